/** All arrangements of drawn hands of 新章, against those that the plain second scorer finds by trying everything. */
import {describe, expect, it} from 'vitest';
import {drawing} from '../../../src/core/drawing/drawing.js';
import {arrangements, type Arrangement} from '../../../src/core/scoring/arrangements.js';
import {score} from '../../../src/core/scoring/score.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import * as all from '../../../src/rules/index.js';
import {namesIn} from '../drawn.js';
import {plainReadings} from './plain-readings.js';
import {sum} from './plain.js';
import {handOf} from './drawn-hand.js';

const HANDS = 400;

/** The tiles of the groups, the one with the winning tile marked, and the lines. */
const sayOurs = ({groups, lines}: Arrangement): string =>
  JSON.stringify([
    groups.map(({tiles, win}) => namesIn(tiles).join('') + (win ? '+' : '')).sort(),
    Object.fromEntries(lines.map(({id, value}) => [id, value] as const).sort()),
  ]);

const sayTheirs = ({groups, at, lines}: ReturnType<typeof plainReadings>[number]): string =>
  JSON.stringify([
    groups.map((kinds, i) => kinds.map(kindName).join('') + (i === at ? '+' : '')).sort(),
    Object.fromEntries([...lines].sort()),
  ]);

describe('all arrangements', () => {
  it(`are those of a brute force, with their lines, for ${HANDS} drawn hands`, async () => {
    const drawn = await drawing(all.xinzhang);
    const ids = drawn.patterns();
    let several = 0;
    for (let i = 0; i < HANDS; i++) {
      const one = drawn.draw({
        seed: `arranged ${i}`,
        patterns: [ids[i % ids.length]],
        near: i % 2 > 0,
        options: {minTai: 0},
      });
      if (!one) continue;
      const {situation} = one;
      const ours = arrangements(situation, all.xinzhang);
      const theirs = plainReadings(handOf(situation));
      const at = JSON.stringify(situation);
      expect(ours.map(sayOurs).sort(), at).toEqual([...new Set(theirs.map(sayTheirs))].sort());
      const totals = ours.map(({total}) => total);
      expect(Math.max(...totals, 0), at).toBe(Math.max(...theirs.map(({lines}) => sum(lines)), 0));
      if (ours.length > 1) several++;
    }
    expect(several).toBeGreaterThan(HANDS / 10);
  });

  it.each(Object.values(all))('begin with the one that scores: $id', async (ruleset) => {
    const drawn = await drawing(ruleset);
    for (let i = 0; i < 150; i++) {
      const one = drawn.draw({seed: `first ${i}`, level: 3});
      if (!one) continue;
      const {situation} = one;
      const list = arrangements(situation, ruleset);
      const {status, total, lines, excluded, groups, sums} = score(situation, ruleset);
      const at = JSON.stringify(situation);
      if (!list.length) expect(groups.some(({kind}) => kind === 'single') || !situation.by, at).toBe(true);
      else expect(list[0], at).toMatchObject({status, total, lines, excluded, groups, sums});
      const ranked = list.map((each) => [each.status === 'win' ? 1 : 0, each.total] as const);
      for (let n = 1; n < ranked.length; n++) {
        expect(ranked[n][0], at).toBeLessThanOrEqual(ranked[n - 1][0]);
        if (ranked[n][0] === ranked[n - 1][0]) expect(ranked[n][1], at).toBeLessThanOrEqual(ranked[n - 1][1]);
      }
      expect(arrangements(situation, ruleset, {limit: 2})).toEqual(list.slice(0, 2));
    }
  });

  it('are none for what has not won, is not complete or cannot be read', () => {
    expect(arrangements({rules: 'mcr', hand: '123m'}, all.mcr)).toEqual([]);
    expect(arrangements({rules: 'mcr', hand: '123m 456p 789s 99s EE'}, all.mcr)).toEqual([]);
    expect(arrangements({rules: 'mcr', hand: '124m 456p 789s 99s EE +E', by: 'self'}, all.mcr)).toEqual([]);
  });

  it('say why one may not win, in the words that are given', () => {
    const situation = {
      rules: 'mcr',
      hand: '[123m][678p][345s] 24s 99p +3s',
      by: 'discard',
      from: 'south',
    } as const;
    const [first] = arrangements(situation, all.mcr);
    expect(first).toMatchObject({status: 'not-allowed', total: 3, reason: {code: 'below-minimum'}});
  });
});
