/** False wins: what they cost, and whether they end the hand. */
import type {Payment} from '../../core/game/result.js';
import {owe} from '../../core/game/settle.js';
import type {Seat} from '../../core/situation/situation.js';
import {seatsAfter} from '../state/at.js';
import {draftOf} from '../state/draft.js';
import type {RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';

/**
 * Whether a false win ends the hand (`endsHand`): the hand is then drawn, and the dealer stays with the same
 * counters.
 */
export const falseWinEnds = ({o}: RoundRules): boolean => o.falseWin === 'endsHand';

/** Pays for a false win to each other seat, except to a dead hand. */
export function payFalseWin(rules: RoundRules, p: RoundPosition, seat: Seat): RoundPosition {
  const {dealer} = p.frame;
  const paid: Payment[] = [];
  for (const to of seatsAfter(rules, seat)) {
    if (p.seats[to]?.dead) continue;
    owe(paid, seat, to, rules.flow.falseWin(rules.o, {from: seat, to, dealer}), 'falseWin');
  }
  if (!paid.length) return p;
  const next = draftOf(p);
  next.paid = [...(p.paid ?? []), ...paid];
  return next;
}
