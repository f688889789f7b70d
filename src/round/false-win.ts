/** Wins that are none: what they cost, and whether they end the hand (FL §7). */
import type {Payment} from '../core/game/result.js';
import type {Seat} from '../core/situation/situation.js';
import {seatsAfter} from './at.js';
import type {Position} from './position.js';
import {rulesOf} from './rules-in-use.js';

/** `endsHand`: the hand is drawn, the dealer stays with as many counters. */
export const falseWinEnds = (p: Position): boolean => rulesOf(p).o.falseWin === 'endsHand';

/** So much to each of the others, but to no dead hand. */
export function payFalseWin(p: Position, seat: Seat): Position {
  const rules = rulesOf(p);
  const amount = rules.flow.falseWin(rules.o);
  if (!amount) return p;
  const paid = seatsAfter(rules, seat)
    .filter((to) => !p.seats[to]?.dead)
    .map((to): Payment => ({from: seat, to, amount, why: 'falseWin'}));
  return {...p, paid: [...(p.paid ?? []), ...paid]};
}
