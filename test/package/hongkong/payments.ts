/** Who pays whom in 香港舊章. */
import type {Totals} from 'mahjong-elements/core/flow.js';
import type {Payment} from 'mahjong-elements/core/result.js';
import {
  sumOf,
  type Options,
  type Reckonable,
  type ReckoningStep,
  type Total,
} from 'mahjong-elements/core/ruleset.js';
import {inSum, othersInTurn, owe} from 'mahjong-elements/core/settle.js';
import {SEATS, type Seat} from 'mahjong-elements/core/situation.js';
import type {HongkongOptions} from './options.js';

/** A hand at the limit or above it is a limit hand, and worth the limit (HK-3). */
export const total = (faan: number, {limit}: HongkongOptions): Total => ({
  total: Math.min(faan, limit),
  capped: faan >= limit,
});

/** The 番 are added up. The limit takes the place of a higher sum (HK-3). */
export function reckon({lines}: Reckonable, {limit}: HongkongOptions): readonly ReckoningStep[] {
  const sum = sumOf(lines, 'faan');
  if (sum.result <= limit) return [sum];
  return [sum, {is: 'limit', limit: 'limit', from: sum.result, result: limit, unit: 'faan'}];
}

/** With 半辣上, the 番 from which on the points double only with every second 番. */
const HALF_FROM = 4;

/** 番 as points: doubled with each 番, or from four 番 on with every second one (HK-4). */
export function pointsOf(faan: number, doubling: HongkongOptions['doubling']): number {
  if (doubling === 'full' || faan <= HALF_FROM) return 2 ** faan;
  const more = faan - HALF_FROM;
  const doubled = 2 ** (HALF_FROM + Math.floor(more / 2));
  return more % 2 === 0 ? doubled : doubled * 1.5;
}

/** Who pays the share of one of the losers, and why: who is liable, or the discarder, may pay for the others (HK-6, HK-7). */
function payerOf(
  loser: Seat,
  {by, from, liable}: Totals,
  {discarderPays}: Options,
): Pick<Payment, 'from' | 'why'> {
  if (liable) return {from: liable, why: 'liable'};
  if (by === 'self' || !from) return {from: loser, why: 'win'};
  const isDiscarder = loser === from || discarderPays === 'all';
  return isDiscarder ? {from, why: 'discarder'} : {from: loser, why: 'win'};
}

/** Everybody pays double for a self-draw (HK-5); for a discard the discarder pays double, and the others single (HK-6). */
export function pay(totals: Totals, options: Options): readonly Payment[] {
  const {winner, by, from, total} = totals;
  if (by !== 'self' && !from) return [];
  const points = pointsOf(total, options.doubling === 'full' ? 'full' : 'half');
  const list: Payment[] = [];
  for (const loser of othersInTurn(SEATS, winner)) {
    const payer = payerOf(loser, totals, options);
    owe(list, payer.from, winner, by === 'self' || loser === from ? 2 * points : points, payer.why);
  }
  return inSum(list);
}
