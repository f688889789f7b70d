/** Arrangements that are equivalent to others, or cannot be worth enough, are skipped. */
import {describe, expect, it} from 'vitest';
import {gainOf} from '../../../src/core/arranging/wild/best-first.js';
import {CHOW, lowestOf, typeOf} from '../../../src/core/tiles/group.js';
import type {Match} from '../../../src/core/game/match.js';
import type {Ruleset} from '../../../src/core/game/ruleset.js';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Situation} from '../../../src/core/situation/situation.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {WHITE, kindName, suitOf} from '../../../src/core/tiles/tile.js';
import {estimate} from '../../../src/rules/luqiao/estimate.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import type {LuqiaoOptions} from '../../../src/rules/luqiao/options.js';
import {handText, randomWin, seeded, type Random} from '../random.js';

/** A win with up to three 財神 and sometimes a 白, under options that change the worth of sets and flushes. */
function draw(random: Random): Situation {
  const win = randomWin(random, 4, () => 4);
  const wild = random(34);
  const wilds = random(4);
  const whites = wilds + (random(3) ? 0 : random(3));
  return {
    rules: 'luqiao',
    hand: handText({...win, held: win.held.map((kind, i) => (i < wilds ? wild : i < whites ? WHITE : kind))}),
    wild: kindName(wild),
    by: random(2) ? 'self' : 'discard',
    ...(random(4) ? {} : {passedTotal: random(80), passedTiles: kindName(random(34))}),
    seat: SEATS[random(4)],
    options: {
      allHonors: ['hunyise', 'qingyise', 'none'][random(3)],
      sifenghuiqi: random(3) ? 'off' : 'xiaoToo',
      laziCap: 1_000_000,
      missedWin: ['sameTileBanned', 'mustScoreMore', 'off'][random(3)],
      caishenTanki: ['tsumoOnly', 'mustScoreMore'][random(2)],
      wildMaxFourCopies: random(4) === 0,
      qiandangWithWild: random(4) > 0,
    },
  };
}

/** The highest worth of an arrangement, with the winning tile in its group. */
function mostOf({groups, size, winAt, winKind, position}: Match<LuqiaoOptions>): number {
  let gains = 0;
  let parts = 0;
  for (let at = 0; at < size; at++) {
    const code = groups[at];
    const middle = at === winAt && typeOf(code) === CHOW && winKind === lowestOf(code) + 1;
    gains += gainOf(estimate, code, middle);
    parts |= 1 << suitOf(lowestOf(code));
  }
  return estimate.atMost(gains, parts, position);
}

describe('路橋: what is known of an arrangement before its rows are asked', () => {
  it('is not below its worth, and changes no result', () => {
    let asked = 0;
    let most = Infinity;
    const unbound = {...luqiao, wilds: {of: luqiao.wilds!.of}};
    const watched: Ruleset<LuqiaoOptions> = {
      ...unbound,
      arranging: {
        ...luqiao.arranging,
        // called before an arrangement is summed up
        combine(m) {
          most = m.shape === 'sets' ? mostOf(m) : Infinity;
        },
      },
      worth(sums, m) {
        const worth = luqiao.worth(sums, m);
        if (most < Infinity) asked++;
        expect(most).toBeGreaterThanOrEqual(worth);
        // the best arrangement is summed up again at the end
        most = Infinity;
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

  it('changes nothing about what a hand waits for', () => {
    const unbound = {...luqiao, wilds: {of: luqiao.wilds!.of}};
    const random = seeded(6);
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const {by: _by, hand, ...rest} = draw(random);
      const [held, won] = hand.split('+');
      const ready = {...rest, hand: held, ...(i % 4 ? {} : {passedTiles: won})};
      const found = waits(ready, luqiao);
      expect(found).toEqual(waits(ready, unbound));
      for (const {discard} of found.ready) seen.add(discard.reason?.code ?? discard.status);
    }
    for (const code of ['missed-win', 'passed-tile', 'wild-discard', 'wild-single-wait', 'win'])
      expect(seen).toContain(code);
  });
});
