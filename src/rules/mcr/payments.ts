/** Who pays whom: the winner alone is paid, eight by everybody, the hand's worth on top (MC-17 to MC-20). */
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {Scored} from '../../core/game/tally.js';

/** Why somebody pays; the names put it into words. */
export type McrPayment = 'win' | 'falseWin';

/** What every opponent owes the winner, whatever the hand is worth. */
const BASE = 8;

/** No payment where nobody is named who discarded. Flowers alone are won as by self-draw (MC-11). */
export function payments({match, total}: Scored): readonly Payment[] {
  const {from, seat} = match.position;
  const list: Payment[] = [];
  if (match.ron && !from) return list;
  for (const other of othersInTurn(SEATS, seat)) {
    owe(list, other, seat, !match.ron || other === from ? BASE + total : BASE, 'win' satisfies McrPayment);
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
