import type {LedgerMessages} from '../../round/ledger/faults.js';

/** What a ledger says in one language. */
export interface LedgerStrings {
  /** What is wrong with a line. */
  readonly faults: LedgerMessages;
  /** Behind a message: the rule that says so. */
  readonly rule: (cite: string) => string;
  readonly heads: {
    readonly hand: string;
    readonly dealer: string;
    readonly counters: string;
    readonly seats: string;
    readonly out: string;
    readonly said: string;
  };
  /** The row where the game goes on, and the one where it is over. */
  readonly next: string;
  readonly result: string;
  /** What is told of a hand besides its points. */
  readonly prizes: string;
  readonly sticks: (n: number) => string;
  /** luqiao: the other totals are not given. */
  readonly unchecked: string;
}
