/** The `name=value` lines of a ledger: rules, options, players, and where the game stands. */
import type {Agreed, Beginning} from '../game.js';
import {begin} from '../game.js';
import type {Course, SeatedFrame} from '../../core/game/course.js';
import type {OptionSpec, Options} from '../../core/game/options.js';
import type {Preset, Ruleset} from '../../core/game/ruleset.js';
import {parseOptions} from '../../core/reading/options.js';
import {defaultOptions} from '../../core/reading/table.js';
import type {Fault} from '../../core/situation/problem.js';
import {SEATS} from '../../core/situation/situation.js';
import {faultAt, isFault, type LedgerFault, type Word} from './faults.js';
import {wordOf, wordsIn, type Line} from './words.js';

/** A rule set or preset that a ledger may be kept under. */
export interface LedgerRules {
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
  readonly course: Course;
}

/** Finds rules by the id that a ledger names. */
export type FindRules = (id: string) => LedgerRules | undefined;

const NAMES = [
  'rules',
  'options',
  'players',
  'sitsout',
  'points',
  'dealer',
  'counters',
  'sticks',
  'round',
  'hand',
  'dice',
] as const;
type Name = (typeof NAMES)[number];

type Values = Partial<Record<Name, Word>>;

/** What a ledger begins with. */
export interface Heading extends Agreed {
  readonly rules: string;
  readonly players: readonly string[];
  readonly frame: SeatedFrame;
}

/** Whether a line is one of `name=value`. */
export const isHeading = ({text}: Line): boolean => /^\s*[a-z]+\s*[=＝]/i.test(text);

/** Adds what a line says to the values. */
export function readLine(values: Values, line: Line): LedgerFault | undefined {
  for (const word of wordsIn(line.text, line.number, line.start, false)) {
    const at = word.text.indexOf('=');
    const name = NAMES.find((known) => known === word.text.slice(0, Math.max(at, 0)).toLowerCase());
    if (!name) return faultAt('unknown-name', word, undefined, at < 0 ? word.text : word.text.slice(0, at));
    values[name] = {...word, text: word.text.slice(at + 1)};
  }
  return undefined;
}

/** The beginning of the game that the values describe. */
export function readHeading(values: Values, find: FindRules): Heading | LedgerFault {
  const {rules} = values;
  if (!rules) return faultAt('no-rules', FIRST);
  const found = find(rules.text);
  if (!found) return faultAt('unknown-rules', rules);
  const course = {...found.course, ...found.course.under?.[found.preset?.id ?? '']};
  const o = readOptions(found, course, values.options);
  if (isFault(o)) return o;
  const agreed: Agreed = {course, o};
  const players = readPlayers(values.players, course);
  if ('code' in players) return players;
  const from = readBeginning(values, players, course);
  if ('code' in from) return from;
  return {...agreed, rules: rules.text, players, frame: begin(course, o, players, from)};
}

/** Where there is no word to point at. */
const FIRST: Word = {text: '', line: 1, column: 1, at: {start: 0, end: 0}};

function readOptions(
  {ruleset, preset}: LedgerRules,
  {options: own}: Course,
  given: Word | undefined,
): Options | LedgerFault {
  const specs: Readonly<Record<string, OptionSpec>> = {...ruleset.options, ...own};
  const read = parseOptions(specs, given?.text ?? '');
  if ('code' in read && given) {
    const {code, about} = read as Fault;
    return faultAt(code === 'unknown-option' ? code : 'bad-option', given, undefined, about);
  }
  const defaults = Object.fromEntries(Object.entries(own).map(([name, spec]) => [name, spec.default]));
  const base: Options = {...defaults, ...defaultOptions(ruleset, preset)};
  return {...base, ...(read as Options)};
}

const DEFAULT_NAMES = ['A', 'B', 'C', 'D'];

function readPlayers(given: Word | undefined, {players: numbers}: Course): readonly string[] | LedgerFault {
  if (!given) return DEFAULT_NAMES.slice(0, numbers[0]);
  const names = listOf(given.text);
  if (!numbers.includes(names.length)) return faultAt('player-count', given, undefined, numbers.join(', '));
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return faultAt('player-twice', given, undefined, twice);
  const taken = names.find((name) => wordOf({text: name}) !== undefined || /^[+-]?\d+$|[=#]/.test(name));
  return taken === undefined ? names : faultAt('player-is-word', given, undefined, taken);
}

const listOf = (text: string): string[] => text.split(',').filter(Boolean);

type Mutable<T> = {-readonly [K in keyof T]: T[K]};

/** Most hands of a game of fixed length. */
const MOST_HANDS = 15;

function readBeginning(values: Values, players: readonly string[], course: Course): Beginning | LedgerFault {
  const from: Mutable<Beginning> = {};
  const {sitsout, points, dealer, counters, sticks, round, hand, dice} = values;
  if (sitsout) {
    if (players.length < 4 || !course.players.includes(3))
      return faultAt('not-in-rules', sitsout, undefined, 'sitsout');
    from.out = players.indexOf(sitsout.text);
    if (from.out < 0) return faultAt('unknown-player', sitsout);
  }
  if (dealer) {
    from.dealer = players.indexOf(dealer.text);
    if (from.dealer < 0) return faultAt('unknown-player', dealer);
    const out = from.out ?? (course.players.includes(3) ? 3 : -1);
    if (from.dealer === out) return faultAt('sits-out', dealer);
  } else if (from.out === 0) {
    from.dealer = 1;
  }
  if (points) {
    const read = readPoints(points, players);
    if ('code' in read) return read;
    from.points = read;
  }
  for (const [name, word, most] of [
    ['counters', counters, 999],
    ['sticks', sticks, 999],
    ['hand', hand, MOST_HANDS],
  ] as const) {
    if (!word) continue;
    if (!/^\d+$/.test(word.text) || Number(word.text) > most) return faultAt('bad-value', word);
    from[name] = Number(word.text);
  }
  if (round) {
    from.round = SEATS.find((seat) => seat === round.text || seat[0].toUpperCase() === round.text);
    if (!from.round) return faultAt('bad-value', round);
  }
  if (dice) {
    if (!/^[1-6]+$/.test(dice.text)) return faultAt('bad-value', dice);
    from.dice = [...dice.text].map(Number);
  }
  return from;
}

/** `A52,B88,C10`; who is not named has what everybody begins with. */
function readPoints(given: Word, players: readonly string[]): readonly number[] | LedgerFault {
  const points: number[] = [];
  for (const piece of listOf(given.text)) {
    const [, name = piece, number] = /^(.+?)(-?\d{1,7})$/.exec(piece) ?? [];
    const player = players.indexOf(name);
    if (player < 0) return faultAt('unknown-player', given, undefined, name);
    if (number === undefined) return faultAt('bad-value', given, undefined, piece);
    points[player] = Number(number);
  }
  return points;
}
