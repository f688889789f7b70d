/** Puts payments into words: the amount, and its calculation. */
import type {Payment} from '../../core/game/result.js';
import {unitPaid} from '../../core/game/settle.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Unit} from '../../core/situation/unit.js';
import {paymentReason, reckonedAs} from '../../locales/payment-reason.js';
import {signedAmount} from '../../locales/signed.js';
import type {ScoredView} from './scored-view.js';

/** The unit of payments. */
export const paidIn = ({known: {ruleset}}: Pick<ScoredView, 'known'>): Unit => unitPaid(ruleset);

/** The gain or loss of a seat: `+24台`, `−8台`. */
export const gainedBy = (view: ScoredView, net: number): string =>
  signedAmount(view.strings.score, net, paidIn(view));

/** Payments of the same amount to the winner. */
export interface PaidAlike {
  readonly from: readonly Seat[];
  readonly amount: number;
  /** The calculation before the amount. */
  readonly sum: string;
}

/** The payments to the winner with their calculations; empty where everybody pays just the total. */
export function paidToWinner(view: ScoredView): PaidAlike[] {
  const {payments} = view.result;
  const {seat: winner = 'east'} = view.state.situation;
  const bySeat = new Map<Seat, Payment[]>();
  for (const payment of payments)
    if (payment.to === winner) bySeat.set(payment.from, [...(bySeat.get(payment.from) ?? []), payment]);
  const bySum = new Map<string, PaidAlike>();
  for (const [from, own] of bySeat) {
    const amount = own.reduce((sum, payment) => sum + payment.amount, 0);
    const sum = sumOf(view, own);
    const alike = bySum.get(`${sum} ${amount}`);
    bySum.set(`${sum} ${amount}`, {from: [...(alike?.from ?? []), from], amount, sum});
  }
  const all = [...bySum.values()];
  const {total, unit} = view.result;
  const isTotal = ({sum, amount}: PaidAlike) => !sum && amount === total && paidIn(view) === unit;
  return all.every(isTotal) ? [] : all;
}

/** The calculation of one player's payments; payments for other reasons than the hand are named. */
function sumOf(view: ScoredView, payments: readonly Payment[]): string {
  const [only, ...others] = payments;
  if (!others.length && only.why === 'win') return reckonedAs(view.strings, only) ?? '';
  const terms = payments.map((payment) => {
    const reckoned = reckonedAs(view.strings, payment) ?? `${payment.amount}`;
    return payment.why === 'win' ? reckoned : `${paymentReason(view, payment.why)} ${reckoned}`;
  });
  return terms.join(' + ');
}
