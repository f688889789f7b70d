/** Who pays whom, from totals alone: the winner is paid by all, eight by everybody, the hand's worth on top (MC-17 to MC-20). */
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';

/** Why somebody pays; the names put it into words. */
export type McrPayment = 'win' | 'falseWin';

/** What every opponent owes the winner, whatever the hand is worth. */
const BASE = 8;

/** No payment where nobody is named who discarded. */
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

/** 錯和: who declared a win that is none pays each of the others (MC-20). */
export function falseWin(seat: Seat, penalty: number): readonly Payment[] {
  const list: Payment[] = [];
  for (const other of othersInTurn(SEATS, seat))
    owe(list, seat, other, penalty, 'falseWin' satisfies McrPayment);
  return list;
}
