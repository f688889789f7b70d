/** A position as one seat sees it, and what can be read from it. */
import type {Flag, Seat} from '../../core/situation/situation.js';
import {isFlower, kindOf, type Tile} from '../../core/tiles/tile.js';
import {draftOfSeat} from './draft.js';
import type {Phase, RoundPosition, SeatState} from './position.js';
import {seatBefore, type RoundRules} from './rules.js';
import {isHidden} from '../record/tiles.js';

/** A position with its rules, and the seat in question. */
export interface At {
  readonly p: RoundPosition;
  readonly rules: RoundRules;
  readonly seat: Seat;
  readonly state: SeatState;
}

/** Looks at a position from a seat; undefined where nobody sits there. */
export function at(rules: RoundRules, p: RoundPosition, seat: Seat): At | undefined {
  const state = p.seats[seat];
  return state && {p, rules, seat, state};
}

/** Whether it is a seat's turn to act. */
export const isToAct = ({phase}: Pick<RoundPosition, 'phase'>, seat: Seat): boolean =>
  phase.is === 'act' && phase.seat === seat;

/** Whether it is the seat's turn, before its discard. */
export const isActing = ({p, seat}: At): boolean => isToAct(p, seat) && !p.phase.opening;

/** The tiles held, with the drawn one; undefined for a hidden hand. */
export function handOf({held, drawn}: SeatState): readonly Tile[] | undefined {
  return held === undefined || drawn === undefined ? held : [...held, drawn];
}

/** All seats except one, in turn order after it. */
export const seatsAfter = ({after}: RoundRules, seat: Seat): readonly Seat[] => after[seat] ?? NOBODY;
const NOBODY: readonly Seat[] = [];

/** Calls for each tile of a seat: held, set aside, in melds and in its river. A tile that was called lies with the caller. */
export function eachTile(state: SeatState, see: (tile: Tile) => void): void {
  state.held?.forEach(see);
  if (state.drawn !== undefined) see(state.drawn);
  state.out.forEach(see);
  for (const {tiles} of state.melds) tiles.forEach(see);
  for (const {tile, by} of state.river) if (!by) see(tile);
}

/** A seat at which nothing is known to lie. */
export const EMPTY_SEAT: SeatState = draftOfSeat({
  melds: [],
  river: [],
  out: [],
  missed: {},
  passed: [],
  turns: 0,
});

/** Calls for each tile outside the wall that the record tells of, concealed hands included. */
function eachSeen(rules: RoundRules, p: RoundPosition, see: (tile: Tile) => void): void {
  for (const state of Object.values(p.seats)) eachTile(state, see);
  if (p.frame.wild !== undefined) see(p.frame.wild);
  shownIndicators(rules, p).forEach(see);
}

/** How many of each kind, flowers too, lie outside the wall as far as the record tells. */
export function seenTiles(rules: RoundRules, p: RoundPosition): Uint8Array {
  const seen = new Uint8Array(64);
  eachSeen(rules, p, (tile) => seen[kindOf(tile)]++);
  return seen;
}

/** How many of exactly this tile lie outside the wall; a red five and a plain one are not the same here. */
export function seenAlike(rules: RoundRules, p: RoundPosition, tile: Tile): number {
  let n = 0;
  eachSeen(rules, p, (other) => {
    if (other === tile) n++;
  });
  return n;
}

/** How many indicators are turned now (RB-11, RB-F2). */
export const indicatorsTurned = (
  {flow, o}: Pick<RoundRules, 'flow' | 'o'>,
  {kongs, unturned = 0}: RoundPosition,
): number => (flow.dora ? flow.dora.first(o) + kongs - unturned : 0);

/** The dora indicators turned at this moment: the first ones of the frame. */
export const shownIndicators = (rules: RoundRules, p: RoundPosition): readonly Tile[] =>
  p.frame.indicators?.slice(0, indicatorsTurned(rules, p)) ?? [];

/** The last discard, and whose it is, as long as nobody has drawn since. */
export function lastDiscard({p, rules}: Pick<At, 'p' | 'rules'>): {seat: Seat; tile: Tile} | undefined {
  const {is, seat, tile} = p.phase;
  if (is === 'claim') return tile === undefined ? undefined : {seat, tile};
  if (is !== 'draw') return undefined;
  const from = seatBefore(rules.seats, seat);
  const last = p.seats[from]?.river.at(-1);
  return last && !last.by ? {seat: from, tile: last.tile} : undefined;
}

/** The tile that others may take, and whose it is: that of a kong that may be robbed, or the last discard. */
export const openTile = ({p, rules}: Pick<At, 'p' | 'rules'>): Pick<Phase, 'seat' | 'tile'> | undefined =>
  p.phase.is === 'rob' ? p.phase : lastDiscard({p, rules});

/**
 * The first tile in a seat's hand that is set aside as a flower; undefined where there is none. Without rules anything may
 * be set aside, and flowers alone must be.
 */
export function flowerIn({rules: {flow, o, copies, ruleset}, state: {held, drawn}}: At): Tile | undefined {
  const {laidOut} = flow;
  if (laidOut?.field !== 'flowers') return undefined;
  const isOne = (tile: Tile): boolean =>
    (ruleset ? laidOut.is(kindOf(tile), o) : isFlower(tile)) && copies[kindOf(tile)] > 0;
  return held?.find(isOne) ?? (drawn !== undefined && isOne(drawn) ? drawn : undefined);
}

/** How many flowers a seat has set aside. */
export const flowersSetAside = ({out}: SeatState): number => {
  let n = 0;
  for (const tile of out) if (isFlower(tile)) n++;
  return n;
};

/** Whether a hand is hidden: not given, or face down. */
export const isUnknown = ({held}: Pick<SeatState, 'held'>): boolean => held === undefined || isHidden(held);

/** The flags of what a seat has declared (riichi, ready …). */
export const declarationsOf = ({ready = NO_FLAGS}: SeatState): readonly Flag[] => ready;
const NO_FLAGS: readonly Flag[] = [];

/** The flags of declarations that hold until the hand ends: all but 一発, which is over with a call. */
export const lastingDeclarations = (state: SeatState): readonly Flag[] =>
  declarationsOf(state).filter((flag) => flag !== 'ippatsu');
