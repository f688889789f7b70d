/** Ledgers as `mj ledger --json` prints them. */
import {expect} from 'vitest';
import {ledgerJson} from '../../src/cli/ledger.js';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {readLedger, type Ledger} from '../../src/round/ledger/ledger.js';

export const read = (text: string): Ledger => readLedger(text.trim(), rulesOfLedger);

export interface Said {
  readonly dealer: string;
  readonly counters: number;
  readonly round: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly out?: string;
  readonly net: Readonly<Record<string, number>>;
  readonly prizes: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
  readonly unchecked?: readonly string[];
  readonly next?: Said;
  readonly over?: true;
  readonly result?: Readonly<Record<string, number>>;
}

/** The hands of a ledger without a fault, and the state after them. */
export function hands(text: string): {list: Said[]; last: Said} {
  const ledger = read(text);
  expect(ledger.fault).toBeUndefined();
  const list = ledgerJson(ledger) as Said[];
  const sum = (of: Readonly<Record<string, number>>): number => Object.values(of).reduce((a, b) => a + b, 0);
  for (const {net, prizes} of list.slice(0, -1)) expect([sum(net), sum(prizes)]).toEqual([0, 0]);
  return {list: list.slice(0, -1), last: list[list.length - 1]};
}

export const sitting = ({dealer, counters, seats, out}: Said): unknown[] => [
  dealer,
  counters,
  Object.values(seats).join(''),
  out,
];
