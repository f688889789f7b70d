/**
 * Who pays whom in 路橋, from totals alone: all pay the winner, and the others settle among themselves (TZ-28 to
 * TZ-34).
 */
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {LuqiaoOptions} from './options.js';

/** The reasons for payments; the names put them into words. */
export type LuqiaoPayment = 'win' | 'difference' | 'liable' | 'baoDragon2' | 'baoQingyise' | 'baoLiveDragon';

/** The reasons for paying for the others too (包). */
export type Liability = Exclude<LuqiaoPayment, 'win' | 'difference'>;

/**
 * All payments of the hand. A liable player (包) makes the others' payments too. Without the totals of the other hands
 * there are no differences (TZ-23).
 */
export function pay(totals: Totals, options: LuqiaoOptions, why: Liability = 'liable'): readonly Payment[] {
  const {winner, liable} = totals;
  const losers = othersInTurn(SEATS, winner);
  const list: Payment[] = [];
  const pays = (from: Seat, to: Seat, owed: Owed, reason: LuqiaoPayment, covered: boolean): void => {
    const {amount, how} = owed;
    if (liable && covered && from !== liable) owe(list, liable, to, amount, why, how);
    else owe(list, from, to, amount, reason, how);
  };
  for (const loser of losers) pays(loser, winner, owedToWinner(loser, totals), 'win', true);
  const covered = options.baoCovers === 'allPayments';
  for (const [i, a] of losers.entries()) {
    for (const b of losers.slice(i + 1)) {
      if (worthOf(a, totals) === worthOf(b, totals)) continue;
      const [more, less] = worthOf(a, totals) > worthOf(b, totals) ? [a, b] : [b, a];
      pays(less, more, difference(more, less, totals), 'difference', covered);
    }
  }
  return list;
}

/** An amount owed, and how it is computed if it is not the value of the hand. */
interface Owed {
  readonly amount: number;
  readonly how?: string;
}

/** Half of some points, rounded up; only an odd cap makes them odd. */
const half = (points: number): number => Math.ceil(points / 2);

/** What a loser owes the winner: all between dealer and non-dealer and for 辣子, otherwise half (TZ-28). */
const owedToWinner = (loser: Seat, {winner, dealer, total, capped}: Totals): Owed =>
  loser === dealer || winner === dealer || capped
    ? {amount: total}
    : {amount: half(total), how: `${total} ÷ 2`};

/** The value of a hand that has not won. */
const worthOf = (seat: Seat, {others = {}}: Totals): number => others[seat] ?? 0;

/**
 * What the lower of two hands owes the higher: the difference, or half of it if neither player is the dealer (TZ-29).
 */
function difference(more: Seat, less: Seat, totals: Totals): Owed {
  const [high, low] = [worthOf(more, totals), worthOf(less, totals)];
  const whole = more === totals.dealer || less === totals.dealer;
  return whole
    ? {amount: high - low, how: `${high} − ${low}`}
    : {amount: half(high - low), how: `(${high} − ${low}) ÷ 2`};
}
