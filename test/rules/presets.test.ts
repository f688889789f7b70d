/** What is shown of rows is true of them under every rule set and preset: examples, inclusions, conditions. */
import {describe, expect, it} from 'vitest';
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
