/** Who pays a win of 李凡師サンマ, and how much, from its total alone. */
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {owe} from '../../core/game/settle.js';
import type {Seat} from '../../core/situation/situation.js';

/** The reasons for payments; the names put them into words. */
export type RibonPayment = 'win' | 'noten' | 'dobon';

/** The seats that play; a fourth player sits out (RB-1). */
export const seats = ['east', 'south', 'west'] as const satisfies readonly Seat[];

/**
 * All payments of a win: the discarder pays the whole, or after a self-draw each of the others does (ツモ倍, RB-26).
 * 流し満貫 counts as a self-draw (RB-29).
 */
export function pay({winner, by, from, total}: Totals): readonly Payment[] {
  const list: Payment[] = [];
  for (const payer of seats) {
    if (by === 'self' || payer === from) owe(list, payer, winner, total, 'win' satisfies RibonPayment);
  }
  return list;
}
