/** Who pays whom in しらぎく: 摸帯, 台, 荘家点 and 連荘/拉荘点, a payer at a time (SG-23 to SG-26). */
import type {Position} from '../../core/game/position.js';
import type {Payment} from '../../core/game/result.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {ShiragikuOptions} from './options.js';
import type {Scored} from '../../core/game/tally.js';

/** Why somebody pays; the names put it into words. */
export type ShiragikuPayment = 'base' | 'tai' | 'dealer' | 'counters';

/** All three pay a self-draw; else he who discarded the tile, or whose kong was robbed, alone (SG-26). */
export function payments({match: {position}, tally}: Scored<ShiragikuOptions>): readonly Payment[] {
  const {by, from, seat, dealer, counters} = position;
  const {base, taiValue} = position.options;
  const {tai} = tally.sums;
  const list: Payment[] = [];
  for (const payer of SEATS) {
    if (payer === seat || (by !== 'self' && payer !== from)) continue;
    const pays = (amount: number, why: ShiragikuPayment): void => {
      if (amount) list.push({from: payer, to: seat, amount, why});
    };
    pays(base, 'base');
    pays(tai * taiValue, 'tai');
    pays(payer === dealer || seat === dealer ? 1 : 0, 'dealer');
    pays(paysCounters(payer, position) ? counters : 0, 'counters');
  }
  return list;
}

/** 連荘点 to a dealer, 拉荘点 from one, and from all where a non-dealer draws his tile himself (SG-24, SG-25, SG-A5). */
function paysCounters(payer: Seat, position: Position<ShiragikuOptions>): boolean {
  const {seat, dealer, by} = position;
  if (payer === dealer || seat === dealer) return true;
  return by === 'self' && position.options.laZhuangOnTsumo === 'all';
}
