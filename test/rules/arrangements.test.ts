/** What holds of all arrangements of a hand. `drawn-tests.ts` compares them with those of a plain second scorer. */
import {describe, expect, it} from 'vitest';
import {arrangements} from '../../src/core/scoring/arrangements.js';
import {score} from '../../src/core/scoring/score.js';
import * as all from '../../src/rules/index.js';
import {drawnPairs} from './drawn-bundle.js';

describe('all arrangements', () => {
  it.each(Object.values(all))('begin with the one that scores: $id', async (ruleset) => {
    const pairs = (await drawnPairs(ruleset.id)).ofEach(Math.ceil(150 / ruleset.patterns.length));
    for (const situation of pairs.flatMap(({hand}) => hand ?? [])) {
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
