/** Who pays whom in 路橋, from totals alone: the winner is paid by all, the others settle among themselves (TZ-28 to TZ-34). */
import type {Totals} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {LuqiaoOptions} from './options.js';

/** Why somebody pays; the names put it into words. */
export type LuqiaoPayment = 'win' | 'difference' | 'liable' | 'baoDragon2' | 'baoQingyise' | 'baoLiveDragon';

/** Why somebody pays for the others too (包). */
export type Liability = Exclude<LuqiaoPayment, 'win' | 'difference'>;

/**
 * All payments of the hand; who is liable (包) pays those of the others. Without the other totals there are no
 * differences (TZ-23).
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

/** What is owed, and how it is reckoned where it is not the hand's worth. */
interface Owed {
  readonly amount: number;
  readonly how?: string;
}

/** Half of some points, rounded up to whole 胡: an odd cap makes them odd. */
const half = (points: number): number => Math.ceil(points / 2);

/** Full between dealer and non-dealer, and for 辣子; else half (TZ-28). */
const owedToWinner = (loser: Seat, {winner, dealer, total, capped}: Totals): Owed =>
  loser === dealer || winner === dealer || capped
    ? {amount: total}
    : {amount: half(total), how: `${total} ÷ 2`};

/** What a hand that has not won is worth. */
const worthOf = (seat: Seat, {others = {}}: Totals): number => others[seat] ?? 0;

/** What the one with more gets from the one with less: the difference, half of it where neither is the dealer (TZ-29). */
function difference(more: Seat, less: Seat, totals: Totals): Owed {
  const [high, low] = [worthOf(more, totals), worthOf(less, totals)];
  const whole = more === totals.dealer || less === totals.dealer;
  return whole
    ? {amount: high - low, how: `${high} − ${low}`}
    : {amount: half(high - low), how: `(${high} − ${low}) ÷ 2`};
}
