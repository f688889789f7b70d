/** What is shown of rows is true of them under every rule set and preset: examples, inclusions, conditions. */
import {describe, expect, it} from 'vitest';
import {texts} from '../../src/cli/texts.js';
import {LANGS, conditionOf, type Lang, type RulesetText} from '../../src/core/names.js';
import type {Preset, Ruleset} from '../../src/core/ruleset.js';
import {score} from '../../src/core/score.js';
import {patternsOf} from '../../src/core/table.js';
import {NEVER} from '../../src/core/traits.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';

const rulesets = [luqiao, shiragiku, ribon, xinzhang, mcr];
const presets = rulesets.flatMap((ruleset) => ruleset.presets.map((preset) => ({ruleset, preset})));
const tables: {id: string; ruleset: Ruleset; preset?: Preset}[] = [
  ...rulesets.map((ruleset) => ({id: ruleset.id, ruleset})),
  ...presets.map((one) => ({id: one.preset.id, ...one})),
];

const textOf = ({id}: Ruleset, lang: Lang): RulesetText => texts[id as keyof typeof texts][lang];

describe.each(tables)('$id', ({id: rules, ruleset, preset}) => {
  const rows = patternsOf(ruleset, preset);
  const ids = rows.map(({id}) => id);

  it('has an example for each row that scores it, or is paid for it where it is never a line', async () => {
    const examples = await ruleset.examples();
    const silent = rows.filter(({id, impossible, needs}) => {
      const {lines, payments} = score({rules, ...examples[id]}, ruleset);
      const isPaid = needs === NEVER && payments.some(({why}) => why === id);
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
      const said = conditionOf(text, id, preset)?.toLowerCase() ?? '';
      return names.some((name) => said.includes(name));
    });
    expect(wrong.map(({id}) => id)).toEqual([]);
  });

  it.each(LANGS)('is its own where the preset changes when a row counts, or what it includes: %s', (lang) => {
    const text = textOf(ruleset, lang);
    const changed = Object.entries(preset.patterns ?? {}).filter(
      ([, change]) => change?.when ?? change?.includes ?? change?.includesOn,
    );
    const same = changed.filter(([id]) => conditionOf(text, id, preset) === text.conditions[id]);
    expect(same.map(([id]) => id)).toEqual([]);
  });

  it('is of rows that there are, of the same in every language, and another than without the preset', () => {
    const own = LANGS.map((lang) => textOf(ruleset, lang).presetConditions?.[preset.id] ?? {});
    for (const one of own) expect(Object.keys(one)).toEqual(Object.keys(own[0]));
    for (const id of Object.keys(own[0])) {
      expect(rows.map((row) => row.id)).toContain(id);
      for (const [i, lang] of LANGS.entries()) {
        const text = textOf(ruleset, lang);
        expect(conditionOf(text, id, preset)).toBe(own[i][id]);
        expect(conditionOf(text, id)).toBe(text.conditions[id]);
        expect(own[i][id]).not.toBe(text.conditions[id]);
      }
    }
  });
});
