/** Who pays a win of riichi mahjong, and how much, from its total alone. */
import type {Totals} from '../../core/flow.js';
import {inSum, owe} from '../../core/settle.js';
import type {Payment} from '../../core/result.js';
import {SEATS, type Seat} from '../../core/situation.js';
import type {WinBy} from '../../core/situation.js';
import type {RiichiOptions} from './options.js';
import {toHundreds} from './points.js';

/** The reasons for payments; the names put them into words. */
export type RiichiPayment = 'win' | 'counters' | 'liable' | 'noten' | 'nagashi' | 'falseWin';

/** What each counter adds: from the discarder, or from each player after a self-draw (RC-19). */
const COUNTER = {discard: 300, each: 100} as const;

/** A win, by its total. */
export interface Won {
  readonly winner: Seat;
  readonly by: WinBy;
  readonly from?: Seat | undefined;
  /** What the winner gets for the hand, without counters. */
  readonly total: number;
  readonly dealer: Seat;
  readonly counters: number;
  readonly liable?: Liable;
}

/** A player who let the last set of a yakuman be called. */
interface Liable {
  readonly seat: Seat;
  /** The part of the total that the player answers for. */
  readonly total: number;
  /** Who pays for counters. */
  readonly counters: RiichiOptions['liabilityCounters'];
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

/** All payments of a win (RC-9, RC-18, RC-19). */
export const pay = (won: Won): readonly Payment[] =>
  won.liable ? inSum(payLiable(won, won.liable)) : payUsual(won);

function payUsual({winner, by, from, total, dealer, counters}: Won): readonly Payment[] {
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

/**
 * A liable player pays for his yakuman alone after a self-draw, and half of it after another's discard. The rest of the
 * hand is paid as usual. The counters too, unless the liable player pays them, or everything (RC-18, RC-19).
 */
function payLiable(won: Won, liable: Liable): readonly Payment[] {
  const list: Payment[] = [];
  const {winner, counters} = won;
  const own = liable.total * (won.by === 'self' ? 1 : 0.5);
  const total = won.total - own;
  const paysCounters = liable.counters === 'liable' || !total;
  owe(list, liable.seat, winner, own, 'liable' satisfies RiichiPayment);
  if (total) list.push(...payUsual({...won, total, counters: paysCounters ? 0 : counters}));
  if (paysCounters)
    owe(list, liable.seat, winner, counters * COUNTER.discard, 'counters' satisfies RiichiPayment);
  return list;
}

/** All payments of a win that is told by its totals. */
export function payTold(told: Totals, o: {readonly liabilityCounters?: unknown}): readonly Payment[] {
  const {liable, liableTotal = told.total, ...won} = told;
  if (!liable) return pay(won);
  const counters = o.liabilityCounters === 'liable' ? 'liable' : 'discarder';
  return pay({...won, liable: {seat: liable, total: liableTotal, counters}});
}
