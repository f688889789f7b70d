/** The flags and options of a rule set as lines of text, with their values and titles. */
import type {Lang} from '../core/game/names.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import {spellOptions, valuesOf} from '../core/reading/options.js';
import {defaultOptions} from '../core/reading/table.js';
import {loadLocale} from '../locales/index.js';
import {withOwnWords} from '../locales/own-words.js';
import {columns} from './text.js';
import {wordsOf} from './texts.js';
import {commandWords} from './words/index.js';

/** A rule set, under a preset if one is named. */
interface Ruled {
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
}

/** A heading, and below it each flag with what it means; no lines for a rule set without flags. */
export async function flagLines({ruleset, preset}: Ruled, lang: Lang): Promise<string[]> {
  const strings = withOwnWords(await loadLocale(lang), wordsOf(ruleset, preset)[lang]);
  const names: Readonly<Record<string, string>> = strings.situation.flags;
  const rows = ruleset.flags.map(({flag}) => [`  ${flag}`, names[flag] ?? '']);
  return rows.length ? [commandWords(lang).flags, ...columns(rows)] : [];
}

/** A heading, and below it each option with its values, the one that holds, and what it decides. */
export async function optionLines({ruleset, preset}: Ruled, lang: Lang): Promise<string[]> {
  const held = defaultOptions(ruleset, preset);
  const {options: texts} = await wordsOf(ruleset, preset)[lang].details();
  const rows = Object.entries(ruleset.options).map(([name, spec]) => [
    `  ${spellOptions({[name]: held[name]})}`,
    valuesOf(spec).join('|'),
    texts[name].label,
  ]);
  return rows.length ? [commandWords(lang).options, ...columns(rows)] : [];
}
