/** House rules: the table that describes them serves the scorer, the attribute, the form and the documentation. */
import type {Place} from '../situation/place.js';
import {fault, type Fault} from '../situation/problem.js';
import {isRecord, isWhole} from '../situation/value.js';
import type {Preset, Ruleset} from '../game/ruleset.js';
import {tableOf} from './table.js';
import type {OptionSpec, OptionValue, Options} from '../game/options.js';
import {isFault} from '../situation/result.js';

/** Thrown for an option name that the rule set does not have. It is a mistake of the calling code, not of a reader. */
export class UnknownOptionError extends TypeError {
  constructor(
    ruleset: string,
    readonly option: string,
    /** The fault that says so, with the options that there are. */
    readonly fault: Fault = unknownOption(option, {}, ruleset),
  ) {
    super(`${ruleset} has no option '${option}'`);
  }
}

type Specs = Readonly<Record<string, OptionSpec>>;

/**
 * The fault of an option name without a spec.
 * @param rules the rule set whose options they are, if they are of one alone
 */
export const unknownOption = (name: string, specs: Specs, rules?: string, at?: Place): Fault => ({
  ...fault('unknown-option', name, 'options', at),
  allowed: Object.keys(specs),
  ...(rules === undefined ? {} : {rules}),
});

/** The fault of a value that an option cannot have. */
const badOption = (name: string, spec: OptionSpec, at?: Place): Fault => ({
  ...fault('bad-option', name, 'options', at),
  allowed: valuesOf(spec),
});

/** The values that an option takes, as they are written; of numbers the range. */
export function valuesOf(spec: OptionSpec): string[] {
  if (spec.type === 'boolean') return ['true', 'false'];
  if (spec.type === 'number') return [`${spec.min}–${spec.max}`];
  if (spec.type === 'choice') return spec.choices.map(String);
  return Object.keys(spec.default).map((key) => `${key}=0–${spec.max}`);
}

/**
 * The options of a situation, laid over the defaults.
 * @returns the options, or the fault of a wrong value
 * @throws {UnknownOptionError} for a name that the rule set does not have
 */
export function readOptions(
  ruleset: Ruleset,
  preset: Preset | undefined,
  given: Readonly<Record<string, unknown>> | undefined,
): Options | Fault {
  const {defaults} = tableOf(ruleset, preset);
  if (given === undefined) return defaults;
  if (!isRecord(given)) return fault('bad-field', 'options', 'options');
  const read = readValues(ruleset.options, defaults, given);
  if (isUnknownOption(read)) {
    const {about = ''} = read;
    throw new UnknownOptionError(ruleset.id, about, unknownOption(about, ruleset.options, ruleset.id));
  }
  return read;
}

/**
 * Lays values over others, each read by its spec.
 * @param given values by name; a name without a spec is a fault
 */
export function readValues(
  specs: Specs,
  base: Options,
  given: Readonly<Record<string, unknown>>,
): Options | Fault {
  const options: Record<string, OptionValue> = {...base};
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(specs, name)) return unknownOption(name, specs);
    const read = readValue(specs[name], value, options[name]);
    if (read === undefined) return badOption(name, specs[name]);
    options[name] = read;
  }
  return options;
}

const isUnknownOption = (read: Options | Fault): read is Fault =>
  isFault(read) && read.code === 'unknown-option';

/** The defaults of some options. */
export const defaultsOf = (specs: Specs): Options =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));

function readValue(spec: OptionSpec, given: unknown, base: OptionValue): OptionValue | undefined {
  switch (spec.type) {
    case 'boolean':
      return typeof given === 'boolean' ? given : undefined;
    case 'number':
      return isWhole(given, spec.min, spec.max) ? given : undefined;
    case 'choice':
      return spec.choices.find((choice) => choice === given);
    case 'counts':
      return readCounts(spec.default, spec.max, given, base);
  }
}

/** Reads counts; those left out keep their value in `defaults`. */
function readCounts(
  known: Readonly<Record<string, number>>,
  max: number,
  given: unknown,
  base: OptionValue,
): OptionValue | undefined {
  if (!isRecord(given)) return undefined;
  const counts: Record<string, number> = {...(base as Record<string, number>)};
  for (const [key, n] of Object.entries(given)) {
    if (!Object.hasOwn(known, key) || !isWhole(n, 0, max)) return undefined;
    counts[key] = n;
  }
  return counts;
}

/**
 * Writes the short form for the `options` attribute: what differs from the defaults, as `name:value; name:value`.
 * @param defaults those of a preset, if they differ from the rule set's own
 */
export function formatOptions(
  specs: Specs,
  options: Readonly<Record<string, unknown>>,
  defaults?: Options,
): string {
  const changed = Object.entries(options)
    .filter(([name]) => Object.hasOwn(specs, name))
    .filter(([name, value]) => !sameValue(defaults?.[name] ?? specs[name].default, value));
  return spellOptions(Object.fromEntries(changed));
}

/** Writes the short form of all options given. */
export const spellOptions = (options: Readonly<Record<string, unknown>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}:${formatValue(value)}`)
    .join('; ');

const formatValue = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, n]) => `${key}=${n}`)
        .join(',')
    : String(value);

/** Whether two values of an option are the same. */
export const sameValue = (a: unknown, b: unknown): boolean => formatValue(a) === formatValue(b);

/**
 * Reads the short form. Counts given in part stay partial: what they complete may be a preset's values. A part that
 * is not `name:value` of a known option is named in the fault, with its place.
 * @param rules the rule set whose options they are, for the fault
 */
export function parseOptions(
  specs: Specs,
  text: string,
  rules?: string,
): Record<string, OptionValue> | Fault {
  const options: Record<string, OptionValue> = {};
  let start = 0;
  for (const piece of text.split(';')) {
    const at = {start, end: start + piece.length};
    start = at.end + 1;
    if (!piece.trim()) continue;
    const colon = piece.indexOf(':');
    const name = (colon < 0 ? piece : piece.slice(0, colon)).trim();
    if (!Object.hasOwn(specs, name)) return unknownOr(name, specs, rules, at);
    const value = colon < 0 ? true : parseValue(specs[name], piece.slice(colon + 1).trim());
    const read = readValue(specs[name], value, {});
    if (read === undefined) return badOption(name, specs[name], at);
    options[name] = read;
  }
  return options;
}

/** The fault of a name that is unknown, or only unknown because it ends in `=value`. */
function unknownOr(name: string, specs: Specs, rules: string | undefined, at: Place): Fault {
  const [known, value] = name.split('=').map((part) => part.trim());
  return value !== undefined && Object.hasOwn(specs, known)
    ? {...fault('option-without-colon', name, 'options', at), allowed: [`${known}:${value}`]}
    : unknownOption(name, specs, rules, at);
}

function parseValue(spec: OptionSpec, text: string): unknown {
  if (spec.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (spec.type === 'number') return text === '' ? undefined : Number(text);
  if (spec.type === 'choice') return spec.choices.find((choice) => String(choice) === text);
  return Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .map(([key, n]) => [key.trim(), Number(n)]),
  );
}
