import {LANGS, type Lang} from '../core/names.js';
import {pinned} from '../core/read.js';
import {defaultOptions, patternsOf} from '../core/table.js';
import type {Example, Pattern} from '../core/pattern.js';
import type {Preset, Ruleset} from '../core/ruleset.js';
import type {Args} from './args.js';
import {rulesetFor} from './rulesets.js';
import {detailsOf, wordsOf} from './texts.js';

/** The table that scores, as JSON or as lines of text. */
export async function rulesCommand(args: Args): Promise<number> {
  const {ruleset, preset} = rulesetFor(args.words[0] ?? args.given.rules);
  const out = args.given.json
    ? JSON.stringify(await rulesJson(ruleset, preset), null, 2)
    : rulesLines(ruleset, preset, args.lang).join('\n');
  process.stdout.write(`${out}\n`);
  return 0;
}

/** The same thing in every language. */
const inEach = <T>(of: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(LANGS.map((lang) => [lang, of(lang)])) as Record<Lang, T>;

async function rulesJson(ruleset: Ruleset, preset?: Preset): Promise<object> {
  const words = wordsOf(ruleset);
  const details = await detailsOf(ruleset);
  const examples = await ruleset.examples();
  const spellings = await ruleset.spellings?.();
  const options = defaultOptions(ruleset, preset);
  return {
    id: pinned(ruleset, preset),
    ...(preset
      ? {preset: preset.id, of: ruleset.id, title: inEach((lang) => words[lang].presets[preset.id])}
      : {
          title: inEach((lang) => words[lang].title),
        }),
    unit: ruleset.unit,
    seats: ruleset.seats,
    patterns: patternsOf(ruleset, preset).map((row) => ({
      ...patternJson(ruleset, row, examples[row.id]),
      also: spellings?.[row.id] ?? [],
    })),
    options: Object.entries(ruleset.options).map(([name, spec]) => ({
      name,
      ...spec,
      value: options[name],
      text: inEach((lang) => details[lang].options[name]),
    })),
    presets: ruleset.presets.map(({id}) => id),
    flags: ruleset.flags.map(({flag}) => flag),
    rules: ruleset.rules.map((rule) => ({
      ...rule,
      text: inEach((lang) => details[lang].rules[rule.cite]),
    })),
  };
}

function patternJson(ruleset: Ruleset, row: Pattern, example?: Example): object {
  const words = wordsOf(ruleset);
  const before = ruleset.patterns.find(({id}) => id === row.id);
  return {
    id: row.id,
    native: row.native,
    kind: row.kind,
    names: inEach((lang) => words[lang].names[row.id]),
    value: row.shown ?? row.value,
    unit: row.unit ?? ruleset.unit,
    each: row.each ?? false,
    condition: inEach((lang) => words[lang].conditions[row.id]),
    includes: [...(row.includes ?? []), ...(row.includesOn ?? [])],
    example,
    ...(row.impossible ? {impossible: true} : {}),
    ...(row === before ? {} : {changed: true}),
    cite: row.cite,
    provenance: row.provenance,
  };
}

function rulesLines(ruleset: Ruleset, preset: Preset | undefined, lang: Lang): string[] {
  const words = wordsOf(ruleset)[lang];
  const title = preset ? words.presets[preset.id] : words.title;
  return [
    `${title} (${pinned(ruleset, preset)})`,
    ...patternsOf(ruleset, preset).map((row) => {
      const {name} = words.names[row.id];
      return `${valueText(row).padStart(7)}  ${name} (${row.id}): ${words.conditions[row.id]} [${row.cite}]`;
    }),
  ];
}

const valueText = ({shown, value}: Pattern): string =>
  shown ? Object.values(shown).join('/') : String(typeof value === 'number' ? value : '');
