/**
 * Who pays whom, from totals alone: everybody pays the winner eight points, and the hand's value is paid on top
 * (MC-17 to MC-20).
 */
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';

/** The reasons for payments; the names put them into words. */
export type McrPayment = 'win' | 'falseWin';

/** What every opponent owes the winner in addition to the value of the hand. */
const BASE = 8;

/** All payments of a win; none if it is not said who discarded. */
export function pay({winner, by, from, total}: Totals): readonly Payment[] {
  const list: Payment[] = [];
  if (by !== 'self' && !from) return list;
  for (const other of othersInTurn(SEATS, winner)) {
    const whole = by === 'self' || other === from;
    const how = whole ? `base ${BASE} + ${total}` : `base ${BASE}`;
    owe(list, other, winner, whole ? BASE + total : BASE, 'win' satisfies McrPayment, how);
  }
  return list;
}

/** 錯和: a player who declared a false win pays each of the others (MC-20). */
export function falseWinPayments(seat: Seat, penalty: number): readonly Payment[] {
  const list: Payment[] = [];
  for (const other of othersInTurn(SEATS, seat))
    owe(list, seat, other, penalty, 'falseWin' satisfies McrPayment);
  return list;
}
