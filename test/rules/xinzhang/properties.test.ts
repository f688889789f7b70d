import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Situation} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {handText, randomWin, seeded, shuffled, type Random, type RandomWin} from '../random.js';

const draw = (random: Random): RandomWin => randomWin(random, 5, () => 4);

const situation = (win: RandomWin, more: Partial<Situation> = {}): Situation => ({
  rules: 'xinzhang',
  hand: handText(win),
  by: 'self',
  options: {minTai: 0},
  ...more,
});

/** Replaces every tile of a win. */
const mapped = (win: RandomWin, to: (kind: number) => number): RandomWin => ({
  melds: win.melds.map(({text, kinds}) => {
    const tiles = kinds.map(to);
    const names = tiles.map(kindName).join('');
    return {kinds: tiles, text: text.startsWith('[[') ? `[[${names}]]` : `[${names}]`};
  }),
  held: win.held.map(to),
  win: to(win.win),
});

describe('新章: what must not matter', () => {
  it('the order in which tiles, melds and flowers are typed', () => {
    const random = seeded(41);
    for (let i = 0; i < 400; i++) {
      const win = draw(random);
      const mixed = {...win, held: shuffled(random, win.held), melds: shuffled(random, win.melds)};
      const by = {by: random(2) ? 'self' : 'discard', from: 'south'} as const;
      const a = score(situation(win, {...by, flowers: '春秋梅菊'}), xinzhang);
      const b = score(situation(mixed, {...by, flowers: '菊春梅秋'}), xinzhang);
      expect(b).toEqual(a);
    }
  });

  it('which suit is which, but for 綠一色; 1 to 9 backwards too', () => {
    const random = seeded(42);
    for (let i = 0; i < 400; i++) {
      const win = draw(random);
      const suits = shuffled(random, [0, 1, 2]);
      const back = random(2) === 0;
      const rename = (kind: number): number =>
        kind < 27 ? suits[Math.floor(kind / 9)] * 9 + (back ? 8 - (kind % 9) : kind % 9) : kind;
      const [a, b] = [win, mapped(win, rename)].map((w) => score(situation(w), xinzhang));
      const green = [a, b].some(({lines}) => lines.some(({id}) => id === 'lvyise'));
      if (!green) expect(b.total, handText(win)).toBe(a.total);
    }
  });

  it('seat and round, for hands without winds and flowers', () => {
    const random = seeded(43);
    for (let i = 0; i < 200; i++) {
      const win = draw(random);
      if ([...win.held, win.win, ...win.melds.flatMap(({kinds}) => kinds)].some((k) => k > 26 && k < 31))
        continue;
      const totals = SEATS.map(
        (seat) => score(situation(win, {seat, round: SEATS[random(4)]}), xinzhang).total,
      );
      expect(new Set(totals).size).toBe(1);
    }
  });
});

describe('新章: what must hold', () => {
  it('no text throws, and what is wrong says so', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), fc.string(), (hand, flowers) => {
        const result = score({rules: 'xinzhang', hand, flowers, by: 'self'}, xinzhang);
        if (result.status === 'invalid') expect(result.reason?.code).toBeTruthy();
      }),
      {numRuns: 300, seed: 46},
    );
  });

  it('no field throws', () => {
    const anything = fc.anything();
    fc.assert(
      fc.property(
        fc.record(
          {
            by: anything,
            from: anything,
            seat: anything,
            round: anything,
            dealer: anything,
            counters: anything,
            flowers: anything,
            flags: anything,
          },
          {requiredKeys: []},
        ),
        (fields) => {
          const given = {rules: 'xinzhang', hand: '123m 456m 678p 34s 77s 234p +5s', ...fields} as Situation;
          expect(score(given, xinzhang).status).toBeTruthy();
          expect(waits(given, xinzhang).rules).toBeTruthy();
        },
      ),
      {numRuns: 300, seed: 46},
    );
  });

  it('a tile that a hand waits for completes it, and no other', () => {
    const random = seeded(44);
    for (let i = 0; i < 60; i++) {
      const win = draw(random);
      const whole = handText(win);
      const hand = whole.slice(0, whole.lastIndexOf('+'));
      const ready = waits({rules: 'xinzhang', hand}, xinzhang).ready.map(({tile}) => tile);
      for (let kind = 0; kind < 34; kind++) {
        const {status} = score({rules: 'xinzhang', hand: `${hand}+${kindName(kind)}`, by: 'self'}, xinzhang);
        expect(ready.includes(kindName(kind)), whole).toBe(status === 'win' || status === 'not-allowed');
      }
    }
  });

  it('a result is frozen, and stays the same as JSON', () => {
    const result = score(situation(draw(seeded(45))), xinzhang);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(Object.isFrozen(result.lines)).toBe(true);
  });
});
