/** Who pays whom in 新章, from totals alone: 底 and 台, the 台 of the dealer, and 七搶一 (XZ-3 to XZ-5, XZ-10, XZ-11). */
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {XinzhangOptions} from './options.js';

/** Why somebody pays; the names put it into words. */
export type XinzhangPayment = 'win' | 'zhuangjia' | 'lianzhuang' | 'lazhuang' | 'qiqiangyi';

/** 莊家, which 天胡 includes. */
const DEALER_TAI = 1;
/** 七搶一, which its holder pays three times where the hand is complete too (XZ-10). */
const SEVEN_ROB_ONE = 8;

/** What is paid between two players of whom one is the dealer; no line holds it. */
interface DealerTai {
  readonly zhuangjia: number;
  /** For the times that the dealer has stayed: 連莊 where he wins, 拉莊 where he pays. */
  readonly stays: number;
  readonly why: 'lianzhuang' | 'lazhuang';
}

const NONE: DealerTai = {zhuangjia: 0, stays: 0, why: 'lazhuang'};

type Deal = Pick<Totals, 'winner' | 'dealer' | 'counters' | 'special'>;

/** What counts between the winner and this payer because one of them is the dealer. */
function dealerTaiOf(payer: Seat | undefined, deal: Deal, options: XinzhangOptions): DealerTai {
  const {winner, dealer, counters, special} = deal;
  if (winner !== dealer && payer !== dealer) return NONE;
  return {
    zhuangjia: special === 'heavenly' ? 0 : DEALER_TAI,
    stays: counters * options.lianzhuangTai,
    why: winner === dealer ? 'lianzhuang' : 'lazhuang',
  };
}

/** The 台 of the dealer between the winner and this payer. */
export function dealerTai(payer: Seat | undefined, deal: Deal, options: XinzhangOptions): number {
  const {zhuangjia, stays} = dealerTaiOf(payer, deal, options);
  return zhuangjia + stays;
}

/** 底 and 台 of one share, and the dealer's 台 so many times, each as a payment of its own. */
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

/** What is paid of 底 and 台, and how it is reckoned. */
interface Share {
  readonly amount: number;
  readonly how: string;
}

const ownShare = (tai: number, di: number): Share => ({amount: di + tai, how: `base ${di} + ${tai}`});

/** All three shares from the discarder (XZ-4, XZ-A1). */
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

/** A win that one player pays for all. */
function fromOne(list: Payment[], payer: Seat, totals: Totals, options: XinzhangOptions): void {
  const {winner, total, dealer} = totals;
  const agreed = options;
  const {ronFormula} = agreed;
  const paid = ronShare(total, agreed);
  if (agreed.zenjuDealer === 'pairwise') {
    const times = ronFormula === 'di+tai' ? 1 : 3;
    share(list, payer, winner, paid, dealerTaiOf(payer, totals, options), times);
  } else {
    // XZ-A2: the shares of all three, of whom the dealer is always one where he is not the winner
    const thrice = winner === dealer && ronFormula === '3x(di+tai)';
    share(list, payer, winner, paid, dealerTaiOf(dealer, totals, options), thrice ? 3 : 1);
  }
}

/** A self-draw: a share from each (XZ-5). */
function fromEach(list: Payment[], total: number, totals: Totals, options: XinzhangOptions): void {
  const {winner} = totals;
  const paid = ownShare(total, options.di);
  for (const payer of othersInTurn(SEATS, winner)) {
    share(list, payer, winner, paid, dealerTaiOf(payer, totals, options), 1);
  }
}

/**
 * All payments of the hand; none where it is not said who has to pay.
 * @param totals the total in 台, without the dealer's; of 七搶一 with the hand's, where that is complete too
 */
export function pay(totals: Totals, options: XinzhangOptions): readonly Payment[] {
  const {winner, by, from, total, special} = totals;
  const list: Payment[] = [];
  if (special !== 'seven') {
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
