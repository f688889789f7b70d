/** Who gets what when a hand is over. */
import type {Payment} from './result.js';
import type {Seat} from '../situation/situation.js';

type Net = Partial<Record<Seat, number>>;

/** What each seat gets less what it pays; the sum is zero. */
export function netOf(seats: readonly Seat[], payments: readonly Payment[]): Net {
  const net: Net = {};
  for (const seat of seats) net[seat] = 0;
  for (const {from, to, amount} of payments) {
    net[from] = (net[from] ?? 0) - amount;
    net[to] = (net[to] ?? 0) + amount;
  }
  return net;
}

/** The payments with those of one player to another for one reason as a sum: who is liable pays for several. */
export function inSum(payments: readonly Payment[]): readonly Payment[] {
  const sums = new Map<string, Payment>();
  for (const payment of payments) {
    const key = `${payment.from} ${payment.to} ${payment.why}`;
    const before = sums.get(key);
    // how each of several was reckoned does not say how their sum was
    const {how: _, ...bare} = payment;
    sums.set(key, before ? {...bare, amount: payment.amount + before.amount} : payment);
  }
  return [...sums.values()];
}

/** The seats but one, in turn order from it. */
export function othersInTurn(seats: readonly Seat[], seat: Seat): Seat[] {
  const others: Seat[] = [];
  const at = seats.indexOf(seat);
  for (let i = at + 1; i < seats.length; i++) others.push(seats[i]);
  for (let i = 0; i < at; i++) others.push(seats[i]);
  return others;
}

/**
 * Adds a payment to a list, where anything is owed.
 * @param how the amount is reckoned ({@link Payment.how})
 */
export function owe(list: Payment[], from: Seat, to: Seat, amount: number, why: string, how?: string): void {
  if (!amount || from === to) return;
  list.push(how ? {from, to, amount, why, how} : {from, to, amount, why});
}
