import type {Seat, Situation} from '../core/situation/situation.js';
import {at} from './at.js';
import type {Position} from './position.js';
import {situationAt} from './winning.js';

/**
 * What the scorer is asked about the win that a seat could declare now, with the flags that the record gives (FL §6).
 * @returns undefined where no tile lies open for it, or its hand is hidden
 */
export function situationOf(p: Position, seat: Seat): Situation | undefined {
  const here = at(p, seat);
  return here && situationAt(here);
}
