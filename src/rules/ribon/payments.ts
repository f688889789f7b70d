/** Who pays whom: the discarder the whole, or both others the whole each (ツモ倍, RB-26). */
import type {Payment} from '../../core/game/result.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Scored} from '../../core/game/tally.js';

/** Why somebody pays; the names put it into words. */
export type RibonPayment = 'win' | 'noten' | 'dobon';

/** The seats that play; a fourth player sits out (RB-1). */
export const seats = ['east', 'south', 'west'] as const satisfies readonly Seat[];

/** 流し満貫 is paid as a self-draw (RB-29). One's own riichi stick comes back and is no payment. */
export function payments({match, total}: Scored): readonly Payment[] {
  const {seat, from} = match.position;
  const list: Payment[] = [];
  if (total) {
    for (const payer of seats) {
      if (match.ron ? payer === from : payer !== seat) {
        list.push({from: payer, to: seat, amount: total, why: 'win' satisfies RibonPayment});
      }
    }
  }
  return list;
}
