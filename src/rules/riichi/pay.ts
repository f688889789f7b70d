/** Who pays a win of riichi mahjong, and how much, from its total alone. */
import {owe} from '../../core/settle.js';
import type {Payment} from '../../core/result.js';
import {SEATS, type Seat} from '../../core/situation.js';
import type {WinBy} from '../../core/situation.js';
import {toHundreds} from './points.js';

/** The reasons for payments; the names put them into words. */
export type RiichiPayment = 'win' | 'counters' | 'liable' | 'noten' | 'nagashi';

/** What each counter adds: from the discarder, or from each player after a self-draw (RC-19). */
const COUNTER = {discard: 300, each: 100} as const;

/** A win, by its total. */
export interface Won {
  readonly winner: Seat;
  readonly by: WinBy;
  readonly from?: Seat;
  /** What the winner gets for the hand, without counters. */
  readonly total: number;
  readonly dealer: Seat;
  readonly counters: number;
}

/**
 * The shares of a self-draw. All pay a dealer the same. For another winner the dealer pays twice the base and each of
 * the others once, both rounded up to hundreds: together four times a share, or a hundred less.
 */
function shares(total: number, isDealer: boolean): {readonly dealer: number; readonly other: number} {
  if (isDealer) return {dealer: 0, other: total / 3};
  const other = toHundreds(total / 4);
  return {dealer: total - 2 * other, other};
}

/** The total of a self-draw, by what the others pay: one number for a dealer's, the smaller and the larger for another's. */
export function totalOfShares(told: readonly number[], isDealer: boolean): number | undefined {
  const [least, most = least] = told.toSorted((a, b) => a - b);
  const total = isDealer ? 3 * least : 2 * least + most;
  const {dealer, other} = shares(total, isDealer);
  const isRight = isDealer ? told.length === 1 : told.length === 2 && other === least && dealer === most;
  return isRight ? total : undefined;
}

/** All payments of a win (RC-9, RC-19). */
export function pay({winner, by, from, total, dealer, counters}: Won): readonly Payment[] {
  const list: Payment[] = [];
  const selfDraw = by === 'self';
  const share = shares(total, winner === dealer);
  for (const payer of SEATS) {
    if (payer === winner || !(selfDraw || payer === from)) continue;
    const amount = selfDraw ? (payer === dealer ? share.dealer : share.other) : total;
    owe(list, payer, winner, amount, 'win' satisfies RiichiPayment);
    const each = selfDraw ? COUNTER.each : COUNTER.discard;
    owe(list, payer, winner, counters * each, 'counters' satisfies RiichiPayment);
  }
  return list;
}
