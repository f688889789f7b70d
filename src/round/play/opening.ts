/** Opening flowers: the dealer lays out flowers until he has none, then the next seat in turn (SG-5, MC-3). */
import type {Seat} from '../../core/situation/situation.js';
import {kindOf, type Tile} from '../../core/tiles/tile.js';
import type {Move} from '../record/move.js';
import {inPhase, phaseOf} from '../state/draft.js';
import type {Phase, RoundPosition} from '../state/position.js';
import {nextSeat, type RoundRules} from '../state/rules.js';
import {backTile} from '../state/wall.js';

/** Begins with the dealer. Where nobody has flowers, the dealer's turn begins at once. */
export const openHand = (rules: RoundRules, p: RoundPosition): RoundPosition =>
  openingAfter(rules, p, p.frame.dealer);

/**
 * Goes on with the opening flowers at a seat.
 * @param drawn the replacement that the seat has just drawn
 */
export function openingAfter(rules: RoundRules, p: RoundPosition, seat: Seat, drawn?: Tile): RoundPosition {
  const {seats} = rules;
  const {dealer} = p.frame;
  const last = drawn !== undefined && seat === dealer ? drawn : p.phase.tile;
  for (let turn = seat; ; turn = nextSeat(seats, turn)) {
    if (hasFlowers(rules, p, turn)) {
      const phase = phaseOf('act', turn, last);
      phase.opening = true;
      return inPhase(p, phase);
    }
    if (nextSeat(seats, turn) === dealer) return inPhase(p, firstTurn(p, last));
  }
}

/** The dealer's first turn. A dealer who is a tile short takes it before anything else (XZ-F9). */
export function firstTurn(p: RoundPosition, last: Tile | undefined): Phase {
  const {dealer} = p.frame;
  if (p.seats[dealer]?.waiting !== 'tile') return phaseOf('act', dealer, last);
  const phase = phaseOf('replace', dealer);
  phase.repl = 'flower';
  return phase;
}

/** Whether a seat holds tiles that must be set aside. */
function hasFlowers({flow, o}: RoundRules, p: RoundPosition, seat: Seat): boolean {
  const {laidOut} = flow;
  const state = p.seats[seat];
  if (laidOut?.field !== 'flowers' || !state || state.waiting === 'tile') return false;
  return state.held?.some((tile) => laidOut.is(kindOf(tile), o)) ?? false;
}

/** The next move of the opening flowers: laying out a flower, or drawing its replacement. */
export function openingMove({flow, o}: RoundRules, p: RoundPosition): Move | undefined {
  const {is, seat} = p.phase;
  if (is === 'replace') {
    const next = p.wall && backTile(p.wall, flow.lowerFirst);
    return next === undefined ? undefined : {do: 'draw', tile: next};
  }
  const flower = p.seats[seat]?.held?.find((tile) => flow.laidOut?.is(kindOf(tile), o));
  return flower === undefined ? undefined : {do: 'out', tile: flower};
}
