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
  readonly table: {
    /** What the table is. */
    readonly caption: string;
    readonly counters: (n: number) => string;
    /** All that the players have, as a check: points, and sticks on the table. */
    readonly sum: (points: string, sticks: number) => string;
  };
  /** Where a ledger is written. */
  readonly edit: {
    /** The field for a hand, by its number. */
    readonly line: (n: number) => string;
    readonly add: string;
    readonly change: (n: number) => string;
    readonly remove: (n: number) => string;
    /** On the buttons themselves. */
    readonly changeMark: string;
    readonly removeMark: string;
    readonly cancel: string;
    readonly undo: string;
    readonly redo: string;
    readonly words: string;
    readonly copy: string;
    readonly copied: string;
    readonly read: string;
    /** There must be a hand. */
    readonly required: string;
  };
}
