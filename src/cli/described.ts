/** The flags and options of a rule set as lines of text, with their values and titles. */
import {inLanguage, type Lang, type OptionText} from '../core/game/names.js';
import type {Options, OptionSpec} from '../core/game/options.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import {defaultsOf, spellOptions, valuesOf} from '../core/reading/options.js';
import {defaultOptions} from '../core/reading/table.js';
import {loadLocale} from '../locales/index.js';
import {withOwnWords} from '../locales/own-words.js';
import {columns} from './text.js';
import {rulesetWords} from './texts.js';
import {commandWords} from './words/index.js';

/** A rule set, under a preset if one is named. */
interface Ruled {
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
}

/** A heading, and below it each flag with what it means; no lines for a rule set without flags. */
export async function flagLines({ruleset, preset}: Ruled, lang: Lang): Promise<string[]> {
  const strings = withOwnWords(await loadLocale(lang), rulesetWords(ruleset, preset)[lang]);
  const names: Readonly<Record<string, string>> = strings.situation.flags;
  const rows = (ruleset.flags ?? []).map(({flag}) => [`  ${flag}`, names[flag] ?? '']);
  return rows.length ? [commandWords(lang).flags, ...columns(rows)] : [];
}

/** A heading, and below it each option that may change a score; see {@link linesOf}. */
export async function optionLines({ruleset, preset}: Ruled, lang: Lang): Promise<string[]> {
  const {options: texts} = await rulesetWords(ruleset, preset)[lang].details();
  const table = {specs: ruleset.options, held: defaultOptions(ruleset, preset), texts};
  return linesOf(commandWords(lang).options, table, lang);
}

/** A heading, and below it each option of play; no lines for a rule set that only scores. See {@link linesOf}. */
export async function playLines({ruleset, preset}: Ruled, lang: Lang): Promise<string[]> {
  const flow = await ruleset.flow?.();
  if (!flow) return [];
  const {options: specs} = {...flow, ...(preset && flow.presets?.[preset.id])};
  const {options: texts} = await inLanguage(flow.texts, lang)();
  return linesOf(commandWords(lang).playOptions, {specs, held: defaultsOf(specs), texts}, lang);
}

/** Options, the values that hold, and the words of each option. */
interface OptionTable {
  readonly specs: Readonly<Record<string, OptionSpec>>;
  readonly held: Options;
  readonly texts: Readonly<Record<string, OptionText>>;
}

/**
 * A heading, and below it each option with the value that holds, the values that it takes and what it decides; then what
 * each value means, where the value alone does not say it.
 */
async function linesOf(heading: string, {specs, held, texts}: OptionTable, lang: Lang): Promise<string[]> {
  const {colon} = (await loadLocale(lang)).punctuation;
  const rows = Object.entries(specs).flatMap(([name, spec]) => {
    const {label, help, choices = {}} = texts[name];
    return [
      [
        `  ${spellOptions({[name]: held[name]})}`,
        valuesOf(spec).join('|'),
        [label, help].filter(Boolean).join(colon),
      ],
      ...Object.entries(choices)
        .filter(([value, meaning]) => meaning !== value)
        .map(([value, meaning]) => ['', value, meaning]),
    ];
  });
  return rows.length ? [heading, ...columns(rows)] : [];
}
