/** The words of a rule set in one language. Each language is a module of its own. */
import type {OwnProblems} from '../situation/problem.js';
import type {OptionSpec} from './options.js';
import {oncePerPair} from '../situation/once-per.js';

/** The languages that have words. */
export const LANGS = ['ja', 'zh-Hant', 'zh-Hans', 'en'] as const;
/** A language of {@link LANGS}. */
export type Lang = (typeof LANGS)[number];

/** The name in the spelling of the page's author, and its reading. */
export interface PatternName {
  readonly name: string;
  readonly reading?: string;
}

/** The texts of one option, for forms. */
export interface OptionText {
  readonly label: string;
  /** A sentence about what the option decides. */
  readonly help: string;
  /** For a choice, the meaning of each value. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** The texts for a table of options; every value of every choice has its text. */
export type OptionTexts<T extends Readonly<Record<string, OptionSpec>>> = {
  readonly [K in keyof T]: T[K] extends {readonly choices: readonly (infer C extends string | number)[]}
    ? OptionText & {readonly choices: Readonly<Record<C, string>>}
    : OptionText;
};

/**
 * Texts of a rule set that a score does not need.
 * @typeParam O option names · @typeParam R rule numbers (`TZ-3`) · @typeParam S preset ids
 */
export interface RulesetDetails<
  O extends string = string,
  R extends string = string,
  S extends string = string,
> {
  readonly options: Readonly<Record<O, OptionText>>;
  /** One or two sentences for each numbered rule. */
  readonly rules: Readonly<Record<R, string>>;
  /** Rules that differ under a preset; null for rules that do not hold there. */
  readonly presetRules?: Readonly<Partial<Record<S, PresetRules<R>>>>;
}

/**
 * Rules that differ under one preset.
 * @typeParam R rule numbers
 */
export type PresetRules<R extends string> = Readonly<Partial<Record<R, string | null>>>;

/**
 * The words of a rule set in one language.
 * @typeParam P pattern ids · @typeParam S preset ids
 */
export interface RulesetText<P extends string = string, S extends string = string> {
  /** The name of the rule set. */
  readonly title: string;
  readonly names: Readonly<Record<P, PatternName>>;
  /** For each pattern, one sentence saying when it counts. */
  readonly conditions: Readonly<Record<P, string>>;
  readonly presets: Readonly<Record<S, string>>;
  /** Names of patterns that differ under a preset. */
  readonly presetNames?: Readonly<Partial<Record<S, Readonly<Partial<Record<P, PatternName>>>>>>;
  /** Conditions that differ under a preset, or that would otherwise name a pattern it takes out. */
  readonly presetConditions?: Readonly<Partial<Record<S, Readonly<Partial<Record<P, string>>>>>>;
  /** Reasons for payments by id, in addition to the reasons that all rule sets share. */
  readonly payments?: Readonly<Record<string, string>>;
  /** The names of limits by id: 辣子, 満貫. */
  readonly limits?: Readonly<Record<string, string>>;
  /** What is wrong, for codes of the rule set's own, as clauses without capital and stop. */
  readonly problems?: OwnProblems;
  /** Words for the rule set's own units, by id. */
  readonly units?: Readonly<Record<string, string>>;
  /** Words for the rule set's own flags, by id. */
  readonly flags?: Readonly<Record<string, string>>;
  /** How the table shows a value by case, by the keys of `shown` in its patterns. */
  readonly forms?: Readonly<Record<string, (amount: string) => string>>;
  /** Loads the texts for options and numbered rules. */
  readonly details: () => Promise<RulesetDetails>;
}

/**
 * What there is in a language; otherwise in English, or in the first language there is: one language suffices.
 * @throws {TypeError} where there is none at all
 */
export function inLanguage<T>(texts: Readonly<Partial<Record<Lang, T>>>, lang: Lang): T {
  const found =
    texts[lang] ?? texts.en ?? LANGS.map((other) => texts[other]).find((text) => text !== undefined);
  if (found === undefined) throw new TypeError('no words in any language');
  return found;
}

/**
 * The words under a preset: its own names and conditions replace those of the rule set.
 * @returns the same object for the same arguments
 */
export function wordsUnder(text: RulesetText, preset: {readonly id: string} | undefined): RulesetText {
  return preset ? underPreset(text, preset) : text;
}

const underPreset = oncePerPair((text: RulesetText, {id}: {readonly id: string}): RulesetText => {
  const {names, conditions, presetNames, presetConditions} = text;
  return {
    ...text,
    names: {...names, ...(presetNames?.[id] as typeof names | undefined)},
    conditions: {...conditions, ...(presetConditions?.[id] as typeof conditions | undefined)},
  };
});
