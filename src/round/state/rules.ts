/** The rules that rounds are played by. */
import type {Course} from '../../core/game/course.js';
import type {BySeat, Flow} from '../../core/game/flow.js';
import type {Options} from '../../core/game/options.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {defaultsOf, readValues} from '../../core/reading/options.js';
import {findRules, lackingRules} from '../../core/reading/read.js';
import {tableOf, tilesOf, type ScoringTable} from '../../core/reading/table.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {FLOWER} from '../../core/tiles/tile.js';
import {anyFlow} from './any-mahjong.js';
import {isFault} from '../../core/situation/result.js';

/** A rule set or preset with its flow under some options; or no rule set, for any mahjong. */
export interface RoundRules {
  readonly id: string;
  /** Undefined without rules: nothing is scored then. */
  readonly ruleset?: Ruleset;
  /** The rule set with the preset's changes, as the scorer has it. */
  readonly table?: ScoringTable;
  readonly flow: Flow;
  /** The course of a game, if the rule set has one. */
  readonly course?: Course;
  /** All options, including those of the flow. */
  readonly o: Options;
  /** The options as they were given. */
  readonly options: Given;
  /** The options that a situation for the scorer is given. */
  readonly given: Readonly<Record<string, unknown>> | undefined;
  readonly seats: readonly Seat[];
  /** For each seat, the others in turn order after it. */
  readonly after: BySeat<readonly Seat[]>;
  /** How many copies there are of each kind, flowers included. */
  readonly copies: readonly number[];
  readonly reds: Readonly<Record<string, number>>;
  /** How many tiles a hand holds between turns. */
  readonly size: number;
}

type Given = Readonly<Record<string, unknown>>;

const NO_OPTIONS: Given = {};

/** Which rules are meant: of a rule set or one of its presets, under options. */
export interface RulesMeant {
  /** The id of the rule set or preset, be it with its version. */
  readonly id?: string;
  /** Options of the rule set and of its flow; those left out have their defaults. */
  readonly options?: Given;
}

/**
 * Reads the rules that rounds are played by.
 * @returns the rules; or a fault: the rule set has neither this id nor such a preset, or no flow, or an option is wrong
 */
export function roundRules(
  ruleset: Ruleset,
  flow: Flow | (Flow & Course) | undefined,
  {id = ruleset.id, options = NO_OPTIONS}: RulesMeant = {},
): RoundRules | Fault {
  const found = findRules(id, ruleset);
  if (!found) return lackingRules(id, ruleset);
  const {preset} = found;
  if (!flow) return fault('no-flow', preset?.id ?? ruleset.id, 'rules');
  const played = changedBy(flow, preset?.id);
  const isPlayed = (name: string): boolean => Object.hasOwn(played.options, name);
  const own = Object.fromEntries(Object.entries(options).filter(([name]) => isPlayed(name)));
  const given = Object.fromEntries(Object.entries(options).filter(([name]) => !isPlayed(name)));
  const table = tableOf(ruleset, preset);
  const scored = readValues(ruleset.options, table.defaults, given);
  const playing = readValues(played.options, defaultsOf(played.options), own);
  if (isFault(scored)) return scored;
  if (isFault(playing)) return playing;
  const o: Options = {...scored, ...playing};
  const set = tilesOf(ruleset, o);
  return {
    id,
    ruleset,
    table,
    flow: played,
    ...('first' in flow && {course: changedBy(flow, preset?.id)}),
    o,
    options,
    given: Object.keys(given).length ? given : undefined,
    seats: ruleset.seats,
    after: othersAfter(ruleset.seats),
    copies: [...set.copies, ...[...Array(FLOWERS).keys()].map(() => (set.flowers ? 1 : 0))],
    reds: set.reds ?? {},
    size: 3 * ruleset.sets + 1,
  };
}

/** The rules that a record names: of this rule set, or of none where it names none. */
export function rulesOfRecord(
  {rules, options}: {readonly rules?: string; readonly options?: Given},
  ruleset: Ruleset | undefined,
  flow: Flow | (Flow & Course) | undefined,
): RoundRules | Fault {
  if (!rules) return anyMahjong(options);
  if (!ruleset) return fault('unknown-rules', rules, 'rules');
  return roundRules(ruleset, flow, {id: rules, ...(options && {options})});
}

/** A flow with the changes of a preset, the defaults of its options among them. */
const changedBy = <F extends Flow>(flow: F, preset: string | undefined): F =>
  preset === undefined ? flow : {...flow, ...flow.presets?.[preset]};

const FLOWERS = 8;

/** What is known of the rules of a round. */
export interface RulesKnown {
  /** The rules as they were read for the round. */
  readonly rules?: RoundRules;
  readonly ruleset?: Ruleset;
  readonly flow?: Flow | (Flow & Course);
}

/** The rules that a position names; where these are not known, only the order of turns can be checked. */
export function rulesAt(
  p: {readonly rules: string; readonly options?: Given},
  {rules, ruleset, flow}: RulesKnown,
): RoundRules {
  if (rules?.id === p.rules) return rules;
  const found = rulesOfRecord(p, ruleset, flow);
  return isFault(found) ? anyMahjong(p.options) : found;
}

/**
 * The rules of a round without a rule set: four seats, or three where the record says so. Only what no table allows
 * is refused.
 */
export function anyMahjong(options: Given = NO_OPTIONS): RoundRules {
  const seats = options.seats === 3 ? SEATS.slice(0, 3) : SEATS;
  const copies = [...Array(FLOWER + FLOWERS).keys()].map((kind) => (kind < FLOWER ? 4 : 1));
  return {
    id: '',
    flow: anyFlow,
    o: {},
    options,
    given: undefined,
    seats,
    after: othersAfter(seats),
    copies,
    reds: {},
    size: 13,
  };
}

const othersAfter = (seats: readonly Seat[]): BySeat<readonly Seat[]> =>
  bySeat(seats, (seat) => {
    const i = seats.indexOf(seat);
    return [...seats.slice(i + 1), ...seats.slice(0, i)];
  });

/** The seat after another in turn order. */
export const nextSeat = (seats: readonly Seat[], seat: Seat): Seat =>
  seats[(seats.indexOf(seat) + 1) % seats.length];

/** The seat that precedes another in turn order, among those that play. */
export const seatBefore = (seats: readonly Seat[], seat: Seat): Seat =>
  seats[(seats.indexOf(seat) + seats.length - 1) % seats.length];

/** A value for each seat that plays. */
export function bySeat<T>(seats: readonly Seat[], of: (seat: Seat, i: number) => T): BySeat<T> {
  return Object.fromEntries(seats.map((seat, i) => [seat, of(seat, i)]));
}
