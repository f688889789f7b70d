/** The texts of the gallery are read without a problem, name their sources, and give what their pages say of hands. */
import {describe, expect, it} from 'vitest';
import {packageRulesets as rulesets} from '../../src/cli/rulesets.js';
import {score} from '../../src/core/scoring/score.js';
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';
import {galleryCases, galleryPage, galleryRuleset} from './gallery.js';

describe.each(VARIANT_PAGES.map(({name}) => name))('%s', (name) => {
  it('says what it is, its sources, and what it leaves out', () => {
    const {text, source, unscored, heads} = galleryPage(name);
    expect([text, source, unscored].every((said) => /[.。）)]$/.test(said))).toBe(true);
    expect(heads).toHaveLength(3);
  });

  it('gives what its page says', () => {
    const ruleset = galleryRuleset(name);
    const cases = galleryCases(name);
    expect(cases.length).toBeGreaterThan(4);
    for (const {situation, wanted} of cases) {
      const {status, total, reason} = score({...situation, rules: name}, ruleset);
      const found = status === 'win' ? String(total) : status;
      expect(found, `${situation.hand} ${reason?.code ?? ''}`).toBe(wanted);
    }
    // a page says what misses, too
    expect(cases.some(({wanted}) => wanted.startsWith('not-'))).toBe(true);
  });

  it('has a hand for each row', async () => {
    const {patterns, examples} = galleryRuleset(name);
    const shown = await examples();
    const lacking = patterns.filter(({id, impossible}) => !impossible && !Object.hasOwn(shown, id));
    expect(lacking.map(({native}) => native)).toEqual([]);
  });
});

it('東天紅 is tohtenko without its dora', () => {
  const hand = {hand: '111p 456p 789s 22s PP +P', by: 'self', rules: 'tohtenko'} as const;
  const built = score(hand, rulesets);
  const own = score({...hand, rules: 'toutenkou'}, galleryRuleset('toutenkou'));
  expect(built.status).toBe('win');
  expect(own.status).toBe('win');
  const dora = built.lines.filter(({id}) => id.includes('dora')).reduce((sum, {value}) => sum + value, 0);
  expect(own.total).toBe(built.total - dora);
});
