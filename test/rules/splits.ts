/** All splits of drawn hands, compared with those that a rule set's plain second scorer finds by trying everything. */
import {arrangements, type Arrangement} from '../../src/core/scoring/arrangements.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {groupName, namesIn, partsOf, saysTheSame, type Comparison, type PlainSplit} from './drawn.js';
import type {DrawnPair} from './drawn-pairs.js';

const textOf = (groups: readonly string[]): string => [...groups].sort().join(' ');
/** The split without the place of the winning tile. */
const unplaced = (text: string): string => textOf(text.split(' ').map((group) => group.replace('+', '')));

/** A split of ours, with the splits of the second scorer that equal it. */
interface Met {
  readonly text: string;
  readonly ours: Arrangement;
  readonly theirs: readonly PlainSplit[];
}

const heldOf = ({groups}: Arrangement, melds: number): string =>
  textOf(
    groups
      .slice(melds)
      .map(({tiles, wild = '', win}) => groupName(namesIn(tiles), {wild: namesIn(wild), won: win === true})),
  );

const agrees = (ours: Arrangement, {rank, total, ways}: PlainSplit): boolean =>
  (ours.status === 'win') === (rank === 2) &&
  (total === undefined || ours.total === total) &&
  (!ways.length || ways.some((way) => saysTheSame(way, ours)));

/** The keys by which splits are sorted, highest first. */
const orderOf = ({ours, theirs: [split]}: Met): number[] => [
  split.rank,
  split.worth ?? ours.total,
  split.preference ?? 0,
  -ours.lines.length,
];

function isAfter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((n, i) => n !== other[i]);
  return at >= 0 && one[at] < other[at];
}

/** How the splits of a hand differ; undefined if they agree. */
function disagreement(
  {ruleset, splits}: Comparison,
  situation: Situation,
  ours: readonly Arrangement[],
): string | undefined {
  const melds = partsOf(situation.hand).melds.length;
  const byText = new Map<string, PlainSplit[]>();
  for (const split of splits(situation)) {
    const text = textOf(split.groups);
    byText.set(text, [...(byText.get(text) ?? []), split]);
  }
  const met: Met[] = ours.map((one) => {
    const text = heldOf(one, melds);
    return {text, ours: one, theirs: (byText.get(text) ?? []).filter((split) => agrees(one, split))};
  });
  const wrong = met.find(({theirs}) => !theirs.length);
  if (wrong)
    return `ours alone: ${wrong.text} ${told(wrong.ours)}, theirs ${JSON.stringify(byText.get(wrong.text))}`;
  // if the place of the winning tile changes nothing, any of these splits will do
  const anywhere = ruleset.arranging?.placeMatters !== undefined;
  const place = (text: string): string => (anywhere ? unplaced(text) : text);
  const mine = new Map<string, Met[]>();
  for (const one of met) mine.set(place(one.text), [...(mine.get(place(one.text)) ?? []), one]);
  for (const [text, all] of byText) {
    const lacking = all.find((split) => !mine.get(place(text))?.some(({ours: one}) => agrees(one, split)));
    if (lacking) return `theirs alone: ${text} ${JSON.stringify(lacking)}`;
  }
  const late = met.findIndex((one, i) => i > 0 && isAfter(orderOf(met[i - 1]), orderOf(one)));
  return late > 0 ? `order: ${met[late - 1].text} before ${met[late].text}` : undefined;
}

const told = ({status, total, lines, excluded}: Arrangement): string =>
  JSON.stringify({
    status,
    total,
    lines: Object.fromEntries(lines.map(({id, value}) => [id, value])),
    out: Object.fromEntries(excluded.map(({id, by}) => [id, by])),
  });

/** The outcome of comparing the splits of hands. */
export interface SplitsCompared {
  readonly hands: number;
  /** How many hands split in several ways. */
  readonly several: number;
  /** The kinds of groups that occurred. */
  readonly kinds: readonly string[];
  readonly wrong: readonly string[];
}

/** Compares so many of the hands and near misses, of all patterns in turn. */
export function compareSplits(
  comparison: Comparison,
  pairs: readonly DrawnPair[],
  hands: number,
): SplitsCompared {
  const {ruleset} = comparison;
  const kinds = new Set<string>();
  const wrong: string[] = [];
  let done = 0;
  let several = 0;
  for (const situation of inTurn(pairs)) {
    if (done === hands) break;
    if (!situation?.hand.includes('+')) continue;
    done++;
    const ours = arrangements(situation, ruleset);
    const why = disagreement(comparison, situation, ours);
    if (why) wrong.push(`${JSON.stringify(situation)}\n  ${why}`);
    if (ours.length > 1) several++;
    for (const {groups} of ours) for (const {kind, wild} of groups) kinds.add(wild ? `${kind} wild` : kind);
  }
  return {hands: done, several, kinds: [...kinds], wrong};
}

/** The first pairs of all patterns first: two hands, two near misses and so on, and then the others of the pairs. */
function inTurn(pairs: readonly DrawnPair[]): (Situation | undefined)[] {
  const sorted = pairs.toSorted((a, b) => a.at - b.at);
  return [0, 1].flatMap((turn) =>
    sorted.map(({at, hand, near}) => ((Math.floor(at / 2) + turn) % 2 ? near?.situation : hand)),
  );
}
