/**
 * Drawn hands of every pattern, and hands that just fail it, for a rule set's plain second scorer. What compares them
 * is bundled before it runs (`drawn-bundle.ts`): a call from one file to another costs much under the test runner.
 */
import {drawing} from '../../src/core/drawing/drawing.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {seeded, type Random} from './random.js';

export interface PlainMeldText {
  /** One name a tile: `5p`, `r5p`, `E`. */
  readonly tiles: readonly string[];
  readonly how: 'called' | 'added' | 'concealed';
}

/** A drawn hand taken apart; only what drawing writes is read. */
export interface Parts {
  readonly melds: readonly PlainMeldText[];
  readonly held: readonly string[];
  readonly win?: string;
}

/** The tiles of a text, one name each. */
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
      return {tiles: namesIn(called), how: called.includes('+') ? 'added' : 'called'};
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

/** A reading of a hand: its lines, and what is true of it but left out. */
export interface PlainWay {
  /** What each row that counts is worth; one worth nothing may be there. */
  readonly lines: PlainRows;
  /** For what each row is left out: any of these. Undefined where the second scorer does not say. */
  readonly out: Readonly<Record<string, readonly string[]>>;
}

type PlainRows = Readonly<Record<string, number>>;

/** What the other scorer says. */
export interface Expected {
  readonly status: string;
  /** NaN where it is not said. */
  readonly total: number;
  /** The ways to read the hand that are worth most; none where they are not said. */
  readonly ways: readonly PlainWay[];
  /** What each seat gets, in their order; for a win. */
  readonly net?: readonly number[];
}

/** A split of a hand with the winning tile in one of its groups. */
export interface PlainSplit {
  /** The held groups, as {@link groupName} writes them. */
  readonly groups: readonly string[];
  /** 2 where it may win, 1 where the hand may not, 0 where this split may not be used. */
  readonly rank: 0 | 1 | 2;
  /** What it is worth before the cap; undefined where the second scorer does not say. */
  readonly worth?: number;
  readonly total?: number;
  /** What counts, and what is left out, any of these; none where the second scorer does not say. */
  readonly ways: readonly PlainWay[];
  /** Of splits that are worth the same the one with more of this goes first. */
  readonly preference?: number;
}

/** A group's tiles, behind `*` those that a wild tile stands for, and `+` where the winning tile is in it. */
export const groupName = (
  names: readonly string[],
  {wild = [], won}: {readonly wild?: readonly string[]; readonly won: boolean},
): string => `${names.join('')}${wild.length ? `*${wild.join('')}` : ''}${won ? '+' : ''}`;

export interface Comparison {
  readonly ruleset: Ruleset;
  readonly preset?: string;
  /** House rules at random, for every second situation. */
  readonly options: (random: Random) => Record<string, unknown>;
  readonly expected: (situation: Situation) => Expected;
  /** All ways to split the held tiles, with the winning tile in each place. */
  readonly splits: (situation: Situation) => readonly PlainSplit[];
}

/** What is wrong with a result; undefined where both scorers agree. */
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

/** Whether what counts and what is left out are those of the other scorer. */
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

/** A row that is left out counts nowhere, and is left out for one that counts. */
function wrongExclusion({lines, excluded}: ScoreResult): string | undefined {
  const counts = (row: string): boolean => lines.some(({id}) => id === row);
  for (const {id, by} of excluded) {
    if (counts(id)) return `${id} is left out for ${by}, and counted`;
    if (!counts(by)) return `${id} is left out for ${by}, which is not counted`;
  }
  return undefined;
}

/** What came of comparing the hands of all patterns. */
export interface Compared {
  readonly patterns: number;
  readonly situations: number;
  readonly wrong: readonly string[];
}

/**
 * Compares drawn hands.
 * @param each so many of every pattern
 * @param near hands that just fail it
 */
export async function compareDrawn(comparison: Comparison, each: number, near: boolean): Promise<Compared> {
  const {ruleset, preset, options} = comparison;
  const drawn = await drawing(ruleset);
  const random = seeded(17);
  const wrong: string[] = [];
  let situations = 0;
  const patterns = drawn.patterns(preset);
  for (const id of patterns) {
    for (let i = 0; i < each; i++) {
      const level = ([1, 2, 3] as const)[i % 3];
      const spec = {seed: `${id} ${i} ${near}`, patterns: [id], near, level, ...(preset ? {preset} : {})};
      // house rules that a recipe needs may be among those at random, with another value
      const one = (i % 2 ? drawn.draw({...spec, options: options(random)}) : undefined) ?? drawn.draw(spec);
      if (!one) {
        wrong.push(`${id} ${i}: nothing drawn`);
        continue;
      }
      situations++;
      const why = disagreement(comparison, one.situation);
      const without = near ? ` without ${one.missed}` : '';
      if (why) wrong.push(`${id}${without}: ${JSON.stringify(one.situation)}\n  ${why}`);
    }
  }
  return {patterns: patterns.length, situations, wrong};
}
