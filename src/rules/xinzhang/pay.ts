/** Who pays whom in 新章, from totals alone: 底 and 台, the dealer's 台, and 七搶一 (XZ-3 to XZ-5, XZ-10, XZ-11). */
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {XinzhangOptions} from './options.js';

/** The reasons for payments; the names put them into words. */
export type XinzhangPayment = 'win' | 'zhuangjia' | 'lianzhuang' | 'lazhuang' | 'qiqiangyi';

/** The 台 of 莊家, which 天胡 includes. */
export const DEALER_TAI = 1;
/** The 台 of 七搶一; the holder of the eighth flower pays it three times if the hand is complete too (XZ-10). */
export const SEVEN_ROB_ONE = 8;

/** What is paid between two players because one of them is the dealer; it is in no line. */
interface DealerTai {
  readonly zhuangjia: number;
  /** The 台 for the times that the dealer has stayed: 連莊 if the dealer wins, 拉莊 if the dealer pays. */
  readonly stays: number;
  readonly why: 'lianzhuang' | 'lazhuang';
}

const NONE: DealerTai = {zhuangjia: 0, stays: 0, why: 'lazhuang'};

type Deal = Pick<Totals, 'winner' | 'dealer' | 'counters' | 'special'>;

/** The dealer's 台 between the winner and this payer, by reason. */
function dealerTaiOf(payer: Seat | undefined, deal: Deal, options: XinzhangOptions): DealerTai {
  const {winner, dealer, counters, special = []} = deal;
  if (winner !== dealer && payer !== dealer) return NONE;
  return {
    zhuangjia: special.includes('heavenly') ? 0 : DEALER_TAI,
    stays: counters * options.lianzhuangTai,
    why: winner === dealer ? 'lianzhuang' : 'lazhuang',
  };
}

/** The dealer's 台 between the winner and this payer, in sum. */
export function dealerTaiSum(payer: Seat | undefined, deal: Deal, options: XinzhangOptions): number {
  const {zhuangjia, stays} = dealerTaiOf(payer, deal, options);
  return zhuangjia + stays;
}

/** Adds 底 and 台 of one share, and the dealer's 台 `times` times, each as a payment of its own. */
function share(
  list: Payment[],
  payer: Seat,
  winner: Seat,
  {amount, how}: Share,
  tai: DealerTai,
  times: number,
): void {
  const thrice = (n: number) => (times > 1 ? `${times} × ${n}` : undefined);
  const {zhuangjia, stays, why} = tai;
  owe(list, payer, winner, amount, 'win' satisfies XinzhangPayment, how);
  owe(list, payer, winner, times * zhuangjia, 'zhuangjia' satisfies XinzhangPayment, thrice(zhuangjia));
  owe(list, payer, winner, times * stays, why, thrice(stays));
}

/** The 底 and 台 that are paid, and how they are computed. */
interface Share {
  readonly amount: number;
  readonly how: string;
}

const ownShare = (tai: number, di: number): Share => ({amount: di + tai, how: `base ${di} + ${tai}`});

/** The three shares that a discarder pays together (XZ-4, XZ-A1). */
function ronShare(tai: number, {di, ronFormula}: XinzhangOptions): Share {
  switch (ronFormula) {
    case '3x(di+tai)':
      return {amount: 3 * (di + tai), how: `3 × (base ${di} + ${tai})`};
    case 'di+3xtai':
      return {amount: di + 3 * tai, how: `base ${di} + 3 × ${tai}`};
    case 'di+tai':
      return ownShare(tai, di);
  }
}

/** Adds the payments of a win that one player pays for all. */
function fromOne(list: Payment[], payer: Seat, totals: Totals, options: XinzhangOptions): void {
  const {winner, total, dealer} = totals;
  const agreed = options;
  const {ronFormula} = agreed;
  const paid = ronShare(total, agreed);
  if (agreed.zenjuDealer === 'pairwise') {
    const times = ronFormula === 'di+tai' ? 1 : 3;
    share(list, payer, winner, paid, dealerTaiOf(payer, totals, options), times);
  } else {
    // XZ-A2: the shares of all three losers. The dealer is one of them, unless the dealer has won
    const thrice = winner === dealer && ronFormula === '3x(di+tai)';
    share(list, payer, winner, paid, dealerTaiOf(dealer, totals, options), thrice ? 3 : 1);
  }
}

/** Adds the payments of a self-draw: a share from each (XZ-5). */
function fromEach(list: Payment[], total: number, totals: Totals, options: XinzhangOptions): void {
  const {winner} = totals;
  const paid = ownShare(total, options.di);
  for (const payer of othersInTurn(SEATS, winner)) {
    share(list, payer, winner, paid, dealerTaiOf(payer, totals, options), 1);
  }
}

/**
 * All payments of a win. There are none if the situation does not say who pays.
 * @param totals the total in 台 without the dealer's 台; for 七搶一 with that of the hand, if it is complete too
 */
export function pay(totals: Totals, options: XinzhangOptions): readonly Payment[] {
  const {winner, by, from, total, special = []} = totals;
  const list: Payment[] = [];
  if (!special.includes('seven')) {
    if (by === 'self') fromEach(list, total, totals, options);
    else if (from) fromOne(list, from, totals, options);
  } else if (from && total > SEVEN_ROB_ONE) {
    const how = `3 × ${SEVEN_ROB_ONE}`;
    owe(list, from, winner, 3 * SEVEN_ROB_ONE, 'qiqiangyi' satisfies XinzhangPayment, how);
    fromEach(list, total - SEVEN_ROB_ONE, totals, options);
  } else if (from) {
    fromOne(list, from, totals, options);
  }
  return list;
}
