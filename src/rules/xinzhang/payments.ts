/** Who pays whom in 新章: 底 and 台, the 台 of the dealer, and 七搶一 (XZ-3 to XZ-5, XZ-10, XZ-11). */
import type {Match} from '../../core/game/match.js';
import type {Payment} from '../../core/game/result.js';
import type {Scored, Tally} from '../../core/game/ruleset.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {optionsOf, type XinzhangOptions} from './options.js';

/** Why somebody pays; the names put it into words. */
export type XinzhangPayment = 'win' | 'zhuangjia' | 'lianzhuang' | 'lazhuang' | 'qiqiangyi';

/** What is paid between two players of whom one is the dealer; no line holds it. */
interface DealerTai {
  readonly zhuangjia: number;
  /** For the times that the dealer has stayed: 連莊 where he wins, 拉莊 where he pays. */
  readonly stays: number;
  readonly why: 'lianzhuang' | 'lazhuang';
}

const NONE: DealerTai = {zhuangjia: 0, stays: 0, why: 'lazhuang'};

/** What a row of the dealer's is worth, unless another takes its place (天胡 that of 莊家). */
function taiOf(id: 'zhuangjia' | DealerTai['why'], m: Match, {rows}: Tally): number {
  const {index, includes, columns} = m.position.table;
  const at = index.get(id) ?? -1;
  for (let k = 0; k < rows.size; k++) {
    const row = rows.list[k];
    if (rows.times[row] && includes[row].includes(at)) return 0;
  }
  const worth = columns.value[at];
  return (columns.times[at]?.(m) ?? 1) * (typeof worth === 'number' ? worth : worth(m));
}

/** What counts between the winner and this payer because one of them is the dealer. */
function dealerTaiOf(m: Match, tally: Tally, payer: Seat | undefined): DealerTai {
  const {isDealer, position} = m;
  if (!isDealer && payer !== position.dealer) return NONE;
  const why = isDealer ? 'lianzhuang' : 'lazhuang';
  return {zhuangjia: taiOf('zhuangjia', m, tally), stays: taiOf(why, m, tally), why};
}

/** The 台 of the dealer between the winner and this payer. */
export function dealerTai(m: Match, tally: Tally, payer: Seat | undefined): number {
  const {zhuangjia, stays} = dealerTaiOf(m, tally, payer);
  return zhuangjia + stays;
}

/** What the lines of these rows are worth together. */
export function sumOf(ids: readonly string[], m: Match, tally: Tally): number {
  const {index, columns} = m.position.table;
  let sum = 0;
  for (const id of ids) {
    const worth = columns.value[index.get(id) ?? -1] ?? 0;
    sum += tally.count(id) * (typeof worth === 'number' ? worth : worth(m));
  }
  return sum;
}

/** 底 and 台 of one share, and the dealer's 台 so many times, each as a payment of its own. */
function share(
  list: Payment[],
  payer: Seat,
  winner: Seat,
  amount: number,
  {zhuangjia, stays, why}: DealerTai,
  times: number,
): void {
  owe(list, payer, winner, amount, 'win');
  owe(list, payer, winner, times * zhuangjia, 'zhuangjia');
  owe(list, payer, winner, times * stays, why);
}

/** All three shares from the discarder (XZ-4, XZ-A1). */
function ronAmount(tai: number, {di, ronFormula}: XinzhangOptions): number {
  switch (ronFormula) {
    case '3x(di+tai)':
      return 3 * (di + tai);
    case 'di+3xtai':
      return di + 3 * tai;
    case 'di+tai':
      return di + tai;
  }
}

/** A win that one player pays for all. */
function fromOne(list: Payment[], scored: Scored, payer: Seat): void {
  const {match, total} = scored;
  const {seat, dealer} = match.position;
  const agreed = optionsOf(match);
  const {ronFormula} = agreed;
  const amount = ronAmount(total, agreed);
  if (agreed.zenjuDealer === 'pairwise') {
    share(list, payer, seat, amount, dealerTaiOf(match, scored, payer), ronFormula === 'di+tai' ? 1 : 3);
  } else {
    // XZ-A2: the shares of all three, of whom the dealer is always one where he is not the winner
    const thrice = match.isDealer && ronFormula === '3x(di+tai)';
    share(list, payer, seat, amount, dealerTaiOf(match, scored, dealer), thrice ? 3 : 1);
  }
}

/** A self-draw: a share from each (XZ-5). */
function fromEach(list: Payment[], scored: Scored, total: number): void {
  const {match} = scored;
  const {seat, dealer} = match.position;
  const amount = optionsOf(match).di + total;
  const tai = dealerTaiOf(match, scored, dealer);
  for (const payer of othersInTurn(SEATS, seat)) {
    share(list, payer, seat, amount, match.isDealer || payer === dealer ? tai : NONE, 1);
  }
}

/** All payments of the hand; none where it is not said who has to pay. */
export function payments(scored: Scored): readonly Payment[] {
  const {match, total} = scored;
  const {from, seat} = match.position;
  const list: Payment[] = [];
  const robbed = match.has('sevenFlowers') ? sumOf(['qiqiangyi'], match, scored) : 0;
  if (match.self && !robbed) fromEach(list, scored, total);
  else if (from && (match.ron || match.shape === 'loose')) fromOne(list, scored, from);
  else if (from) {
    // XZ-10 (ii): three times 七搶一 from who holds the eighth flower, and the hand as a self-draw
    owe(list, from, seat, 3 * robbed, 'qiqiangyi');
    fromEach(list, scored, total - robbed);
  }
  return list;
}
