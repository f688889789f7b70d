import type {Seat, Situation} from '../../core/situation/situation.js';
import {at} from '../state/at.js';
import type {RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import {situationAt} from './winning.js';

/**
 * The question to the scorer about the win that a seat could declare now, with the flags that follow from the record.
 * @returns undefined where there is no tile to win on, or the hand is hidden
 */
export function situationOfWin(rules: RoundRules, p: RoundPosition, seat: Seat): Situation | undefined {
  const here = at(rules, p, seat);
  return here && situationAt(here);
}
