/** Every reason for a payment has words in every language, so that no page says "other payment". */
import {describe, expect, it} from 'vitest';
import {drawing} from '../../src/core/drawing/drawing.js';
import {LANGS} from '../../src/core/game/names.js';
import {score} from '../../src/core/scoring/score.js';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import {rulesetWords} from '../../src/cli/texts.js';
import {loadLocale} from '../../src/locales/index.js';

const HANDS = 300;

describe.each(rulesets.map((ruleset) => ({id: ruleset.id, ruleset})))('payments of $id', ({ruleset}) => {
  it('say why', async () => {
    const drawn = await drawing(ruleset);
    const reasons = new Set<string>();
    for (let i = 0; i < HANDS; i++) {
      const situation = drawn.draw({seed: `payments ${i}`, level: 3})?.situation;
      if (!situation) continue;
      const {fields} = ruleset;
      const asked = {
        ...situation,
        ...(fields.includes('counters') && {counters: 1}),
        ...(fields.includes('liable') && i % 2 && situation.seat !== 'north' && {liable: 'north' as const}),
      };
      for (const {why} of score(asked, ruleset).payments) reasons.add(why);
    }
    expect(reasons.size).toBeGreaterThan(0);
    for (const lang of LANGS) {
      const shared: Readonly<Record<string, string>> = (await loadLocale(lang)).settlement.why;
      const {payments = {}} = rulesetWords(ruleset)[lang];
      const without = [...reasons].filter((why) => !(payments[why] ?? shared[why]));
      expect(without, lang).toEqual([]);
    }
  });
});
