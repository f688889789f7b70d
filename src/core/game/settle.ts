/** Who gets what when a hand is over. */
import type {Payment} from './result.js';
import type {Seat} from '../situation/situation.js';

type Net = Partial<Record<Seat, number>>;

/** The payments of a hand, and what each seat gets less what it pays. */
export interface Settlement {
  readonly seats: readonly Seat[];
  readonly payments: readonly Payment[];
  readonly net: Readonly<Net>;
}

/** Settlements that results share, each in a place that what is paid leads to; made by the first. */
let kept: (Settlement | undefined)[] | undefined;
const PLACES = 1024;

/** Frozen payments and their net; those of an earlier hand, where it was paid alike. */
export function settlementOf(seats: readonly Seat[], payments: readonly Payment[]): Settlement {
  kept ??= Array<Settlement | undefined>(PLACES).fill(undefined);
  const place = placeOf(seats, payments);
  const found = kept[place];
  if (found?.seats === seats && areAlike(found.payments, payments)) return found;
  for (const payment of payments) Object.freeze(payment);
  return (kept[place] = {
    seats,
    payments: Object.freeze(payments),
    net: Object.freeze(netOf(seats, payments)),
  });
}

function placeOf(seats: readonly Seat[], payments: readonly Payment[]): number {
  let hash = seats.length;
  for (const {from, to, amount, why} of payments) {
    const who = (from.charCodeAt(0) << 7) ^ to.charCodeAt(0);
    hash = Math.imul(hash ^ amount ^ (who << 10) ^ (why.length << 24), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash, 0x9e3779b1) >>> 22;
}

function areAlike(a: readonly Payment[], b: readonly Payment[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (a[i].amount !== b[i].amount || a[i].from !== b[i].from) return false;
    if (a[i].to !== b[i].to || a[i].why !== b[i].why) return false;
  }
  return true;
}

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
    sums.set(key, {...payment, amount: payment.amount + (sums.get(key)?.amount ?? 0)});
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

/** Adds a payment to a list, where anything is owed. */
export function owe(list: Payment[], from: Seat, to: Seat, amount: number, why: string): void {
  if (amount && from !== to) list.push({from, to, amount, why});
}
