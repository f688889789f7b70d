import type {Payment} from './result.js';
import type {Seat} from './situation.js';

/** What each seat gets less what it pays; the sum is zero. */
export function netOf(seats: readonly Seat[], payments: readonly Payment[]): Partial<Record<Seat, number>> {
  const net: Partial<Record<Seat, number>> = {};
  for (const seat of seats) net[seat] = 0;
  for (const {from, to, amount} of payments) {
    net[from] = (net[from] ?? 0) - amount;
    net[to] = (net[to] ?? 0) + amount;
  }
  return net;
}

/** The seats but one, in turn order from it. */
export function othersInTurn(seats: readonly Seat[], seat: Seat): Seat[] {
  const at = seats.indexOf(seat);
  return seats.slice(at + 1).concat(seats.slice(0, at));
}

/** Adds a payment to a list, where anything is owed. */
export function owe(list: Payment[], from: Seat, to: Seat, amount: number, why: string): void {
  if (amount && from !== to) list.push({from, to, amount, why});
}
