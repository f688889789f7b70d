import type {Seat, Situation} from '../../core/situation/situation.js';
import {at} from '../state/at.js';
import type {Position} from '../state/position.js';
import {situationAt} from './winning.js';

/**
 * The question to the scorer about the win that a seat could declare now, with the flags that follow from the record
 * (FL §6).
 * @returns undefined where there is no tile to win on, or the hand is hidden
 */
export function situationOf(p: Position, seat: Seat): Situation | undefined {
  const here = at(p, seat);
  return here && situationAt(here);
}
