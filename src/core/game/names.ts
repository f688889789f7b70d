/** The words of a rule set in one language. Each language is a module of its own. */
import type {OptionSpec} from './options.js';

/** The languages that there are words in. */
export const LANGS = ['ja', 'zh-Hant', 'zh-Hans', 'en'] as const;
/** A language of {@link LANGS}. */
export type Lang = (typeof LANGS)[number];

/** The name, in the page author's spelling, and how it is read. */
export interface PatternName {
  readonly name: string;
  readonly reading?: string;
}

/** What a form says of one option. */
export interface OptionText {
  readonly label: string;
  /** What the option decides, in a sentence. */
  readonly help: string;
  /** For a choice: what each value means. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** The texts for a table of options: every choice of every option that is a choice has its words. */
export type OptionTexts<T extends Readonly<Record<string, OptionSpec>>> = {
  readonly [K in keyof T]: T[K] extends {readonly choices: readonly (infer C extends string | number)[]}
    ? OptionText & {readonly choices: Readonly<Record<C, string>>}
    : OptionText;
};

/**
 * What is said of a rule set besides what a score needs.
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
  /** The rules that say something else under a preset; null for those that do not hold there. */
  readonly presetRules?: Readonly<Partial<Record<S, PresetRules<R>>>>;
}

/** @typeParam R rule numbers */
export type PresetRules<R extends string> = Readonly<Partial<Record<R, string | null>>>;

/** @typeParam P pattern ids · @typeParam S preset ids */
export interface RulesetText<P extends string = string, S extends string = string> {
  /** What the rule set is called. */
  readonly title: string;
  readonly names: Readonly<Record<P, PatternName>>;
  /** One sentence a pattern: when it counts. */
  readonly conditions: Readonly<Record<P, string>>;
  readonly presets: Readonly<Record<S, string>>;
  /** What patterns are called under a preset, where that differs. */
  readonly presetNames?: Readonly<Partial<Record<S, Readonly<Partial<Record<P, PatternName>>>>>>;
  /** The conditions that are others under a preset, or that would name what it takes out. */
  readonly presetConditions?: Readonly<Partial<Record<S, Readonly<Partial<Record<P, string>>>>>>;
  /** Reasons for payments by id, beyond those that all rule sets share. */
  readonly payments?: Readonly<Record<string, string>>;
  /** What a hand at the cap is called: 辣子. */
  readonly cap?: string;
  /** Units of its own, by id. */
  readonly units?: Readonly<Record<string, string>>;
  /** Flags of its own, by id. */
  readonly flags?: Readonly<Record<string, string>>;
  /** How its table shows a value by case, by the keys of `shown` in its patterns. */
  readonly forms?: Readonly<Record<string, (amount: string) => string>>;
  /** Fetched by whoever shows options or numbered rules. */
  readonly details: () => Promise<RulesetDetails>;
}

/** The words of presets, by the rule set's: elements tell by identity whether words are others. */
const underPresets = new WeakMap<RulesetText, Map<string, RulesetText>>();

/**
 * The words under a preset: its own names and conditions go before those of the rule set.
 * @returns the same object for the same arguments
 */
export function wordsUnder(text: RulesetText, preset: {readonly id: string} | undefined): RulesetText {
  if (!preset) return text;
  const made = underPresets.get(text) ?? new Map<string, RulesetText>();
  underPresets.set(text, made);
  const words = made.get(preset.id) ?? joinedWords(text, preset.id);
  made.set(preset.id, words);
  return words;
}

function joinedWords(text: RulesetText, preset: string): RulesetText {
  const {names, conditions, presetNames, presetConditions} = text;
  return {
    ...text,
    names: {...names, ...(presetNames?.[preset] as typeof names | undefined)},
    conditions: {...conditions, ...(presetConditions?.[preset] as typeof conditions | undefined)},
  };
}
