/** Reads the command line of `mj`: the fields of a situation as flags, and how to print. */
import {parseArgs} from 'node:util';
import {attributeOf, PLAIN} from '../core/situation/attributes.js';
import {readSituation} from '../core/reading/typed-situation.js';
import {propertiesOf} from '../share/attributes.js';
import {translateHand} from '../core/notation/by-name.js';
import type {Fault, Problem} from '../core/situation/problem.js';
import {LANGS, type Lang} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';
import {unreadIn, unreadText} from './unread.js';

/** A mistake in the command line: printed on standard error, exit status 2. */
export class UsageError extends Error {}

const text = {type: 'string'} as const;

const FLAGS = {
  rules: text,
  notation: text,
  options: text,
  by: text,
  from: text,
  to: text,
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
  'passed-tiles': text,
  pattern: text,
  near: {type: 'boolean'},
  count: text,
  seed: text,
  level: text,
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
  fuzz: text,
  height: text,
  'concealed-kong': text,
  out: text,
  write: {type: 'boolean'},
  declarative: {type: 'boolean'},
  quiet: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
  version: {type: 'boolean'},
} as const;

/** A command line that has been read: the words without a flag, the flags, and the language of the answer. */
export interface Args {
  readonly words: readonly string[];
  readonly given: Readonly<Partial<Record<keyof typeof FLAGS, string | boolean>>>;
  readonly lang: Lang;
}

/** @throws {UsageError} for an unknown flag, or one that does not go with the others */
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
    if (positionals.length && values.ndjson)
      throw new UsageError('--ndjson reads its hands from standard input');
    return {words: positionals, given: values, lang: langOf(values.lang)};
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Flags that every command takes. */
const OF_ALL: readonly string[] = ['lang', 'json', 'quiet', 'help', 'version'];

/** @throws {UsageError} for a flag that a command with few flags would ignore */
export function takesOnly(command: string, {given}: Args): void {
  const [odd] = Object.keys(given).filter((name) => !OF_ALL.includes(name));
  if (odd !== undefined) throw new UsageError(`${command} takes no --${odd}`);
}

function langOf(given: string | undefined): Lang {
  if (given === undefined) return 'en';
  const lang = LANGS.find((name) => name === given);
  if (!lang) throw new UsageError(`--lang is one of ${LANGS.join(', ')}`);
  return lang;
}

/** The hand that a command asks about. */
export interface Asked {
  readonly situation: Situation;
  /** The hand as it was typed. */
  readonly typed: string;
  /** Why the hand or the options cannot be read. */
  readonly fault?: Fault;
  /** Moves the place of a result's problem from the hand as it was read to the hand as it was typed. */
  readonly inTyped: <R extends {readonly reason?: Problem}>(result: R) => R;
}

/**
 * The situation that the flags describe; its values are checked when it is scored.
 * @throws {UsageError} for a flag that the rule set does not read
 */
export function situationOf({words, given}: Args, ruleset: Ruleset | undefined): Asked {
  const [stray] = ruleset ? unreadIn(given, ruleset) : [];
  if (ruleset && stray !== undefined) throw new UsageError(`--${stray}: ${unreadText(ruleset)}`);
  const typed = words.join(' ');
  const read = typeof given.notation === 'string' ? translateHand(typed, given.notation) : undefined;
  const translated = read && 'hand' in read ? read : undefined;
  const {situation, fault} = readSituation(propertiesOf(given), translated?.hand ?? typed, ruleset);
  // an empty attribute counts as absent, an empty flag does not
  const empty = PLAIN.filter((field) => given[attributeOf(field) as keyof typeof given] === '');
  Object.assign(situation, Object.fromEntries(empty.map((field) => [field, ''])));
  const unread = read && 'fault' in read ? read.fault : fault;
  return {
    situation,
    typed,
    inTyped: (result) =>
      translated && result.reason ? {...result, reason: translated.inTyped(result.reason)} : result,
    ...(unread && {fault: unread}),
  };
}

/** The stream for progress: a terminal, unless `--quiet` is given. */
export const progressOf = ({given}: Args): NodeJS.WriteStream | undefined =>
  process.stderr.isTTY && !given.quiet ? process.stderr : undefined;
