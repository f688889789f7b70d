/** What tables show of rows is true under every rule set and preset: examples, inclusions, conditions. */
import {describe, expect, it} from 'vitest';
import {detailsOf, texts} from '../../src/cli/texts.js';
import {LANGS, wordsUnder, type Lang, type RulesetText} from '../../src/core/game/names.js';
import {rulesInWords} from '../../src/core/game/rules-in-words.js';
import type {Preset, Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import {patternsOf} from '../../src/core/reading/table.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';

const rulesets = [luqiao, shiragiku, ribon, xinzhang, mcr];
const presets = rulesets.flatMap((ruleset) => (ruleset.presets ?? []).map((preset) => ({ruleset, preset})));
const tables: {id: string; ruleset: Ruleset; preset?: Preset}[] = [
  ...rulesets.map((ruleset) => ({id: ruleset.id, ruleset})),
  ...presets.map((one) => ({id: one.preset.id, ...one})),
];

const textOf = ({id}: Ruleset, lang: Lang): RulesetText => texts[id as keyof typeof texts][lang];

/** The dealer's rows, which are in payments and never lines. */
const PAID = ['zhuangjia', 'lianzhuang', 'lazhuang'];

describe.each(tables)('$id', ({id: rules, ruleset, preset}) => {
  const rows = patternsOf(ruleset, preset);
  const ids = rows.map(({id}) => id);

  it('has an example for each row that scores it, or is paid for it where it is never a line', async () => {
    const examples = await ruleset.examples();
    const silent = rows.filter(({id, impossible}) => {
      const {lines, payments} = score({rules, ...examples[id]}, ruleset);
      const isPaid = PAID.includes(id) && payments.some(({why}) => why === id);
      return !impossible && !isPaid && !lines.some((line) => line.id === id);
    });
    expect(silent.map(({id}) => id)).toEqual([]);
  });

  it('includes rows that it has', () => {
    const included = rows.flatMap(({includes = [], includesOn = []}) => [...includes, ...includesOn]);
    expect(included.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe.each(presets)('what is said of $preset.id', ({ruleset, preset}) => {
  const rows = patternsOf(ruleset, preset);
  const gone = ruleset.patterns.filter(({id}) => !rows.some((row) => row.id === id));

  it.each(LANGS)('names no row that the preset takes out: %s', (lang) => {
    const text = textOf(ruleset, lang);
    const names = gone.map(({id}) => text.names[id].name.toLowerCase());
    const wrong = rows.filter(({id}) => {
      const said = wordsUnder(text, preset).conditions[id].toLowerCase();
      return names.some((name) => said.includes(name));
    });
    expect(wrong.map(({id}) => id)).toEqual([]);
  });

  it.each(LANGS)('is its own where the preset changes when a row counts, or what it includes: %s', (lang) => {
    const text = textOf(ruleset, lang);
    const changed = Object.entries(preset.patterns ?? {}).filter(
      ([, change]) => change?.when ?? change?.includes ?? change?.includesOn,
    );
    const {conditions} = wordsUnder(text, preset);
    const same = changed.filter(([id]) => conditions[id] === text.conditions[id]);
    expect(same.map(([id]) => id)).toEqual([]);
  });

  it.each(LANGS)('are the same object each time, so that elements see no other words: %s', (lang) => {
    const text = textOf(ruleset, lang);
    expect(wordsUnder(text, preset)).toBe(wordsUnder(text, preset));
  });

  it('is of rows that there are, of the same in every language, and another than without the preset', () => {
    const own = LANGS.map((lang) => textOf(ruleset, lang).presetConditions?.[preset.id] ?? {});
    for (const one of own) expect(Object.keys(one)).toEqual(Object.keys(own[0]));
    for (const id of Object.keys(own[0])) {
      expect(rows.map((row) => row.id)).toContain(id);
      for (const [i, lang] of LANGS.entries()) {
        const text = textOf(ruleset, lang);
        expect(wordsUnder(text, preset).conditions[id]).toBe(own[i][id]);
        expect(wordsUnder(text, undefined).conditions[id]).toBe(text.conditions[id]);
        expect(own[i][id]).not.toBe(text.conditions[id]);
      }
    }
  });
});

describe.each(presets)('what rows are called under $preset.id', ({ruleset, preset}) => {
  const rows = patternsOf(ruleset, preset);

  it.each(LANGS)(
    'each has a name of its own, and no condition or numbered rule has a former one: %s',
    async (lang) => {
      const before = textOf(ruleset, lang);
      const now = wordsUnder(before, preset);
      const names = rows.map(({id}) => now.names[id].name);
      expect(new Set(names).size).toBe(names.length);
      const renamed = rows.filter(({id}) => before.names[id].name !== now.names[id].name);
      expect(renamed.map(({id}) => id)).toEqual(Object.keys(before.presetNames?.[preset.id] ?? {}));
      const former = renamed
        .map(({id}) => before.names[id].name)
        .filter((name) => !names.some((one) => one.includes(name)));
      const rules = rulesInWords(ruleset.rules ?? [], (await detailsOf(ruleset))[lang], preset);
      const said = [...rows.map(({id}) => now.conditions[id]), ...rules.map(({text}) => text)];
      expect(said.filter((sentence) => former.some((name) => sentence.includes(name)))).toEqual([]);
    },
  );
});

describe.each(presets)('the numbered rules under $preset.id', ({ruleset, preset}) => {
  const rows = patternsOf(ruleset, preset);
  const gone = ruleset.patterns.filter(({id}) => !rows.some((row) => row.id === id));

  it.each(LANGS)('name no row that the preset takes out, unless to say so: %s', async (lang) => {
    const names = gone.map(({id}) => textOf(ruleset, lang).names[id].name.toLowerCase());
    const details = (await detailsOf(ruleset))[lang];
    const own = details.presetRules?.[preset.id] ?? {};
    const wrong = rulesInWords(ruleset.rules ?? [], details, preset).filter(
      ({cite, text}) => !(cite in own) && names.some((name) => text.toLowerCase().includes(name)),
    );
    expect(wrong.map(({cite}) => cite)).toEqual([]);
  });

  it('are the same in every language, and say something else where the preset changes them', async () => {
    const all = await detailsOf(ruleset);
    const usual = rulesInWords(ruleset.rules ?? [], all.en);
    const kept = rulesInWords(ruleset.rules ?? [], all.en, preset).map(({cite}) => cite);
    for (const lang of LANGS) {
      const own = all[lang].presetRules?.[preset.id] ?? {};
      const said = rulesInWords(ruleset.rules ?? [], all[lang], preset);
      expect(said.map(({cite}) => cite)).toEqual(kept);
      expect(Object.keys(own)).toEqual(Object.keys(all.en.presetRules?.[preset.id] ?? {}));
      expect(usual.map(({cite}) => cite)).toEqual(expect.arrayContaining(Object.keys(own)));
      for (const {cite, text, provenance} of said) {
        const {text: before, provenance: found} = rulesInWords(ruleset.rules ?? [], all[lang]).find(
          (rule) => rule.cite === cite,
        )!;
        if (cite in own) expect([text, provenance]).toEqual([own[cite], preset.provenance]);
        else expect([text, provenance]).toEqual([before, found]);
        expect(text === before).toBe(!(cite in own));
      }
    }
  });
});

describe('a rule that a preset does not have, or has differently', () => {
  const ruled = async (ruleset: Ruleset, preset: Preset, cite: string): Promise<string | undefined> =>
    rulesInWords(ruleset.rules ?? [], (await detailsOf(ruleset)).en, preset).find(
      (rule) => rule.cite === cite,
    )?.text;

  it('東天紅: yakuman of 50, no four of a kind in seven pairs', async () => {
    expect(await ruled(ribon, (ribon.presets ?? [])[0], 'RB-31')).toContain('50');
    expect(await ruled(ribon, (ribon.presets ?? [])[0], 'RB-30')).toContain('may not');
  });

  it('超級盃: no minimum, and nothing of nine dragons', async () => {
    expect(await ruled(xinzhang, (xinzhang.presets ?? [])[0], 'XZ-2')).toBe('There is no minimum.');
    expect(await ruled(xinzhang, (xinzhang.presets ?? [])[0], 'XZ-9')).toBeUndefined();
  });
});
