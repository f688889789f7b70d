/** Makes the first position of a hand: dealt from a wall, or from what a record gives. */
import type {BySeat, Frame} from '../../core/game/flow.js';
import {tilesIn} from '../../core/notation/parse.js';
import {tilesOf} from '../../core/reading/table.js';
import {dealerNotEast, fault, type Fault} from '../../core/situation/problem.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {EMPTY_SEAT, eachTile, seenAlike, seenTiles} from '../state/at.js';
import {draftOf, draftOfSeat, phaseOf} from '../state/draft.js';
import {drawsOf} from '../state/draws.js';
import {firstTurn, openHand} from './opening.js';
import type {RoundPosition, SeatState} from '../state/position.js';
import type {RecordSeat, RoundRecord, Start} from '../record/record.js';
import {bySeat, type RoundRules} from '../state/rules.js';
import {readSeat, type SeatRead} from './start-seat.js';
import {checkHands, checkValues, isWalled} from './start-checks.js';
import {sameTiles, inTileOrder} from '../record/tiles.js';
import {notationOf} from '../text/notation.js';
import {deal, indicatorsIn, isWall, wallOf} from '../state/wall.js';
import {RED, kindName, kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import {isFault} from '../../core/situation/result.js';
import {wildsOnTable} from '../state/wild-on-table.js';

/** How a hand begins: from a wall, from a seed for one, or with hands that are given. */
export interface HandBeginning {
  readonly frame?: Partial<Frame>;
  /** All tiles in the order in which they are drawn. */
  readonly wall?: readonly Tile[];
  /** A text from which the wall is shuffled: the same one on every machine. */
  readonly seed?: string;
  /** The tiles that seats are dealt, sorted or not; the hands of the others are hidden. */
  readonly hands?: BySeat<readonly Tile[]>;
}

/**
 * The position before the first move, with opening flowers not yet set aside.
 * @returns the position, or the first fault in frame, hands or wall
 */
export function start(
  rules: RoundRules,
  {frame = {}, wall, seed, hands}: HandBeginning,
): RoundPosition | Fault {
  const {wild, indicators, ura, ...known} = frame;
  const seats: BySeat<RecordSeat> = bySeat(rules.seats, (seat) => {
    const hand = hands?.[seat];
    return hand ? {hand: notationOf(hand)} : {};
  });
  const from: Start = {
    ...known,
    start: 'deal',
    ...(wild !== undefined && {wild: notationOf([wild])}),
    ...(indicators && {indicators: notationOf(indicators)}),
    ...(ura && {ura: notationOf(ura)}),
    ...(hands && {seats}),
    ...(wall && {wall: notationOf(wall)}),
    ...(seed === undefined ? {} : {seed}),
  };
  return startOf(rules, {version: 1, rules: rules.id, start: from, moves: []});
}

/** The first position of a record that is played by these rules. */
export function startOf(rules: RoundRules, record: RoundRecord): RoundPosition | Fault {
  const wrong = checkValues(record.start, rules);
  if (wrong) return wrong;
  const frame = frameOf(record.start, rules);
  if (isFault(frame)) return frame;
  return isWalled(record.start) ? dealt(record, frame, rules) : given(record, frame, rules);
}

function frameOf(from: Start, {flow, o, seats, ruleset}: RoundRules): Frame | Fault {
  const dealer = from.dealer ?? 'east';
  if (!seats.includes(dealer)) return fault('bad-seat', dealer, 'dealer');
  const windsMove = !ruleset || ruleset.fields.includes('dealer');
  if (!windsMove && dealer !== 'east') return dealerNotEast(dealer);
  const points = bySeat(seats, (seat) => from.points?.[seat] ?? flow.startPoints(o));
  return {
    round: from.round ?? 'east',
    dealer,
    counters: from.counters ?? 0,
    sticks: from.sticks ?? 0,
    points,
    ...pick(from, ['players', 'places', 'sitsOut', 'pointsOut', 'hand', 'dice']),
    ...(from.wild && {wild: tilesIn(from.wild)[0]}),
    ...(from.indicators && {indicators: tilesIn(from.indicators)}),
    ...(from.ura && {ura: tilesIn(from.ura)}),
  };
}

function pick<K extends keyof Start>(from: Start, names: readonly K[]): Pick<Start, K> {
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as Pick<Start, K>;
}

/** What a position says of its rules. */
const playedBy = ({id, options}: RoundRules): Pick<RoundPosition, 'rules' | 'options'> => ({
  rules: id,
  ...(Object.keys(options).length > 0 && {options}),
});

/** Deals from a wall: every hand is known, and opening flowers are still in the hands. */
function dealt(record: RoundRecord, frame: Frame, rules: RoundRules): RoundPosition | Fault {
  const {ruleset, flow, o, seats} = rules;
  if (!ruleset) return fault('unknown-rules', '', 'rules');
  const set = tilesOf(ruleset, o);
  const {wall, seed = ''} = record.start;
  const made = wall === undefined ? wallOf(seed, set) : {tiles: tilesIn(wall), dice: undefined};
  if (wall !== undefined && !isWall(made.tiles, set)) return fault('bad-field', 'wall', 'wall');
  const {hands, indicator, wall: rest} = deal(made.tiles, rules, frame.dealer);
  const turned = flow.dora ? indicatorsIn(made.tiles, flow.dora.behind(o)) : {};
  const derived = {...turned, ...(indicator === undefined ? {} : {wild: indicator})};
  const other = otherThanDealt(record.start, derived, hands);
  if (other) return other;
  const last = hands[frame.dealer]?.at(-1);
  const first = draftOf({
    ...playedBy(rules),
    frame: {
      ...frame,
      ...(made.dice && !frame.dice && {dice: made.dice}),
      ...derived,
    },
    seats: bySeat(seats, (seat) => draftOfSeat({...EMPTY_SEAT, held: inTileOrder(hands[seat] ?? [])})),
    left: drawsOf(record.start.left ?? flow.left(o)),
    kongs: record.start.kongs ?? 0,
    phase: phaseOf('act', frame.dealer, last),
    wall: rest,
  });
  return openHand(rules, first);
}

/** The first value of a record that is other than its wall makes it. */
function otherThanDealt(
  {seats = {}, ...from}: Start,
  derived: Pick<Frame, 'wild' | 'indicators' | 'ura'>,
  hands: BySeat<readonly Tile[]>,
): Fault | undefined {
  const {wild, indicators = [], ura = []} = derived;
  const lying = {wild: wild === undefined ? [] : [wild], indicators, ura};
  for (const name of ['wild', 'indicators', 'ura'] as const) {
    const said = from[name];
    const tiles = tilesIn(said);
    if (said !== undefined && !sameTiles(lying[name].slice(0, tiles.length), tiles))
      return fault('bad-field', said, name);
  }
  for (const [seat, {hand = ''}] of Object.entries(seats) as [Seat, RecordSeat][])
    if (!sameTiles(inTileOrder(tilesIn(hand)), inTileOrder(hands[seat] ?? [])))
      return fault('bad-field', hand, `seats.${seat}`);
  return undefined;
}

/** Takes the hands from the record; those it leaves out are hidden. */
function given(record: RoundRecord, frame: Frame, rules: RoundRules): RoundPosition | Fault {
  const {start: from} = record;
  const first = from.start === 'deal' || (from.start === undefined && isDeal(record, rules));
  const wilds = wildsOnTable(rules, {frame});
  const read: Partial<Record<Seat, SeatRead>> = {};
  for (const seat of SEATS) {
    const said = from.seats?.[seat];
    if (!rules.seats.includes(seat)) {
      if (said) return fault('bad-seat', seat, `seats.${seat}`);
      continue;
    }
    const dealt = from.start === 'deal';
    const asked = {seat, dealer: frame.dealer, first, dealt, rules, wilds};
    const found = readSeat(said ?? {}, asked);
    if (isFault(found)) return {...found, field: `seats.${seat}`};
    read[seat] = found;
  }
  const states = bySeat(rules.seats, (seat) => read[seat]?.state ?? EMPTY_SEAT);
  const wrong = checkHands(read, {from, first, dealer: frame.dealer, rules});
  if (wrong) return wrong;
  const kongs = from.kongs ?? kongsIn(states);
  if (kongs < kongsIn(states)) return fault('bad-field', String(kongs), 'kongs');
  // a replacement still to be drawn is counted when it is drawn
  const laid = Object.values(states).reduce(
    (n, {out, waiting}) => n + out.length - (waiting === 'tile' ? 1 : 0),
    0,
  );
  const {flow, o} = rules;
  const spent = laid * (flow.laidOut?.cost ?? 0) + (first ? 0 : kongs * flow.kong.cost);
  const position = draftOf({
    ...playedBy(rules),
    frame,
    seats: states,
    left: drawsOf(from.left ?? Math.max(1, flow.left(o) - spent)),
    kongs,
    phase: phaseOf('draw', frame.dealer),
  });
  const more = tooMany(position, rules);
  if (more) return more;
  position.phase = firstPhase(record, position, read, first, rules);
  return position;
}

/** The fault of more copies of a tile than exist, at the last seat that has one. */
function tooMany(p: RoundPosition, rules: RoundRules): Fault | undefined {
  const {copies, reds, ruleset, seats} = rules;
  const seen = seenTiles(rules, p);
  for (let kind = 0; kind < copies.length; kind++) {
    const red = ruleset ? (reds[kindName(kind)] ?? 0) : copies[kind];
    if (seen[kind] <= Math.min(red, copies[kind])) continue;
    const tile =
      seenAlike(rules, p, kind | RED) > red ? kind | RED : seen[kind] > copies[kind] ? kind : undefined;
    if (tile === undefined) continue;
    const at = seats.findLast((seat) => hasKind(p.seats[seat] ?? EMPTY_SEAT, kind));
    const {wild} = p.frame;
    const lies = wild !== undefined && kindOf(wild) === kind ? 'wild' : 'indicators';
    return fault('five-of-a-kind', tileName(tile), at ? `seats.${at}` : lies);
  }
  return undefined;
}

/** Whether some tile of a seat is of a kind. */
function hasKind(state: SeatState, kind: Kind): boolean {
  let has = false;
  eachTile(state, (tile) => {
    if (kindOf(tile) === kind) has = true;
  });
  return has;
}

const kongsIn = (states: BySeat<SeatState>): number =>
  Object.values(states).reduce((n, {melds}) => n + melds.filter(({kind}) => kind === 'kong').length, 0);

/** Whether a record begins with the deal: so it does without `turn`, unless something else shows that it does not. */
function isDeal({start: from, moves}: RoundRecord, {size}: RoundRules): boolean {
  if (from.turn !== undefined || from.left !== undefined) return false;
  const seats = Object.values(from.seats ?? {});
  if (seats.some(({river, hand}) => river ?? hand?.includes('['))) return false;
  const first = moves.find(({assert}) => !assert);
  const dealt = tilesIn(from.seats?.[from.dealer ?? 'east']?.hand).length === size + 1;
  return dealt || (first !== undefined && first.do !== 'draw');
}

/**
 * The first phase. Whose turn it is follows from a discard open to claims, a drawn tile, a hand with a tile more, or
 * the seat named as drawing.
 */
function firstPhase(
  {start: from, moves}: RoundRecord,
  p: RoundPosition,
  read: BySeat<SeatRead>,
  first: boolean,
  rules: RoundRules,
): RoundPosition['phase'] {
  const {dealer} = p.frame;
  if (first) return firstTurn(p, read[dealer]?.last);
  for (const seat of rules.seats) {
    const thrown = p.seats[seat]?.river.at(-1);
    if (from.seats?.[seat]?.claimable && thrown) return phaseOf('claim', seat, thrown.tile);
    if (p.seats[seat]?.drawn !== undefined) return phaseOf('act', seat);
  }
  for (const seat of rules.seats) {
    const last = read[seat]?.last;
    if (last !== undefined) return phaseOf('act', seat, last);
  }
  const mover = moves.find(({assert, do: name}) => !assert && name === 'draw')?.seat;
  return phaseOf('draw', from.turn ?? mover ?? dealer);
}
