/** Who pays whom in 新章: 底 and 台, the 台 of the dealer, and 七搶一 (XZ-3 to XZ-5, XZ-10, XZ-11). */
import type {Match} from '../../core/game/match.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {XinzhangOptions} from './options.js';
import type {Scored, Tally} from '../../core/game/tally.js';

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

/** 天胡 takes the place of 莊家. */
const zhuangjiaOf = (tally: Tally): number => (tally.count('tianhu') ? 0 : tally.value('zhuangjia'));

/** What counts between the winner and this payer because one of them is the dealer. */
function dealerTaiOf(m: Match, tally: Tally, payer: Seat | undefined): DealerTai {
  const {isDealer, position} = m;
  if (!isDealer && payer !== position.dealer) return NONE;
  const why = isDealer ? 'lianzhuang' : 'lazhuang';
  return {zhuangjia: zhuangjiaOf(tally), stays: position.counters * tally.value(why), why};
}

/** The 台 of the dealer between the winner and this payer. */
export function dealerTai(m: Match, tally: Tally, payer: Seat | undefined): number {
  const {zhuangjia, stays} = dealerTaiOf(m, tally, payer);
  return zhuangjia + stays;
}

/** What the lines of these rows are worth together. */
export function sumOf(ids: readonly string[], tally: Tally): number {
  return ids.reduce((sum, id) => sum + tally.count(id) * tally.value(id), 0);
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
function fromOne(list: Payment[], {match, tally, total}: Scored<XinzhangOptions>, payer: Seat): void {
  const {seat, dealer} = match.position;
  const agreed = match.options;
  const {ronFormula} = agreed;
  const amount = ronAmount(total, agreed);
  if (agreed.zenjuDealer === 'pairwise') {
    share(list, payer, seat, amount, dealerTaiOf(match, tally, payer), ronFormula === 'di+tai' ? 1 : 3);
  } else {
    // XZ-A2: the shares of all three, of whom the dealer is always one where he is not the winner
    const thrice = match.isDealer && ronFormula === '3x(di+tai)';
    share(list, payer, seat, amount, dealerTaiOf(match, tally, dealer), thrice ? 3 : 1);
  }
}

/** A self-draw: a share from each (XZ-5). */
function fromEach(list: Payment[], {match, tally}: Scored<XinzhangOptions>, total: number): void {
  const {seat, dealer} = match.position;
  const amount = match.options.di + total;
  const tai = dealerTaiOf(match, tally, dealer);
  for (const payer of othersInTurn(SEATS, seat)) {
    share(list, payer, seat, amount, match.isDealer || payer === dealer ? tai : NONE, 1);
  }
}

/** All payments of the hand; none where it is not said who has to pay. */
export function payments(scored: Scored<XinzhangOptions>): readonly Payment[] {
  const {match, tally, total} = scored;
  const {from, seat} = match.position;
  const list: Payment[] = [];
  const robbed = match.has('sevenFlowers') ? sumOf(['qiqiangyi'], tally) : 0;
  if (match.self && !robbed) fromEach(list, scored, total);
  else if (from && (match.ron || match.shape === 'loose')) fromOne(list, scored, from);
  else if (from) {
    // XZ-10 (ii): three times 七搶一 from who holds the eighth flower, and the hand as a self-draw
    owe(list, from, seat, 3 * robbed, 'qiqiangyi');
    fromEach(list, scored, total - robbed);
  }
  return list;
}
