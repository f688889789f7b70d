/** Makes the first position of a hand: dealt from a wall, or from what a record gives. */
import type {BySeat, Flow, Frame} from '../../core/game/flow.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {tilesOf} from '../../core/reading/table.js';
import {isFault} from '../../core/reading/read.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {EMPTY, seenAlike, seenTiles, tilesOfSeat} from '../state/at.js';
import {openHand} from './opening.js';
import type {Position, SeatState} from '../state/position.js';
import type {RecordSeat, RoundRecord, Start} from '../record/record.js';
import {bySeat, readRules, useRules, type RulesInUse} from '../state/rules-in-use.js';
import {readSeat, type SeatRead} from './start-seat.js';
import {checkHands, checkValues, isWalled} from './start-checks.js';
import {kindIn, textAsIs, textOf, tilesIn} from '../state/tiles.js';
import {deal, indicatorsIn, isWall, wallOf} from '../state/wall.js';
import {RED, kindName, kindOf, tileName, type Tile} from '../../core/tiles/tile.js';

/** How a hand begins: from a wall, from a seed for one, or with hands that are given. */
export interface Beginning {
  /** The id of a preset of the rule set. */
  readonly preset?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly frame?: Partial<Frame>;
  readonly wall?: string;
  readonly seed?: string;
  readonly hands?: BySeat<string>;
}

/**
 * The position before the first move, with opening flowers not yet set aside.
 * @returns the position, or the first fault in hands, wall or options
 */
export function start(ruleset: Ruleset, flow: Flow, begin: Beginning): Position | Fault {
  useRules(ruleset, flow);
  const {options, frame, wall, seed, hands} = begin;
  const seats: BySeat<RecordSeat> = bySeat(ruleset.seats, (seat) =>
    hands?.[seat] === undefined ? {} : {hand: hands[seat]},
  );
  const from: Start = {
    ...frame,
    start: 'deal',
    ...(hands && {seats}),
    ...(wall === undefined ? {} : {wall}),
    ...(seed === undefined ? {} : {seed}),
  };
  const rules = begin.preset ?? ruleset.id;
  return startOf({version: 1, rules, ...(options && {options}), start: from, moves: []});
}

/** The first position of a record; its rules must be known. */
export function startOf(record: RoundRecord): Position | Fault {
  const rules = readRules(record.rules ?? '', record.options);
  if (isFault(rules)) return rules;
  const wrong = checkValues(record.start, rules);
  if (wrong) return wrong;
  const frame = frameOf(record.start, rules);
  if (isFault(frame)) return frame;
  return isWalled(record.start) ? dealt(record, frame, rules) : given(record, frame, rules);
}

function frameOf(from: Start, {flow, o, seats, ruleset}: RulesInUse): Frame | Fault {
  const dealer = from.dealer ?? 'east';
  if (!seats.includes(dealer)) return fault('bad-seat', dealer, 'dealer');
  const windsMove = !ruleset || ruleset.fields.includes('dealer');
  if (!windsMove && dealer !== 'east') return fault('bad-seat', dealer, 'dealer');
  const points = bySeat(seats, (seat) => from.points?.[seat] ?? flow.startPoints(o));
  return {
    round: from.round ?? 'east',
    dealer,
    counters: from.counters ?? 0,
    sticks: from.sticks ?? 0,
    points,
    ...pick(from, ['players', 'places', 'sitsOut', 'pointsOut', 'hand', 'wild', 'indicators', 'ura', 'dice']),
  };
}

function pick<K extends keyof Start>(from: Start, names: readonly K[]): Pick<Start, K> {
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as Pick<Start, K>;
}

/** Deals from a wall: every hand is known, and opening flowers are still in the hands. */
function dealt(record: RoundRecord, frame: Frame, rules: RulesInUse): Position | Fault {
  const {ruleset, flow, o, seats} = rules;
  if (!ruleset) return fault('unknown-rules', '', 'rules');
  const set = tilesOf(ruleset, o);
  const {wall, seed = ''} = record.start;
  const made = wall === undefined ? wallOf(seed, set) : {tiles: wall, dice: undefined};
  if (!isWall(made.tiles, set)) return fault('bad-field', 'wall', 'wall');
  const {hands, indicator, wall: rest} = deal(made.tiles, rules, frame.dealer);
  const turned = flow.indicators ? indicatorsIn(made.tiles, flow.indicators.behind(o)) : {};
  const derived = {...turned, ...(indicator === undefined ? {} : {wild: tileName(indicator)})};
  const other = otherThanDealt(record.start, derived, hands);
  if (other) return other;
  const last = hands[frame.dealer]?.at(-1);
  return openHand({
    rules: rules.id,
    ...(record.options && {options: record.options}),
    frame: {
      ...frame,
      ...(made.dice && !frame.dice && {dice: made.dice}),
      ...derived,
    },
    seats: bySeat(seats, (seat): SeatState => ({...EMPTY, held: textOf(hands[seat] ?? [])})),
    left: record.start.left ?? flow.left(o),
    kongs: record.start.kongs ?? 0,
    phase: {is: 'act', seat: frame.dealer, ...(last === undefined ? {} : {tile: tileName(last)})},
    wall: rest,
  });
}

/** The first value of a record that is other than its wall makes it. */
function otherThanDealt(
  {seats = {}, ...from}: Start,
  derived: Pick<Start, 'wild' | 'indicators' | 'ura'>,
  hands: BySeat<readonly Tile[]>,
): Fault | undefined {
  for (const name of ['wild', 'indicators', 'ura'] as const) {
    const said = from[name];
    if (said !== undefined && !textAsIs(tilesIn(derived[name] ?? '')).startsWith(textAsIs(tilesIn(said))))
      return fault('bad-field', said, name);
  }
  for (const [seat, {hand = ''}] of Object.entries(seats) as [Seat, RecordSeat][])
    if (textOf(tilesIn(hand)) !== textOf(hands[seat] ?? [])) return fault('bad-field', hand, `seats.${seat}`);
  return undefined;
}

/** Takes the hands from the record; those it leaves out are hidden. */
function given(record: RoundRecord, frame: Frame, rules: RulesInUse): Position | Fault {
  const {start: from} = record;
  const first = from.start === 'deal' || (from.start === undefined && isDeal(record, rules));
  const read: Partial<Record<Seat, SeatRead>> = {};
  for (const seat of SEATS) {
    const said = from.seats?.[seat];
    if (!rules.seats.includes(seat)) {
      if (said) return fault('bad-seat', seat, `seats.${seat}`);
      continue;
    }
    const dealt = from.start === 'deal';
    const asked = {seat, dealer: frame.dealer, first, dealt, rules, wild: frame.wild};
    const found = readSeat(said ?? {}, asked);
    if (isFault(found)) return {...found, field: `seats.${seat}`};
    read[seat] = found;
  }
  const states = bySeat(rules.seats, (seat) => read[seat]?.state ?? EMPTY);
  const wrong = checkHands(read, {from, first, dealer: frame.dealer, rules});
  if (wrong) return wrong;
  const kongs = from.kongs ?? kongsIn(states);
  if (kongs < kongsIn(states)) return fault('bad-field', String(kongs), 'kongs');
  // a replacement still to be drawn is counted when it is drawn (FL §10.2)
  const laid = Object.values(states).reduce(
    (n, {out, waiting}) => n + tilesIn(out).length - (waiting === 'tile' ? 1 : 0),
    0,
  );
  const {flow, o} = rules;
  const spent = laid * (flow.laidOut?.cost ?? 0) + (first ? 0 : kongs * flow.kong.cost);
  const position: Position = {
    rules: rules.id,
    ...(record.options && {options: record.options}),
    frame,
    seats: states,
    left: from.left ?? Math.max(1, flow.left(o) - spent),
    kongs,
    phase: {is: 'draw', seat: frame.dealer},
  };
  return tooMany(position, rules) ?? {...position, phase: phaseOf(record, position, read, first, rules)};
}

/** The fault of more copies of a tile than exist, at the last seat that has one. */
function tooMany(p: Position, {copies, reds, ruleset, seats}: RulesInUse): Fault | undefined {
  const seen = seenTiles(p);
  for (let kind = 0; kind < copies.length; kind++) {
    const red = ruleset ? (reds[kindName(kind)] ?? 0) : copies[kind];
    if (seen[kind] <= Math.min(red, copies[kind])) continue;
    const tile = seenAlike(p, kind | RED) > red ? kind | RED : seen[kind] > copies[kind] ? kind : undefined;
    if (tile === undefined) continue;
    const at = seats.findLast((seat) => tilesOfSeat(p.seats[seat]).some((other) => kindOf(other) === kind));
    const lies = kindIn(p.frame.wild) === kind ? 'wild' : 'indicators';
    return fault('five-of-a-kind', tileName(tile), at ? `seats.${at}` : lies);
  }
  return undefined;
}

const kongsIn = (states: BySeat<SeatState>): number =>
  Object.values(states).reduce((n, {melds}) => n + melds.filter(({kind}) => kind === 'kong').length, 0);

/** Whether a record begins with the deal: so it does without `turn`, unless something else shows that it does not. */
function isDeal({start: from, moves}: RoundRecord, {size}: RulesInUse): boolean {
  if (from.turn !== undefined || from.left !== undefined) return false;
  const seats = Object.values(from.seats ?? {});
  if (seats.some(({river, hand}) => river ?? hand?.includes('['))) return false;
  const first = moves.find(({assert}) => !assert);
  const dealt = tilesIn(from.seats?.[from.dealer ?? 'east']?.hand ?? '').length === size + 1;
  return dealt || (first !== undefined && first.do !== 'draw');
}

/**
 * The first phase. Whose turn it is follows from a discard open to claims, a drawn tile, a hand with a tile more, or
 * the seat named as drawing.
 */
function phaseOf(
  {start: from, moves}: RoundRecord,
  p: Position,
  read: BySeat<SeatRead>,
  first: boolean,
  rules: RulesInUse,
): Position['phase'] {
  const {dealer} = p.frame;
  if (first) {
    const short = p.seats[dealer]?.waiting === 'tile';
    if (short) return {is: 'replace', seat: dealer, repl: 'flower'};
    const last = read[dealer]?.last;
    return {is: 'act', seat: dealer, ...(last === undefined ? {} : {tile: last})};
  }
  for (const seat of rules.seats) {
    const thrown = p.seats[seat]?.river.at(-1);
    if (from.seats?.[seat]?.claimable && thrown) return {is: 'claim', seat, tile: thrown.tile};
    if (p.seats[seat]?.drawn !== undefined) return {is: 'act', seat};
  }
  for (const seat of rules.seats) {
    const last = read[seat]?.last;
    if (last !== undefined) return {is: 'act', seat, tile: last};
  }
  const mover = moves.find(({assert, do: name}) => !assert && name === 'draw')?.seat;
  return {is: 'draw', seat: from.turn ?? mover ?? dealer};
}
