/** What is typed after `mj`: the fields of a situation as flags, and how to print. */
import {parseArgs} from 'node:util';
import {isFault} from '../core/read.js';
import {translateHand} from '../core/notation/by-name.js';
import {parseOptions} from '../core/options.js';
import type {Fault} from '../core/problem.js';
import {parseOther} from '../core/other-hand.js';
import {LANGS, type Lang} from '../core/names.js';
import type {Ruleset} from '../core/ruleset.js';
import {SEATS, type OtherHand, type Situation} from '../core/situation.js';

/** A mistake in the command itself: said on standard error, exit status 2. */
export class UsageError extends Error {}

const text = {type: 'string'} as const;

const FLAGS = {
  rules: text,
  notation: text,
  options: text,
  by: text,
  from: text,
  seat: text,
  round: text,
  dealer: text,
  counters: text,
  wild: text,
  flowers: text,
  gari: text,
  indicators: text,
  'ura-indicators': text,
  flags: text,
  'others-east': text,
  'others-south': text,
  'others-west': text,
  'others-north': text,
  liable: text,
  'passed-total': text,
  lang: text,
  json: {type: 'boolean'},
  ndjson: {type: 'boolean'},
  jobs: text,
  svg: {type: 'boolean'},
  png: {type: 'boolean'},
  md: {type: 'boolean'},
  text: {type: 'boolean'},
  bbcode: {type: 'boolean'},
  html: {type: 'boolean'},
  height: text,
  out: text,
  write: {type: 'boolean'},
  declarative: {type: 'boolean'},
  quiet: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean'},
} as const;

export interface Args {
  readonly words: readonly string[];
  readonly given: Readonly<Partial<Record<keyof typeof FLAGS, string | boolean>>>;
  readonly lang: Lang;
}

/** @throws {UsageError} for a flag that there is not, or that does not go with the others */
export function readArgs(argv: readonly string[]): Args {
  try {
    const {values, positionals} = parseArgs({
      args: [...argv],
      options: FLAGS,
      allowPositionals: true,
      strict: true,
    });
    if (values.jobs !== undefined && !values.ndjson) throw new UsageError('--jobs goes with --ndjson');
    if (values.notation !== undefined && values.ndjson) throw new UsageError('--notation goes with HAND');
    return {words: positionals, given: values, lang: langOf(values.lang)};
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function langOf(given: string | undefined): Lang {
  if (given === undefined) return 'en';
  const lang = LANGS.find((name) => name === given);
  if (!lang) throw new UsageError(`--lang is one of ${LANGS.join(', ')}`);
  return lang;
}

const PLAIN = [
  'by',
  'from',
  'seat',
  'round',
  'dealer',
  'wild',
  'flowers',
  'gari',
  'indicators',
  'liable',
] as const;

/**
 * The situation that the flags describe; its values are checked when it is scored.
 * @returns the situation, and why the hand cannot be read in the notation that is named
 * @throws {UsageError} for options that cannot be read
 */
export function situationOf(
  {words, given}: Args,
  ruleset: Ruleset | undefined,
): {situation: Situation; fault?: Fault} {
  const others: Record<string, string | OtherHand> = {};
  for (const seat of SEATS) {
    const other = given[`others-${seat}`];
    if (typeof other === 'string') others[seat] = parseOther(other);
  }
  const typed = words.join(' ');
  const read = typeof given.notation === 'string' ? translateHand(typed, given.notation) : {hand: typed};
  const situation: Record<string, unknown> = {rules: given.rules, hand: 'hand' in read ? read.hand : typed};
  for (const field of PLAIN) if (given[field] !== undefined) situation[field] = given[field];
  if (given['ura-indicators'] !== undefined) situation.uraIndicators = given['ura-indicators'];
  if (typeof given.counters === 'string') situation.counters = numberOf(given.counters);
  if (typeof given['passed-total'] === 'string') situation.passedTotal = numberOf(given['passed-total']);
  if (typeof given.flags === 'string') situation.flags = given.flags.split(/[\s,]+/).filter(Boolean);
  if (typeof given.options === 'string') situation.options = optionsOf(given.options, ruleset);
  if (Object.keys(others).length) situation.others = others;
  return {situation: situation as unknown as Situation, ...('fault' in read ? read : {})};
}

/** A number; text that is none stays as it is, so that whoever wrote it is told. */
export const numberOf = (typed: string): number | string =>
  typed.trim() && Number.isFinite(Number(typed)) ? Number(typed) : typed;

function optionsOf(short: string, ruleset: Ruleset | undefined): Record<string, unknown> {
  if (!ruleset) return {};
  const options = parseOptions(ruleset.options, short);
  if (isFault(options)) throw new UsageError(`--options: ${String(options.about)} (${options.code})`);
  return options;
}

/** Where to say how far a long run is: a terminal, if there is one and nobody asked for quiet. */
export const progressOf = ({given}: Args): NodeJS.WriteStream | undefined =>
  process.stderr.isTTY && !given.quiet ? process.stderr : undefined;
