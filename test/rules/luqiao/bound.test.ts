/** Arrangements that cannot be worth enough are passed over: the bound is never below what one is worth. */
import {describe, expect, it} from 'vitest';
import type {Ruleset} from '../../../src/core/ruleset.js';
import {score} from '../../../src/core/score.js';
import {SEATS, type Situation} from '../../../src/core/situation.js';
import {kindName} from '../../../src/core/tile.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {handText, randomWin, seeded, type Random} from '../random.js';

/** A win with up to three 財神, under options that change what sets and flushes are worth. */
function draw(random: Random): Situation {
  const win = randomWin(random, 4, () => 4);
  const wild = random(34);
  const wilds = random(4);
  return {
    rules: 'luqiao',
    hand: handText({...win, held: win.held.map((kind, i) => (i < wilds ? wild : kind))}),
    wild: kindName(wild),
    by: random(2) ? 'self' : 'discard',
    seat: SEATS[random(4)],
    options: {
      allHonors: ['hunyise', 'qingyise', 'none'][random(3)],
      sifenghuiqi: random(3) ? 'off' : 'xiaoToo',
      laziCap: 1_000_000,
    },
  };
}

describe('路橋: the bound of an arrangement', () => {
  it('is not below its worth, and changes no result', () => {
    let asked = 0;
    const {atMost, ...unbound} = luqiao;
    const watched: Ruleset = {
      ...unbound,
      worth(sums, m) {
        const worth = luqiao.worth(sums, m);
        if (m.shape === 'sets') {
          asked++;
          expect(atMost?.(m)).toBeGreaterThanOrEqual(worth);
        }
        return worth;
      },
    };
    const random = seeded(5);
    for (let i = 0; i < 1500; i++) {
      const situation = draw(random);
      expect(score(situation, luqiao)).toEqual(score(situation, watched));
    }
    expect(asked).toBeGreaterThan(10_000);
  });
});
