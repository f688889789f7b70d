/** Opening flowers: the dealer lays out flowers until he has none, then the next seat in turn (SG-5, MC-3). */
import type {Seat} from '../../core/situation/situation.js';
import {kindOf, tileName} from '../../core/tiles/tile.js';
import {nextSeat, rulesOf} from '../state/rules-in-use.js';
import type {Phase, Position} from '../state/position.js';
import type {Move} from '../record/record.js';
import {tilesIn} from '../state/tiles.js';
import {backTile} from '../state/wall.js';

/** Begins with the dealer. Where nobody has flowers, the dealer's turn begins at once. */
export const openHand = (p: Position): Position => openingAfter(p, p.frame.dealer);

/**
 * Goes on with the opening flowers at a seat.
 * @param drawn the replacement that the seat has just drawn
 */
export function openingAfter(p: Position, seat: Seat, drawn?: string): Position {
  const {seats} = rulesOf(p);
  const {dealer} = p.frame;
  const last = drawn !== undefined && seat === dealer ? drawn : p.phase.tile;
  const tile = last === undefined ? {} : {tile: last};
  for (let turn = seat; ; turn = nextSeat(seats, turn)) {
    if (hasFlowers(p, turn)) return {...p, phase: {is: 'act', seat: turn, opening: true, ...tile}};
    if (nextSeat(seats, turn) === dealer) return {...p, phase: firstTurn(p, tile)};
  }
}

/** The dealer's first turn. A dealer who is a tile short takes it before anything else (XZ-F9). */
function firstTurn(p: Position, tile: {tile?: string}): Phase {
  const {dealer} = p.frame;
  const short = p.seats[dealer]?.waiting === 'tile';
  return short ? {is: 'replace', seat: dealer, repl: 'flower'} : {is: 'act', seat: dealer, ...tile};
}

/** Whether a seat holds tiles that must be set aside. */
function hasFlowers(p: Position, seat: Seat): boolean {
  const {flow, o} = rulesOf(p);
  const {laidOut} = flow;
  const state = p.seats[seat];
  if (laidOut?.field !== 'flowers' || !state || state.waiting === 'tile') return false;
  return tilesIn(state.held ?? '').some((tile) => laidOut.is(kindOf(tile), o));
}

/** The next move of the opening flowers: laying out a flower, or drawing its replacement. */
export function openingMove(p: Position): Move | undefined {
  const {is, seat} = p.phase;
  const {flow, o} = rulesOf(p);
  if (is === 'replace') {
    const next = p.wall && backTile(p.wall, flow.upperFirst);
    return next === undefined ? undefined : {do: 'draw', tile: tileName(next)};
  }
  const flower = tilesIn(p.seats[seat]?.held ?? '').find((tile) => flow.laidOut?.is(kindOf(tile), o));
  return flower === undefined ? undefined : {do: 'out', tile: tileName(flower)};
}
