/** Every reason for a payment has words in every language, so that no page says "other payment". */
import {describe, expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import {rulesetWords} from '../../src/cli/texts.js';
import {loadLocale} from '../../src/locales/index.js';
import * as all from '../../src/rules/index.js';
import {usualHands} from './drawn-bundle.js';

const HANDS = 300;

describe.each(Object.values(all))('payments of $id', (ruleset) => {
  it('say why', async () => {
    const hands = await usualHands(ruleset.id, Math.ceil(HANDS / ruleset.patterns.length));
    const reasons = new Set<string>();
    const {fields}: Ruleset = ruleset;
    for (const [i, situation] of hands.entries()) {
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
