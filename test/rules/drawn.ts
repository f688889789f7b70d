/**
 * Drawn hands of every pattern, and hands that just fail it, for a rule set's plain second scorer. `DRAWN=500` in the
 * environment draws so many of each; without it a few.
 */
import {expect, it} from 'vitest';
import {drawing} from '../../src/core/drawing/drawing.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {seeded, type Random} from './random.js';

const EACH = Number(process.env.DRAWN ?? 6);

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

/** What the other scorer says: any of some ways, where several are worth the same. */
export interface Expected {
  readonly status: string;
  readonly total: number;
  readonly ways: readonly Readonly<Record<string, number>>[];
  /** What each seat gets, in their order; for a win. */
  readonly net?: readonly number[];
}

export interface Comparison {
  readonly ruleset: Ruleset;
  readonly preset?: string;
  /** House rules at random, for every second situation. */
  readonly options: (random: Random) => Record<string, unknown>;
  readonly expected: (situation: Situation) => Expected;
  /** What the second scorer does not know. */
  readonly isLeftOut?: (situation: Situation) => boolean;
  /** What a row is left out for, by the page; all rows of one that counts where it is not said. */
  readonly excludes?: (by: string) => readonly string[] | undefined;
}

/** Lines by id, those worth nothing left out. */
const linesOf = ({lines}: ScoreResult): Record<string, number> =>
  Object.fromEntries(lines.filter(({value}) => value).map(({id, value}) => [id, value]));

const sorted = (lines: Readonly<Record<string, number>>): string =>
  Object.entries(lines)
    .filter(([, value]) => value)
    .map(([id, value]) => `${id} ${value}`)
    .sort()
    .join(', ');

function compare({ruleset, expected, excludes}: Comparison, situation: Situation): string | undefined {
  const result = score(situation, ruleset);
  const wanted = expected(situation);
  const got = linesOf(result);
  const is = (what: string, ours: unknown, theirs: unknown): string | undefined =>
    ours === theirs ? undefined : `${what}: ours ${String(ours)}, theirs ${String(theirs)}`;
  const ways = wanted.ways.map(sorted);
  const net = wanted.net && ruleset.seats.map((_, i) => wanted.net?.[i]).join();
  return (
    is('status', result.status, wanted.status) ??
    (wanted.status === 'not-a-win' || Number.isNaN(wanted.total)
      ? undefined
      : is('total', result.total, wanted.total)) ??
    (!wanted.ways.length || ways.includes(sorted(got))
      ? undefined
      : is('lines', sorted(got), ways.join(' | '))) ??
    (net === undefined ? undefined : is('net', ruleset.seats.map((seat) => result.net[seat]).join(), net)) ??
    wrongExclusion(result, excludes)
  );
}

/** A row that is left out counts nowhere, and is left out for one that counts and says so. */
function wrongExclusion(result: ScoreResult, excludes: Comparison['excludes']): string | undefined {
  const counted = new Set(result.lines.map(({id}) => id));
  for (const {id, by} of result.excluded) {
    if (counted.has(id)) return `${id} is left out for ${by}, and counted`;
    if (!counted.has(by)) return `${id} is left out for ${by}, which is not counted`;
    const left = excludes?.(by);
    if (left && !left.includes(id)) return `${id} is left out for ${by}, and may be added`;
  }
  return undefined;
}

/** One test for the hits and one for the misses of all patterns. */
export function testDrawn(name: string, comparison: Comparison): void {
  const {ruleset, preset, options} = comparison;
  it.each([false, true])(
    `${name}: ${EACH} hands of every pattern; which just fail it: %s`,
    async (near) => {
      const drawn = await drawing(ruleset);
      const random = seeded(17);
      const wrong: string[] = [];
      let compared = 0;
      for (const id of drawn.patterns(preset)) {
        for (let i = 0; i < EACH; i++) {
          const level = ([1, 2, 3] as const)[i % 3];
          const spec = {seed: `${id} ${i} ${near}`, patterns: [id], near, level, ...(preset ? {preset} : {})};
          // house rules that a recipe needs may be among those at random, with another value
          const other = i % 2 ? drawn.draw({...spec, options: options(random)}) : undefined;
          const one = other ?? drawn.draw(spec);
          expect(one, `${id} ${i}`).toBeDefined();
          if (!one || comparison.isLeftOut?.(one.situation)) continue;
          compared++;
          const why = compare(comparison, one.situation);
          if (why)
            wrong.push(
              `${id}${near ? ` without ${one.missed}` : ''}: ${JSON.stringify(one.situation)}\n  ${why}`,
            );
        }
      }
      expect(compared, 'situations compared').toBeGreaterThan(0.7 * EACH * drawn.patterns(preset).length);
      expect(wrong.slice(0, 40).join('\n'), `${wrong.length} of ${compared}`).toBe('');
    },
    60_000 + 600 * EACH,
  );
}
