/** Reads the `name=value` lines of a ledger: rules, options, players, and where the game begins. */
import {firstFrame, type AgreedCourse} from '../game/game.js';
import type {Course, SeatedFrame} from '../../core/game/course.js';
import type {OptionSpec, Options} from '../../core/game/options.js';
import type {Preset, Ruleset} from '../../core/game/ruleset.js';
import {parseOptions, spellOptions} from '../../core/reading/options.js';
import {defaultOptions} from '../../core/reading/table.js';
import {readBeginning} from './beginning.js';
import {ledgerFault, type LedgerFault, type PlacedWord} from './faults.js';
import {listedNames, type Values} from './values.js';
import {wordOf} from './words.js';
import {isFault} from '../../core/situation/result.js';

/** A rule set or preset that a ledger may be kept under. */
export interface LedgerRules extends FoundRules {
  readonly course: Course;
}

/** A rule set or preset, and the course of its game, if it has one. */
export interface FoundRules {
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
  readonly course?: Course;
}

/** Finds rules by the id in the ledger. */
export type FindRules = (id: string) => FoundRules | undefined;

/** What the lines before the first hand agree on. */
export interface Heading extends AgreedCourse {
  readonly rules: string;
  readonly players: readonly string[];
  readonly frame: SeatedFrame;
}

/** The heading that the values describe, or the first fault in them. */
export function readHeading(values: Values, find: FindRules): Heading | LedgerFault {
  const {rules} = values;
  if (!rules) return ledgerFault('no-rules', FIRST);
  const found = find(rules.text);
  if (!found) return ledgerFault('unknown-rules', rules);
  if (!found.course) return ledgerFault('no-flow', rules, undefined, found.preset?.id ?? found.ruleset.id);
  const course = {...found.course, ...found.course.under?.[found.preset?.id ?? '']};
  const o = readOptions(found, course, values.options);
  if (isFault(o)) return o;
  const agreed: AgreedCourse = {course, o};
  const players = readPlayers(values.players, course);
  if (isFault(players)) return players;
  const from = readBeginning(values, players, course);
  if (isFault(from)) return from;
  return {...agreed, rules: rules.text, players, frame: firstFrame(agreed, players, from)};
}

/** Whether options given as an object come to the same as those of the ledger. */
export function sameOptions(
  {course, o}: Heading,
  found: LedgerRules,
  given: Readonly<Record<string, unknown>> = {},
): boolean {
  const read = readOptions(found, course, {...FIRST, text: spellOptions(given)});
  return (
    !isFault(read) && Object.keys(o).every((name) => JSON.stringify(o[name]) === JSON.stringify(read[name]))
  );
}

/** A word for faults that have no word to point at. */
const FIRST: PlacedWord = {text: '', line: 1, column: 1, at: {start: 0, end: 0}};

function readOptions(
  {ruleset, preset}: FoundRules,
  {options: own}: Course,
  given: PlacedWord | undefined,
): Options | LedgerFault {
  const specs: Readonly<Record<string, OptionSpec>> = {...ruleset.options, ...own};
  const read = parseOptions(specs, given?.text ?? '');
  if (isFault(read) && given) {
    const {code, about} = read;
    return ledgerFault(code === 'unknown-option' ? 'unknown-option' : 'bad-option', given, undefined, about);
  }
  const defaults = Object.fromEntries(Object.entries(own).map(([name, spec]) => [name, spec.default]));
  const base: Options = {...defaults, ...defaultOptions(ruleset, preset)};
  return {...base, ...(read as Options)};
}

const DEFAULT_NAMES = ['A', 'B', 'C', 'D'];

function readPlayers(
  given: PlacedWord | undefined,
  {players: numbers}: Course,
): readonly string[] | LedgerFault {
  if (!given) return DEFAULT_NAMES.slice(0, numbers[0]);
  const names = listedNames(given.text);
  if (!numbers.includes(names.length))
    return {
      ...ledgerFault('player-count', given, undefined, numbers.join(', ')),
      meant: String(names.length),
    };
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return ledgerFault('player-twice', given, undefined, twice);
  const taken = names.find((name) => wordOf({text: name}) !== undefined || /^[+-]?\d+$|[=#]/.test(name));
  return taken === undefined ? names : ledgerFault('player-is-word', given, undefined, taken);
}
