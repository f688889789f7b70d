import {loadLocale} from '../locales/index.js';
import {toolWords} from '../locales/tools.js';
import {withOwnWords} from '../locales/own-words.js';
import {LANGS, inLanguage, type Lang, type RulesetDetails} from '../core/game/names.js';
import {defaultOptions, includedBy, patternsOf, pinned} from '../core/reading/table.js';
import {shownBy, type Example, type Pattern, type Shown} from '../core/game/pattern.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import {rulesInWords} from '../core/game/rules-in-words.js';
import {printRuleset} from '../variant/print/ruleset.js';
import {UsageError, type Args} from './args.js';
import {rulesetFor} from './rulesets.js';
import {flagLines, optionLines, playLines} from './described.js';
import {columns} from './text.js';
import {detailsOf, rulesetWords} from './texts.js';
import {frequencyOf, type RowFrequencies} from '../core/game/frequency.js';
import type {Options} from '../core/game/options.js';
import {print, printJson} from './output.js';
import {CALLED} from './called.js';

/** Prints the scoring table of a rule set with its flags and options, as JSON or as lines, or the rule set as a text. */
export async function rulesCommand(args: Args): Promise<number> {
  const [id] = args.words;
  const {ruleset, preset} = await rulesetFor(id, args, `${CALLED} rules`);
  if (args.given.text) print(...(await asText(ruleset, preset, args)).trimEnd().split('\n'));
  else if (args.given.json) printJson(await tableJson(ruleset, preset));
  else {
    const ruled = {ruleset, ...(preset && {preset})};
    print(
      ...(await rulesLines(ruleset, preset, args.lang)),
      ...(await flagLines(ruled, args.lang)),
      ...(await optionLines(ruled, args.lang)),
      ...(await playLines(ruled, args.lang)),
    );
  }
  return 0;
}

/**
 * A rule set as a text.
 * @throws {UsageError} for a preset, or rules that are a text already
 */
async function asText(ruleset: Ruleset, preset: Preset | undefined, {says, lang}: Args): Promise<string> {
  const rules = await ruleset.asText?.();
  if (!rules || preset) throw new UsageError(says.noText(preset?.id ?? ruleset.id));
  const details = (await detailsOf(ruleset))[lang];
  return printRuleset({ruleset, asText: rules, lang, words: rulesetWords(ruleset)[lang], details});
}

/** The same value in every language. */
const inEach = <T>(of: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(LANGS.map((lang) => [lang, of(lang)])) as Record<Lang, T>;

async function tableJson(ruleset: Ruleset, preset?: Preset): Promise<object> {
  const words = rulesetWords(ruleset, preset);
  const details = await detailsOf(ruleset);
  const examples = await ruleset.examples();
  const spellings = await ruleset.spellings?.();
  const counted = await countedOf(ruleset, preset);
  const options = defaultOptions(ruleset, preset);
  return {
    id: pinned(ruleset, preset),
    ...(preset
      ? {preset: preset.id, of: ruleset.id, title: inEach((lang) => words[lang].presets[preset.id])}
      : {
          title: inEach((lang) => words[lang].title),
        }),
    page: ruleset.page,
    unit: ruleset.unit,
    seats: ruleset.seats,
    patterns: patternsOf(ruleset, preset).map((row) => ({
      ...patternJson(ruleset, row, options, preset, examples[row.id]),
      also: spellings?.[row.id] ?? [],
      ...(counted && {made: frequencyOf(counted, row.id)}),
    })),
    ...(counted && {made: madeJson(counted)}),
    options: Object.entries(ruleset.options).map(([name, spec]) => ({
      name,
      ...spec,
      value: options[name],
      text: inEach((lang) => details[lang].options[name]),
    })),
    ...(await playJson(ruleset, preset)),
    presets: (ruleset.presets ?? []).map(({id}) => id),
    flags: (ruleset.flags ?? []).map(({flag}) => flag),
    rules: rulesJson(ruleset, details, preset),
  };
}

/** How often rows are made; undefined where that was not counted, as under a preset. */
const countedOf = async (
  {frequency}: Ruleset,
  preset: Preset | undefined,
): Promise<RowFrequencies | undefined> => (preset ? undefined : frequency?.());

/** What was counted, without the rows, which tell it themselves. */
const madeJson = ({rows: _rows, ...counted}: RowFrequencies): object => counted;

/** The options of play under `play`; nothing for a rule set that only scores. */
async function playJson(ruleset: Ruleset, preset: Preset | undefined): Promise<object> {
  const flow = await ruleset.flow?.();
  if (!flow) return {};
  const {options} = {...flow, ...(preset && flow.presets?.[preset.id])};
  const each = await Promise.all(
    LANGS.map(async (lang) => [lang, await inLanguage(flow.texts, lang)()] as const),
  );
  return {
    play: Object.entries(options).map(([name, spec]) => ({
      name,
      ...spec,
      value: spec.default,
      text: Object.fromEntries(each.map(([lang, {options: texts}]) => [lang, texts[name]])),
    })),
  };
}

function rulesJson(
  {rules}: Ruleset,
  details: Readonly<Record<Lang, RulesetDetails>>,
  preset?: Preset,
): object[] {
  const said = inEach((lang) => rulesInWords(rules ?? [], details[lang], preset));
  return said.en.map(({cite, provenance}, i) => ({
    cite,
    provenance,
    text: inEach((lang) => said[lang][i].text),
  }));
}

function patternJson(
  ruleset: Ruleset,
  row: Pattern,
  options: Options,
  preset?: Preset,
  example?: Example,
): object {
  const words = rulesetWords(ruleset, preset);
  const changed = Object.hasOwn(preset?.patterns ?? {}, row.id);
  const value = valueOf(row, options);
  const usual = valueOf(row, defaultOptions(ruleset));
  return {
    id: row.id,
    native: row.native,
    kind: row.kind,
    names: inEach((lang) => words[lang].names[row.id]),
    value,
    unit: row.unit ?? ruleset.unit,
    each: row.each ?? false,
    condition: inEach((lang) => words[lang].conditions[row.id]),
    includes: includedBy(row, options),
    example,
    ...(row.impossible ? {impossible: true} : {}),
    ...(changed || JSON.stringify(value) !== JSON.stringify(usual) ? {changed: true} : {}),
    cite: row.cite,
    provenance: row.provenance,
  };
}

async function rulesLines(ruleset: Ruleset, preset: Preset | undefined, lang: Lang): Promise<string[]> {
  const words = rulesetWords(ruleset, preset)[lang];
  const {score, punctuation} = withOwnWords(await loadLocale(lang), words);
  const {aside, colon, sentences} = punctuation;
  const title = preset ? words.presets[preset.id] : words.title;
  const options = defaultOptions(ruleset, preset);
  const counted = await countedOf(ruleset, preset);
  const {table: says} = await toolWords.load(lang);
  const often = (id: string): string => {
    const oneIn = counted && frequencyOf(counted, id).oneIn;
    return oneIn ? aside(says.oneIn(oneIn)) : '';
  };
  const rules = counted && `${ruleset.id}@${counted.version}`;
  return [
    `${title}${aside(pinned(ruleset, preset))}`,
    ...(ruleset.page ? [ruleset.page] : []),
    ...columns(
      patternsOf(ruleset, preset).map((row) => {
        const {name} = words.names[row.id];
        const condition = sentences([words.conditions[row.id], row.cite].filter(Boolean));
        const amount = (n: number): string => score.amount(n, row.unit ?? ruleset.unit);
        return [
          valueText(row, options, amount),
          `${name}${aside(row.id)}${colon}${condition}${often(row.id)}`,
        ];
      }),
    ),
    ...(counted && rules ? [says.countedIn({...counted, rules})] : []),
  ];
}

/** The value of a row, by case where cases differ; undefined where it depends on more than the rules. */
const valueOf = ({shown, value}: Pattern, options: Options): Shown | number | undefined =>
  shown ? shownBy(shown, options) : typeof value === 'number' ? value : undefined;

/** The value with its unit; values by case share one: `2/4 hu`. */
function valueText(row: Pattern, options: Options, amount: (n: number) => string): string {
  const value = valueOf(row, options);
  if (value === undefined) return '';
  const values = typeof value === 'object' ? Object.values(value) : [value];
  return [...values.slice(0, -1).map(String), ...values.slice(-1).map(amount)].join('/');
}
