/**
 * What happens between hands in 李凡師サンマ: penalties, busts, the result of a game, who deals and who sits out. Nothing
 * here scores a hand.
 *
 * `options` are those of the rule set; sticks are counted in 本.
 */
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import type {Seat} from '../../core/situation/situation.js';
import type {RibonOptions} from './options.js';
import {seats, type RibonPayment} from './pay.js';

/** The points that each player begins with (RB-6). */
export const START = 50;
/** The points from which results are computed (RB-6). */
export const RETURN = 60;
const DOBON_PRIZE = 10;

/** How a hand ended: who won by whose tile, or who was ready when it was drawn. */
export type HandEnding =
  | {readonly by: 'discard' | 'robbing'; readonly winners: readonly Seat[]; readonly from: Seat}
  | {readonly by: 'self'; readonly winners: readonly [Seat]}
  | {readonly by: 'draw'; readonly ready: readonly Seat[]};

/** Sticks by player, under any names. */
export type Sticks = Readonly<Record<string, number>>;

/** ノーテン罰符: each player who is not ready pays half of the pool to each who is, whether these are one or two (RB-27). */
export function notenPayments(
  ready: readonly Seat[],
  {notenPool}: Pick<RibonOptions, 'notenPool'>,
): readonly Payment[] {
  const list: Payment[] = [];
  for (const seat of seats) {
    if (!ready.includes(seat))
      for (const to of ready) owe(list, seat, to, notenPool / 2, 'noten' satisfies RibonPayment);
  }
  return list;
}

/** Whether a player is bust: with nothing left, too (RB-6). */
export const isBust = (sticks: number): boolean => sticks <= 0;

/**
 * ドボン賞: each bust player pays ten to each who took sticks from him (RB-13); after a self-draw only if agreed.
 * @param sticks what the seats have once the hand is paid
 * @param paid the payments of the hand
 */
export function dobonPrizes(
  sticks: Sticks,
  paid: readonly Payment[],
  by: HandEnding['by'],
  {dobonPrizeOnTsumo}: Pick<RibonOptions, 'dobonPrizeOnTsumo'>,
): readonly Payment[] {
  const list: Payment[] = [];
  if (by === 'self' && !dobonPrizeOnTsumo) return list;
  for (const seat of seats) {
    if (!isBust(sticks[seat])) continue;
    const took = (to: Seat): boolean => paid.some((payment) => payment.from === seat && payment.to === to);
    for (const to of seats) if (took(to)) owe(list, seat, to, DOBON_PRIZE, 'dobon' satisfies RibonPayment);
  }
  return list;
}

/**
 * The result of a game: sticks minus 60; the first also gets what makes the sum zero (RB-7).
 * @param order the players in turn order from the first dealer, which decides a tie (RB-A12)
 */
export function gameResult(
  sticks: Sticks,
  order: readonly string[],
  {topTie}: Pick<RibonOptions, 'topTie'>,
): Record<string, number> {
  const most = Math.max(...order.map((player) => sticks[player]));
  const best = order.filter((player) => sticks[player] === most);
  const first = topTie === 'shared' ? best : best.slice(0, 1);
  const result: Record<string, number> = {};
  let lost = 0;
  for (const player of order) {
    if (first.includes(player)) continue;
    result[player] = sticks[player] - RETURN;
    lost += result[player];
  }
  // 0 - lost, so that a game without a loser does not give -0
  for (const player of first) result[player] = (0 - lost) / first.length;
  return result;
}

/** Who deals next, and with how many counters. */
export interface NextHand {
  readonly dealer: Seat;
  readonly counters: number;
}

/** The next dealer, by the seat in the hand that ended, and the counters (RB-8). */
export function nextHand(ending: HandEnding, counters: number): NextHand {
  const dealer = ending.by === 'draw' ? 'east' : nextDealer(ending.winners);
  return {dealer, counters: dealer === 'east' ? counters + 1 : 0};
}

/** The dealer, if the dealer is one of the winners. Otherwise the first winner in turn order. */
const nextDealer = (winners: readonly Seat[]): Seat => seats.find((seat) => winners.includes(seat)) ?? 'east';

/** Who sits out the next hand with four players, by the seat in the hand that ended (RB-9). */
export function sitsOut(ending: HandEnding): Seat {
  if (ending.by === 'draw') return 'west';
  if (ending.by !== 'self') return ending.from;
  return othersInTurn(seats, ending.winners[0])[1];
}

/**
 * The seats of players around a table, numbered in turn order (the next is each one's right-hand neighbour). With
 * three players, `out` is the empty place (RB-9).
 */
export function seating(dealer: number, out: number): Record<(typeof seats)[number], number> {
  const [east, south, west] = [0, 1, 2, 3]
    .map((turn) => (dealer + turn) % 4)
    .filter((place) => place !== out);
  return {east, south, west};
}

/** How many indicators are turned; a winner in riichi also sees those under them (RB-14, RB-§6). */
export const indicatorsShown = (
  kongs: number,
  {doraIndicators}: Pick<RibonOptions, 'doraIndicators'>,
): number => doraIndicators + kongs;
