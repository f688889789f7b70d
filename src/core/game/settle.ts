/** Arithmetic of payments at the end of a hand. */
import type {Payment} from './result.js';
import type {Ruleset} from './ruleset.js';
import type {Seat} from '../situation/situation.js';
import type {Unit} from '../situation/unit.js';

type Net = Partial<Record<Seat, number>>;

/** The unit that players pay each other and count their points in; without a rule set, points. */
export const unitPaid = (ruleset?: Pick<Ruleset, 'paidIn' | 'unit'>): Unit =>
  ruleset?.paidIn ?? ruleset?.unit ?? 'points';

/** Money has hundredths, and sums of it have no smaller parts: 0.1 + 0.2 is 0.3. */
export const inHundredths = (n: number): number => Math.round(n * 100) / 100;

/** What a seat pays and gets. */
export const paymentsWith = (seat: Seat, payments: readonly Payment[]): readonly Payment[] =>
  payments.filter(({from, to}) => from === seat || to === seat);

/** What each seat receives, minus what it pays; all seats sum to zero. */
export function netOf(seats: readonly Seat[], payments: readonly Payment[]): Net {
  const net: Net = {};
  for (const seat of seats) net[seat] = 0;
  for (const {from, to, amount} of payments) {
    net[from] = inHundredths((net[from] ?? 0) - amount);
    net[to] = inHundredths((net[to] ?? 0) + amount);
  }
  return net;
}

/** Adds up payments from one player to another for the same reason: a liable player pays for several. */
export function inSum(payments: readonly Payment[]): readonly Payment[] {
  const sums = new Map<string, Payment>();
  for (const payment of payments) {
    const key = `${payment.from} ${payment.to} ${payment.why}`;
    const before = sums.get(key);
    // how one of several amounts was computed does not explain their sum
    const {how: _, ...bare} = payment;
    sums.set(key, before ? {...bare, amount: payment.amount + before.amount} : payment);
  }
  return [...sums.values()];
}

/** The other seats in turn order, beginning after `seat`. */
export function othersInTurn(seats: readonly Seat[], seat: Seat): Seat[] {
  const others: Seat[] = [];
  const at = seats.indexOf(seat);
  for (let i = at + 1; i < seats.length; i++) others.push(seats[i]);
  for (let i = 0; i < at; i++) others.push(seats[i]);
  return others;
}

/**
 * Adds a payment to a list, unless the amount is 0.
 * @param how how the amount is computed ({@link Payment.how})
 */
export function owe(list: Payment[], from: Seat, to: Seat, amount: number, why: string, how?: string): void {
  if (!amount || from === to) return;
  list.push(how ? {from, to, amount, why, how} : {from, to, amount, why});
}
