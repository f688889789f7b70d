/**
 * All arrangements of drawn hands, compared with those that each rule set's plain second scorer finds by trying
 * everything.
 */
import {describe, expect, it} from 'vitest';
import {drawing} from '../../src/core/drawing/drawing.js';
import {arrangements} from '../../src/core/scoring/arrangements.js';
import {score} from '../../src/core/scoring/score.js';
import * as all from '../../src/rules/index.js';
import {bundled} from './drawn-bundle.js';

const HANDS = 500;

/** Rule sets, the name of each, and groups that must occur among the hands. */
const COMPARED = [
  ['luqiao', 'luqiao', ['chow wild', 'pung wild', 'pair wild']],
  ['xinzhang', 'xinzhang', ['single']],
  ['xinzhang', 'supercup', []],
  ['shiragiku', 'shiragiku', []],
  ['ribon', 'ribon', ['single']],
  ['ribon', 'tohtenko', ['single']],
  ['mcr', 'mcr', ['single', 'knitted']],
  ['mcr', 'guobiao', ['single', 'knitted']],
] as const;

describe.each(COMPARED)('all arrangements: %s, %s', (ruleset, name, kinds) => {
  it(`are those of a brute force, in their order, for ${HANDS} hands`, async () => {
    const {[ruleset]: comparisons, compareSplits} = await bundled();
    const {hands, several, wrong, kinds: met} = await compareSplits(comparisons[name], HANDS);
    expect(wrong.slice(0, 5).join('\n'), `${wrong.length} of ${HANDS}`).toBe('');
    expect(hands).toBe(HANDS);
    expect(several).toBeGreaterThan(HANDS / 20);
    expect(met).toEqual(expect.arrayContaining(['pair', 'chow', 'pung', 'kong', ...kinds]));
  }, 180_000);
});

describe('all arrangements', () => {
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
