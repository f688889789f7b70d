/** The result of a hand scored after thousands of others is the same, byte for byte, as when scored alone. */
import {describe, expect, it} from 'vitest';
import {drawing} from '../../../src/core/drawing/drawing.js';
import {score} from '../../../src/core/scoring/score.js';
import * as all from '../../../src/rules/index.js';

const HANDS = 700;

describe.each(Object.values(all))('after many others: $id', (ruleset) => {
  it(`scores ${HANDS} drawn hands as a rule set that has scored nothing`, async () => {
    const drawn = await drawing(ruleset);
    const ids = drawn.patterns();
    for (let i = 0; i < HANDS; i++) {
      const one = drawn.draw({
        seed: `after ${i}`,
        patterns: [ids[i % ids.length]],
        level: i % 2 ? 3 : 2,
        near: i % 5 === 0,
      });
      if (!one) continue;
      // a copy of the rule set has a new table, in which nothing is kept
      const alone = score(one.situation, {...ruleset});
      expect(JSON.stringify(score(one.situation, ruleset))).toBe(JSON.stringify(alone));
    }
  });
});
