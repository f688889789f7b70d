/** How often rows are made, as counted in hands of computer players. */

/** What was counted, and how. */
export interface RowFrequencies {
  /** The version of the rule set then. */
  readonly version: number;
  /** The level of all players, and the seed of the hands: the same call counts the same. */
  readonly level: number;
  readonly seed: string;
  readonly hands: number;
  readonly wins: number;
  /** In how many wins each row counted; rows that none had are left out. */
  readonly rows: Readonly<Record<string, number>>;
}

/** How often a row is made. */
export interface RowFrequency {
  readonly wins: number;
  /** The part of wins that have it lies between these, with a chance of 95 %. */
  readonly low: number;
  readonly high: number;
  /** About 1 in so many wins, 1 for half of them or more; absent where the hands are too few to tell. */
  readonly oneIn?: FrequencyClass;
}

/** A class of how often a row is made: about 1 in so many wins, and the smallest part of wins that is in it. */
const CLASSES = [
  {oneIn: 1, from: 1 / 2},
  {oneIn: 5, from: 1 / 16},
  {oneIn: 50, from: 1 / 160},
  {oneIn: 500, from: 1 / 1600},
] as const;
/** About 1 in so many wins; 1 for half of all wins and more. */
export type FrequencyClass = (typeof CLASSES)[number]['oneIn'];

/** So many standard errors on both sides have a chance of 95 %. */
const ERRORS = 1.96;

/** The error of a part of so many, by Wilson (1927): it also holds for parts near 0. */
function partBetween(n: number, of: number): Pick<RowFrequency, 'low' | 'high'> {
  if (!of) return {low: 0, high: 1};
  const part = n / of;
  const more = ERRORS ** 2 / of;
  const middle = (part + more / 2) / (1 + more);
  const error = (ERRORS / (1 + more)) * Math.sqrt((part * (1 - part)) / of + more / (4 * of));
  return {low: n ? middle - error : 0, high: n < of ? middle + error : 1};
}

/** How often a row is made; it has a class where all parts that are likely lie in the same one. */
export function frequencyOf(
  {rows, wins: all}: Pick<RowFrequencies, 'rows' | 'wins'>,
  id: string,
): RowFrequency {
  const wins = Object.hasOwn(rows, id) ? rows[id] : 0;
  const {low, high} = partBetween(wins, all);
  const found = CLASSES.find(({from}) => low >= from);
  const isSure = found && CLASSES.every(({from}) => from <= found.from || high < from);
  return {wins, low, high, ...(isSure && {oneIn: found.oneIn})};
}
