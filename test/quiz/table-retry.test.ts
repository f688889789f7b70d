/** A table that comes back: of the same kind, with another answer as often as the rules allow, and always answerable. */
import {describe, expect, test} from 'vitest';
import type {TableAsk} from '../../src/quiz/ask.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {tableRetry} from '../../src/quiz/table/retry.js';
import {ask, roundOf} from './table-asking.js';

const LESSONS = Array.from({length: 100}, (_, i) => `lesson-${i}/2/0`);

/** What is right, without the names of suits and of the seat that is asked about. */
const ticks = (answer: string, seat: Seat | undefined): string =>
  (seat ? answer.replaceAll(`${seat}:`, '') : answer).replaceAll(/(?<=\d)[mps]/g, '');

const CLAIM = `rules=mcr round=east left=52
E: | 1m>S 9p E W^ 9m?
S: [_123m][456m] 78m 234p 55s | N 1s^ 9s
W: 99m 123p 456s 789s 1s 2p | P 1m C
N: [123p][456p] 789p 99s 78m | 2s 8s`;

const KINDS: readonly (readonly [TableAsk, string, string, Seat?])[] = [
  ['may', 'of all', CLAIM],
  ['may', 'of one', 'rules=luqiao wild=9s turn=E W: 77p 123m 456m 789s 4p 1s play: E: +1m -7p', 'west'],
  [
    'may',
    'riichi',
    'rules=riichi turn=S indicators=E left=40 S: 345p 678m 99s 234m 67s play: S: +W',
    'south',
  ],
  [
    'wins',
    'passed',
    'rules=luqiao wild=9s turn=W S: [345s] 23m 567p 789p SS play: W: +8p -4m N: +4m -E',
    'south',
  ],
  [
    'wins',
    'furiten',
    'rules=riichi turn=E indicators=E left=40 S: 567m 777m 55s 234s 34p | 2p 9s play: E: +1s -S',
    'south',
  ],
  ['next', 'counters', 'rules=xinzhang counters=2 start=deal E: 123p 456p 789p 111s 55m 78m 9m play: E: win'],
  [
    'next',
    'riichi',
    'rules=riichi turn=E indicators=E counters=1 left=40 W: 234m 678p 345s 66s 78s play: E: +1s -9s W: win',
  ],
  ['move', 'discard', 'rules=mcr turn=S left=60 S: 1m 34p 12345679s 8s FF play: S: -1m'],
];

describe('a table that comes back', () => {
  for (const [what, name, text, seat] of KINDS)
    test(`${what}, ${name}: answerable, and at least a third have another answer`, async () => {
      const whole = await roundOf(text);
      const round = what === 'move' ? {...whole, at: 0} : whole;
      const pose = (one: typeof round, whose: Seat | undefined) => ask(what, one, whose);
      const first = pose(round, seat);
      expect(first.fault).toBeUndefined();
      const given = first.judge('').expected;
      let differ = 0;
      for (const id of LESSONS) {
        const made = tableRetry({round, ask: what, seat, pose}, id);
        if (!made) throw new Error(id);
        const other = await roundOf(made.text, round.at);
        expect(other.problems, made.text).toEqual([]);
        expect(other.record.rules).toBe(round.record.rules);
        expect(other.record.options).toEqual(round.record.options);
        const posed = pose(other, made.seat);
        expect(posed.fault, made.text).toBeUndefined();
        const {expected} = posed.judge('');
        expect(posed.judge(posed.read(expected) ?? '').right, made.text).toBe(true);
        // a discard is right in the hand that it was played from: it differs by its suit alone
        const [one, two] =
          what === 'move' ? [given, expected] : [ticks(given, seat), ticks(expected, made.seat)];
        if (one !== two) differ++;
      }
      expect(differ).toBeGreaterThan(33);
    }, 60_000);

  test('is the same for the same lesson', async () => {
    const round = await roundOf(CLAIM);
    const again = {
      round,
      ask: 'may',
      seat: undefined,
      pose: (one, seat) => ask('may', one, seat),
    } as Parameters<typeof tableRetry>[0];
    expect(tableRetry(again, 'a')?.text).toBe(tableRetry(again, 'a')?.text);
    expect(new Set(LESSONS.map((id) => tableRetry(again, id)?.text)).size).toBeGreaterThan(50);
  });

  test('is none where a seed deals the tiles', async () => {
    const round = await roundOf('rules=mcr seed=7 start=deal play: E: -1m');
    expect(
      tableRetry({round, ask: 'may', seat: undefined, pose: (one) => ask('may', one)}, 'a'),
    ).toBeUndefined();
  });
});
