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
  const pays = (from: Seat, to: Seat, amount: number, reason: LuqiaoPayment, covered: boolean): void => {
    if (liable && covered && from !== liable) owe(list, liable, to, amount, why);
    else owe(list, from, to, amount, reason);
  };
  for (const loser of losers) pays(loser, winner, owedToWinner(loser, totals), 'win', true);
  const covered = options.baoCovers === 'allPayments';
  for (const [i, a] of losers.entries()) {
    for (const b of losers.slice(i + 1)) {
      const more = difference(a, b, totals);
      if (more) pays(more > 0 ? b : a, more > 0 ? a : b, Math.abs(more), 'difference', covered);
    }
  }
  return list;
}

/** Half of some points, rounded up to whole 胡: an odd cap makes them odd. */
const half = (points: number): number => Math.ceil(points / 2);

/** Full between dealer and non-dealer, and for 辣子; else half (TZ-28). */
const owedToWinner = (loser: Seat, {winner, dealer, total, capped}: Totals): number =>
  loser === dealer || winner === dealer || capped ? total : half(total);

/** What `a` gets from `b`: the difference, half of it where neither is the dealer (TZ-29). */
function difference(a: Seat, b: Seat, {dealer, others = {}}: Totals): number {
  const more = (others[a] ?? 0) - (others[b] ?? 0);
  return a === dealer || b === dealer ? more : Math.sign(more) * half(Math.abs(more));
}
