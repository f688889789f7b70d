import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {FLAGS, SEATS} from '../../../src/core/situation/situation.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {seeded, shuffled, type Random} from '../random.js';
import {randomWin, situationOf} from './hands.js';
import type {PlainWin} from './plain.js';

const RUNS = 300;

/** Rows that options leave out, each with the row that counts in its place. */
const BY_OPTION: Readonly<Record<string, string>> = {pengpenghu: 'dasixi', fanpaiRound: 'fanpaiSeat'};

function eachWin(seed: number, check: (win: PlainWin, random: Random) => void): void {
  const random = seeded(seed);
  for (let i = 0; i < RUNS; i++) check(randomWin(random), random);
}

const renamed = (win: PlainWin, to: (kind: number) => number): PlainWin => ({
  ...win,
  held: win.held.map(to),
  win: to(win.win),
  passed: win.passed.map(to),
  melds: win.melds.map((meld) => ({...meld, kinds: meld.kinds.map(to)})),
});

describe('しらぎく: what must not matter', () => {
  it('the order in which tiles, melds and flowers are typed', () =>
    eachWin(31, (win, random) => {
      const {held, melds, flowers} = win;
      const mixed = {
        ...win,
        held: shuffled(random, held),
        melds: shuffled(random, melds),
        flowers: shuffled(random, flowers),
      };
      expect(score(situationOf(mixed), shiragiku)).toEqual(score(situationOf(win), shiragiku));
    }));

  it('which suit is which, and which dragon', () =>
    eachWin(32, (win, random) => {
      const suits = shuffled(random, [0, 1, 2]);
      const dragons = shuffled(random, [31, 32, 33]);
      const to = (kind: number): number =>
        kind < 27 ? suits[Math.floor(kind / 9)] * 9 + (kind % 9) : kind < 31 ? kind : dragons[kind - 31];
      const [a, b] = [win, renamed(win, to)].map((hand) => score(situationOf(hand), shiragiku));
      expect([b.status, b.total, b.net]).toEqual([a.status, a.total, a.net]);
    }));

  it('which end of the numbers is which', () =>
    eachWin(33, (win) => {
      const turned = renamed(win, (kind) => (kind < 27 ? kind - 2 * (kind % 9) + 8 : kind));
      const melds = turned.melds.map((meld) => ({...meld, kinds: [...meld.kinds].sort((a, b) => a - b)}));
      const [a, b] = [win, {...turned, melds}].map((hand) => score(situationOf(hand), shiragiku));
      expect([b.status, b.total, b.net]).toEqual([a.status, a.total, a.net]);
    }));
});

describe('しらぎく: what must hold', () => {
  it('payments sum to zero, and are the net', () =>
    eachWin(34, (win) => {
      const {net, payments, status} = score(situationOf(win), shiragiku);
      expect(SEATS.reduce((sum, seat) => sum + (net[seat] ?? NaN), 0)).toBe(0);
      if (status === 'win' && win.options.base) expect(net[SEATS[win.seat]]).toBeGreaterThan(0);
      for (const {from, to, amount} of payments) {
        expect(to).toBe(SEATS[win.seat]);
        expect(from).not.toBe(to);
        expect(amount).toBeGreaterThan(0);
      }
    }));

  it('no line is both counted and excluded, and the lines are the total', () =>
    eachWin(35, (win) => {
      const {lines, excluded, total} = score(situationOf(win), shiragiku);
      for (const {id, by} of excluded) {
        const counted = lines.map((line) => line.id);
        expect(counted).not.toContain(id);
        expect(counted).toContain(by);
        if (BY_OPTION[id] === by) continue;
        expect(shiragiku.patterns.find((row) => row.id === by)?.includes).toContain(id);
      }
      expect(lines.reduce((sum, {value}) => sum + value, 0)).toBe(total);
    }));

  it('each tile waited for is a win that scores what was said', () =>
    eachWin(36, (win) => {
      const {hand, flags: _, from: __, by: ___, ...rest} = situationOf(win);
      const held = hand.slice(0, hand.lastIndexOf('+'));
      for (const {tile, self, discard} of waits({...rest, hand: held}, shiragiku).ready) {
        const won = `${held}+${tile}`;
        expect(score({...rest, hand: won, by: 'self'}, shiragiku)).toMatchObject(self);
        const from = SEATS[win.from];
        expect(score({...rest, hand: won, by: 'discard', from}, shiragiku)).toMatchObject(discard);
      }
    }));

  it('no text and no field throws', () => {
    const seat = fc.constantFrom(...SEATS);
    const situation = fc.record(
      {
        hand: fc.oneof(fc.string({unit: 'binary'}), fc.stringMatching(/^[1-9mpsESWNPFC[\]+ ]{0,40}$/)),
        by: fc.constantFrom('discard', 'self', 'robbing'),
        from: seat,
        seat,
        dealer: seat,
        flowers: fc.oneof(fc.string(), fc.constantFrom('春', '1f2f3f4f5f6f7f8f')),
        flags: fc.array(fc.constantFrom(...FLAGS), {maxLength: 4}),
        counters: fc.oneof(fc.nat(), fc.float()),
      },
      {requiredKeys: ['hand']},
    );
    fc.assert(
      fc.property(situation, (typed) => {
        const result = score({rules: 'shiragiku', ...typed}, shiragiku);
        if (result.status === 'invalid') expect(result.reason?.code).toBeTruthy();
        waits({rules: 'shiragiku', ...typed}, shiragiku);
      }),
      {numRuns: 300},
    );
  });
});
