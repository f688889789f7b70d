/** Who pays whom in しらぎく, from totals alone: 摸帯, 台, 荘家点 and 連荘/拉荘点, for each payer (SG-23 to SG-26). */
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {ShiragikuOptions} from './options.js';

/** The reasons for payments; the names put them into words. */
export type ShiragikuPayment = 'base' | 'tai' | 'dealer' | 'counters';

/**
 * All payments of a win: a self-draw is paid by all three, another win only by the player who discarded the tile or
 * whose kong was robbed (SG-26).
 * @param totals the total in 台
 */
export function pay(totals: Totals, options: ShiragikuOptions): readonly Payment[] {
  const {winner, by, from, total, dealer, counters} = totals;
  const {base, taiValue} = options;
  const list: Payment[] = [];
  for (const payer of SEATS) {
    if (payer === winner || (by !== 'self' && payer !== from)) continue;
    const pays = (amount: number, why: ShiragikuPayment, how?: string): void =>
      owe(list, payer, winner, amount, why, how);
    pays(base, 'base');
    pays(total * taiValue, 'tai', taiValue > 1 ? `${total} × ${taiValue}` : undefined);
    pays(payer === dealer || winner === dealer ? 1 : 0, 'dealer');
    pays(paysCounters(payer, totals, options) ? counters : 0, 'counters');
  }
  return list;
}

/**
 * Whether a payer pays for counters: 連荘点 to a dealer, 拉荘点 from one; and all pay if a non-dealer draws his tile
 * himself (SG-24, SG-25, SG-A5).
 */
function paysCounters(payer: Seat, {winner, dealer, by}: Totals, options: ShiragikuOptions): boolean {
  if (payer === dealer || winner === dealer) return true;
  return by === 'self' && options.laZhuangOnTsumo === 'all';
}
