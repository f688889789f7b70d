/** House rules: a rule set or preset, and the options that differ from it. */
import {formatOptions, readOptions, sameValue} from '../../core/reading/options.js';
import {findRules} from '../../core/reading/read.js';
import type {Preset, Ruleset} from '../../core/game/ruleset.js';
import {tableOf} from '../../core/reading/table.js';
import type {OptionSpec, OptionValue, Options} from '../../core/game/options.js';
import {isFault} from '../../core/situation/result.js';

/** The house rules of a form. */
export interface House {
  /** The rules as in a situation: an id, pinned or not. */
  readonly rules: string;
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
  /** The defaults of the preset or of the rule set. */
  readonly defaults: Options;
  readonly values: Options;
}

/** @param changes the options that differ from the defaults; invalid ones are left out */
export function houseOf(ruleset: Ruleset, rules: string, changes: Readonly<Record<string, unknown>>): House {
  const preset = findRules(rules, ruleset)?.preset;
  const {defaults} = tableOf(ruleset, preset);
  const known = Object.entries(changes).filter(([name]) => Object.hasOwn(ruleset.options, name));
  const values = readOptions(ruleset, preset, Object.fromEntries(known));
  return {
    rules,
    ruleset,
    preset,
    defaults,
    values: isFault(values) ? defaults : values,
  };
}

/** Whether an option differs from its default. */
export const isChanged = ({values, defaults}: House, name: string): boolean =>
  !sameValue(values[name], defaults[name]);

/** Names of the options that differ from their defaults, in the rule set's order. */
export const changedIn = (house: House): string[] =>
  Object.keys(house.ruleset.options).filter((name) => isChanged(house, name));

/** Whether the preset's value differs from the rule set's. */
export const isByPreset = ({ruleset, defaults}: House, name: string): boolean =>
  !sameValue(defaults[name], ruleset.options[name].default);

/** The text of the `options` attribute. */
export const shortForm = ({ruleset, values, defaults}: House): string =>
  formatOptions(ruleset.options, values, defaults);

/** Other rules of the same rule set, pinned where the current ones are. */
export function otherRules({rules, ruleset}: House, id: string): string {
  return rules.includes('@') ? `${id}@${ruleset.version}` : id;
}

/** The options without one of them. */
export const withoutHouseRule = (changes: Options, name: string): Options =>
  Object.fromEntries(Object.entries(changes).filter(([other]) => other !== name));

/** The minimum and maximum of a numeric option, or of each of its numbers. */
export const rangeOf = (spec: OptionSpec): readonly [min: number, max: number] =>
  spec.type === 'number' ? [spec.min, spec.max] : spec.type === 'counts' ? [0, spec.max] : [0, 0];

/** A number as a reader typed it; undefined for other text, or out of range. */
export function readNumber(spec: OptionSpec, text: string): number | undefined {
  const [min, max] = rangeOf(spec);
  const n = text.trim() ? Number(text) : NaN;
  return Number.isInteger(n) && n >= min && n <= max ? n : undefined;
}

/** A value of several numbers, with one of them replaced. */
export const withCount = (value: OptionValue, key: string, n: number): OptionValue => ({
  ...(value as Readonly<Record<string, number>>),
  [key]: n,
});

/** The name of a number field: of a numeric option, or of one key of an option. */
export const numberFieldName = (name: string, key = ''): string => `${name} ${key}`;

/** Fields with invalid text, and that text. */
export type Mistyped = ReadonlyMap<string, string>;

/** @param text undefined where the field is valid again */
export function withTyped(mistyped: Mistyped, field: string, text?: string): Mistyped {
  const rest = [...mistyped].filter(([other]) => other !== field);
  return new Map(text === undefined ? rest : [...rest, [field, text]]);
}

/** @param name name of the option that is valid again; empty for all */
export const withoutOption = (mistyped: Mistyped, name: string): Mistyped =>
  new Map(name ? [...mistyped].filter(([field]) => !field.startsWith(`${name} `)) : []);
