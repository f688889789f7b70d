/** The rules that a position is played by. */
import type {Course} from '../../core/game/course.js';
import type {BySeat, Flow} from '../../core/game/flow.js';
import type {Options} from '../../core/game/options.js';
import type {Preset, Ruleset} from '../../core/game/ruleset.js';
import {defaultsOf, readValues} from '../../core/reading/options.js';
import {findRules, isFault} from '../../core/reading/read.js';
import {tableOf, tilesOf} from '../../core/reading/table.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {FLOWER} from '../../core/tiles/tile.js';
import {anyFlow} from './any-mahjong.js';
import type {Position} from './position.js';

/** A rule set or preset under some options, ready for questions. */
export interface RulesInUse {
  readonly id: string;
  /** Undefined without rules: nothing is scored then. */
  readonly ruleset?: Ruleset;
  readonly flow: Flow;
  /** The course of a game, if the rule set has one. */
  readonly course?: Course;
  /** All options, including those of the flow. */
  readonly o: Options;
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

const known = new Map<string, {ruleset: Ruleset; preset?: Preset; flow?: Flow | (Flow & Course)}>();

/** Rules in use by the options, and by the id. */
let made = new WeakMap<object, Map<string, RulesInUse>>();

/**
 * Makes a rule set and its presets known to the referee. Positions name them by id.
 * @param flow how it is played; a rule set without one scores hands alone, and the referee says so
 */
export function useRules(ruleset: Ruleset, flow?: Flow | (Flow & Course)): void {
  const before = known.get(ruleset.id);
  // what was made of other rules of that id is no longer in use
  if (before && (before.ruleset !== ruleset || before.flow !== flow)) made = new WeakMap();
  known.set(ruleset.id, {ruleset, ...(flow && {flow})});
  for (const preset of ruleset.presets) {
    known.set(preset.id, {ruleset, preset, ...(flow && {flow: {...flow, ...flow.presets?.[preset.id]}})});
  }
}

const NO_OPTIONS = {};

/**
 * The rules of a position.
 * @throws {TypeError} for rules that were not made known with `useRules`
 */
export function rulesOf({rules, options = NO_OPTIONS}: Pick<Position, 'rules' | 'options'>): RulesInUse {
  const ready = made.get(options)?.get(rules);
  if (ready) return ready;
  const found = readRules(rules, options);
  if (isFault(found)) throw new TypeError(`no rules '${rules}' with these options: start a position first`);
  return found;
}

/** Looks up rules by id and options; a fault where these are wrong. */
export function readRules(rules: string, options: Given = NO_OPTIONS): RulesInUse | Fault {
  const ready = made.get(options)?.get(rules);
  if (ready) return ready;
  const found = rules ? makeRules(rules, options) : anyMahjong(options);
  if (isFault(found)) return found;
  let byId = made.get(options);
  if (!byId) made.set(options, (byId = new Map<string, RulesInUse>()));
  byId.set(rules, found);
  return found;
}

function makeRules(rules: string, options: Given): RulesInUse | Fault {
  const found = known.get(rules) ?? known.get(rules.replace(/@\d+$/, ''));
  if (!found || !findRules(rules, found.ruleset)) return fault('unknown-rules', rules, 'rules');
  const {ruleset, preset, flow} = found;
  if (!flow) return fault('no-flow', preset?.id ?? ruleset.id, 'rules');
  const own: Record<string, unknown> = {};
  const given: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) {
    if (Object.hasOwn(flow.options, name)) own[name] = value;
    else given[name] = value;
  }
  const scored = readValues(ruleset.options, tableOf(ruleset, preset).defaults, given);
  const played = readValues(flow.options, defaultsOf(flow.options), own);
  if (isFault(scored)) return scored;
  if (isFault(played)) return played;
  const o: Options = {...scored, ...played};
  const set = tilesOf(ruleset, o);
  return {
    id: rules,
    ruleset,
    flow,
    ...('first' in flow ? {course: flow} : {}),
    o,
    given: Object.keys(given).length ? given : undefined,
    seats: ruleset.seats,
    after: othersAfter(ruleset.seats),
    copies: [...set.copies, ...Array.from({length: 8}, () => (set.flowers ? 1 : 0))],
    reds: set.reds ?? {},
    size: 3 * ruleset.sets + 1,
  };
}

/**
 * The rules of a round without a rule set: four seats, or three where the record says so. Only what no table allows
 * is refused.
 */
function anyMahjong(options: Given): RulesInUse {
  const seats = options.seats === 3 ? SEATS.slice(0, 3) : SEATS;
  const copies = Array.from({length: FLOWER + 8}, (_, kind) => (kind < FLOWER ? 4 : 1));
  return {
    id: '',
    flow: anyFlow,
    o: {},
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
export function bySeat<T>(seats: readonly Seat[], of: (seat: Seat) => T): BySeat<T> {
  return Object.fromEntries(seats.map((seat) => [seat, of(seat)]));
}
