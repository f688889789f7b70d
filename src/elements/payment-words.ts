/** Payments in words and sums: what for, how much, and how that is reckoned. */
import type {Payment} from '../core/game/result.js';
import type {Seat} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';
import type {ScoredView} from './scored-view.js';

/** What players pay each other in. */
export const paidIn = ({known: {ruleset}, result}: Pick<ScoredView, 'known' | 'result'>): Unit =>
  ruleset.paidIn ?? result.unit;

/** The rule set's words for a reason, else those that all share. */
export function reasonOf(
  {text, strings: {settlement}}: Pick<ScoredView, 'text' | 'strings'>,
  why: string,
): string {
  const shared: Readonly<Record<string, string | undefined>> = settlement.why;
  return text.payments?.[why] ?? shared[why] ?? settlement.otherwise;
}

/** How an amount is reckoned, `3 × (底 3 + 2)`; undefined where it is a number that stands elsewhere. */
export const reckonedAs = ({strings}: Pick<ScoredView, 'strings'>, {how}: Payment): string | undefined =>
  how?.replaceAll('base', strings.settlement.base);

/** What a seat gains or loses: `+24台`, `−8台`. */
export function gainedBy(view: ScoredView, net: number): string {
  const sign = net > 0 ? '+' : net < 0 ? '−' : '';
  return sign + view.strings.score.amount(Math.abs(net), paidIn(view));
}

/** What some players pay the winner, each as much as the others. */
export interface PaidAlike {
  readonly from: readonly Seat[];
  readonly amount: number;
  /** The sum before the amount. */
  readonly sum: string;
}

/** What each pays the winner, as a sum; empty where everybody pays what the hand is worth. */
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
  return all.some(({sum}) => sum) ? all : [];
}

/** The sum of one player's payments; those beside the hand's own are called by their reasons. */
function sumOf(view: ScoredView, payments: readonly Payment[]): string {
  if (payments.length === 1) return reckonedAs(view, payments[0]) ?? '';
  const terms = payments.map((payment) => {
    const reckoned = reckonedAs(view, payment) ?? `${payment.amount}`;
    return payment.why === 'win' ? reckoned : `${reasonOf(view, payment.why)} ${reckoned}`;
  });
  return terms.join(' + ');
}
