/**
 * Drawn hands of every pattern, and near misses, for a rule set's plain second scorer. The comparing code is bundled
 * before it runs (`drawn-bundle.ts`), because a call from one file to another is slow in the test runner.
 */
import {drawing} from '../../src/core/drawing/drawing.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {seeded, type Random} from './random.js';

export interface PlainMeldText {
  /** The names of the tiles: `5p`, `r5p`, `E`. */
  readonly tiles: readonly string[];
  readonly how: 'called' | 'added' | 'concealed';
}

/** A drawn hand taken apart; reads only what drawing writes. */
export interface Parts {
  readonly melds: readonly PlainMeldText[];
  readonly held: readonly string[];
  readonly win?: string;
}

/** The names of the tiles in a text. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/([\dr]+)([mpsf])|([ESWNPFC]|r[ESWNPFC])/g)].flatMap(([, ranks, suit, honor]) =>
    honor ? [honor] : [...ranks.matchAll(/r?\d/g)].map(([rank]) => rank + suit),
  );
}

export function partsOf(hand: string): Parts {
  const [before, win] = hand.split(' +');
  const melds = [...before.matchAll(/\[\[(.*?)\]\]|\[(.*?)\]/g)].map(
    ([, concealed, called]): PlainMeldText => {
      if (concealed) return {tiles: namesIn(concealed), how: 'concealed'};
      return {tiles: namesIn(called.replace('+', '')), how: called.includes('+') ? 'added' : 'called'};
    },
  );
  const held = namesIn(before.replace(/\[\[.*?\]\]|\[.*?\]/g, ' '));
  return {melds, held, ...(win && {win: namesIn(win)[0]})};
}

const KINDS = [...'mps']
  .flatMap((suit) => [...'123456789'].map((rank) => rank + suit))
  .concat([...'ESWNPFC']);

/** 0–26 the suits, 27–33 東南西北白發中. */
export const kindOfName = (name: string): number => KINDS.indexOf(name.replace('r', ''));

const SEATS = ['east', 'south', 'west', 'north'];
export const seatOf = (seat = 'east'): number => SEATS.indexOf(seat);

/** A reading of a hand: its lines, and the rows that it has but that are left out. */
export interface PlainWay {
  /** The value of each row that counts; a row of value 0 may be absent. */
  readonly lines: PlainRows;
  /** For each row left out, the rows that may count in its place. Undefined if the second scorer does not say. */
  readonly out: Readonly<Record<string, readonly string[]>>;
}

type PlainRows = Readonly<Record<string, number>>;

/** The answer of the second scorer. */
export interface Expected {
  readonly status: string;
  /** NaN if the second scorer does not say. */
  readonly total: number;
  /** The readings of the highest worth; none if the second scorer does not say. */
  readonly ways: readonly PlainWay[];
  /** The net amounts by seat, for a win. */
  readonly net?: readonly number[];
}

/** A split of a hand with the winning tile in one of its groups. */
export interface PlainSplit {
  /** The held groups, written by {@link groupName}. */
  readonly groups: readonly string[];
  /** 2 if it may win, 1 if the hand may not win, 0 if this split may not be used. */
  readonly rank: 0 | 1 | 2;
  /** The worth before the cap; undefined if the second scorer does not say. */
  readonly worth?: number;
  readonly total?: number;
  /** The rows that count and those left out, in any of these ways; none if the second scorer does not say. */
  readonly ways: readonly PlainWay[];
  /** Of splits of the same worth, the one with the higher preference comes first. */
  readonly preference?: number;
}

/** A group's tiles; after `*` those that a wild tile stands for, and `+` if it has the winning tile. */
export const groupName = (
  names: readonly string[],
  {wild = [], won}: {readonly wild?: readonly string[]; readonly won: boolean},
): string => `${names.join('')}${wild.length ? `*${wild.join('')}` : ''}${won ? '+' : ''}`;

export interface Comparison {
  readonly ruleset: Ruleset;
  readonly preset?: string;
  /** Rows that no hand can have under the preset, unless an option says otherwise. */
  readonly never?: readonly string[];
  /** Presets under which the same hands are drawn: these hands are scored under each of them too. */
  readonly alike?: readonly string[];
  /** Random house rules, for every second situation. */
  readonly options: (random: Random) => Record<string, unknown>;
  readonly expected: (situation: Situation) => Expected;
  /** All ways to split the held tiles, with the winning tile in each group. */
  readonly splits: (situation: Situation) => readonly PlainSplit[];
}

/** How a result differs from the second scorer's; undefined if they agree. */
function disagreement({ruleset, expected}: Comparison, situation: Situation): string | undefined {
  const result = score(situation, ruleset);
  const {status, total, ways, net} = expected(situation);
  if (result.status !== status) return `status: ours ${result.status}, theirs ${status}`;
  if (status !== 'not-a-win' && !Number.isNaN(total) && result.total !== total)
    return `total: ours ${result.total}, theirs ${total}`;
  if (ways.length && !ways.some((way) => saysTheSame(way, result)))
    return `lines: ours ${told(result)}, theirs ${ways.map((way) => JSON.stringify(way)).join(' | ')}`;
  if (net && ruleset.seats.some((seat, at) => result.net[seat] !== net[at]))
    return `net: ours ${JSON.stringify(result.net)}, theirs ${net.join()}`;
  return wrongExclusion(result);
}

const told = ({lines, excluded}: ScoreResult): string =>
  JSON.stringify({
    lines: Object.fromEntries(lines.map(({id, value}) => [id, value])),
    out: Object.fromEntries(excluded.map(({id, by}) => [id, by])),
  });

/** Whether the same rows count and are left out as in the other scorer. */
export function saysTheSame(
  {lines, out}: PlainWay,
  result: Pick<ScoreResult, 'lines' | 'excluded'>,
): boolean {
  let counted = 0;
  for (const {id, value} of result.lines) {
    if (!value) continue;
    if (lines[id] !== value) return false;
    counted++;
  }
  for (const id in lines) if (lines[id]) counted--;
  if (counted || !out) return !counted;
  const {excluded} = result;
  return (
    excluded.length === Object.keys(out).length &&
    excluded.every(({id, by}) => Object.hasOwn(out, id) && out[id].includes(by))
  );
}

/** A row that is left out although it counts, or for a row that does not count. */
function wrongExclusion({lines, excluded}: ScoreResult): string | undefined {
  const counts = (row: string): boolean => lines.some(({id}) => id === row);
  for (const {id, by} of excluded) {
    if (counts(id)) return `${id} is left out for ${by}, and counted`;
    if (!counts(by)) return `${id} is left out for ${by}, which is not counted`;
  }
  return undefined;
}

/** The outcome of comparing the hands of all patterns. */
export interface Compared {
  readonly patterns: number;
  readonly situations: number;
  readonly wrong: readonly string[];
}

/**
 * Compares drawn hands.
 * @param each how many hands of every pattern
 * @param near whether the hands are near misses
 */
export async function compareDrawn(comparison: Comparison, each: number, near: boolean): Promise<Compared> {
  const {ruleset, preset, never = [], alike = [], options} = comparison;
  const drawn = await drawing(ruleset);
  const random = seeded(17);
  const wrong: string[] = [];
  let situations = 0;
  const compare = (situation: Situation, said: string): void => {
    const why = disagreement(comparison, situation);
    if (why) wrong.push(`${said}: ${JSON.stringify(situation)}\n  ${why}`);
  };
  const patterns = drawn.patterns(preset).filter((id) => near || !never.includes(id));
  for (const id of patterns) {
    for (let i = 0; i < each; i++) {
      const level = ([1, 2, 3] as const)[i % 3];
      const spec = {seed: `${id} ${i} ${near}`, patterns: [id], near, level, ...(preset ? {preset} : {})};
      // house rules that an example needs may be among the random ones, with another value
      const one = (i % 2 ? drawn.draw({...spec, options: options(random)}) : undefined) ?? drawn.draw(spec);
      if (!one) {
        wrong.push(`${id} ${i}: nothing drawn`);
        continue;
      }
      situations++;
      const said = near ? `${id} without ${one.missed}` : id;
      compare(one.situation, said);
      for (const rules of alike) compare({...one.situation, rules}, said);
    }
  }
  return {patterns: patterns.length, situations, wrong};
}
