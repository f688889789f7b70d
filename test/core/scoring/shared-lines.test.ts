/** The result of a hand scored after thousands of others is the same, byte for byte, as when scored alone. */
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import * as all from '../../../src/rules/index.js';
import {usualHands} from '../../rules/drawn-bundle.js';

const HANDS = 700;

describe.each(Object.values(all))('after many others: $id', (ruleset) => {
  it(`scores ${HANDS} drawn hands as a rule set that has scored nothing`, async () => {
    const hands = await usualHands(ruleset.id, Math.ceil(HANDS / ruleset.patterns.length));
    expect(hands.length).toBeGreaterThan(HANDS / 2);
    for (const situation of hands) {
      // a copy of the rule set has a new table, in which nothing is kept
      const alone = score(situation, {...ruleset});
      expect(JSON.stringify(score(situation, ruleset))).toBe(JSON.stringify(alone));
    }
  });
});
