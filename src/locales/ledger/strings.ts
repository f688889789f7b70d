import type {LedgerMessages} from '../../round/ledger/faults.js';
import type {WrittenWord} from '../../round/ledger/words.js';

/** The words of a ledger in one language. */
export interface LedgerStrings {
  /** The messages for faults in a line. */
  readonly faults: LedgerMessages;
  /** Each word of a line as it is written; those of all languages are read. */
  readonly words: Readonly<Record<WrittenWord, string>>;
  readonly heads: {
    readonly hand: string;
    readonly dealer: string;
    readonly counters: string;
    readonly seats: string;
    readonly out: string;
    readonly said: string;
  };
  /** The head of the row for the next hand, and of the final row. */
  readonly next: string;
  readonly result: string;
  /** The head of the row that adds up the results of several games. */
  readonly games: string;
  /** Remarks on a hand beside its points. */
  readonly prizes: string;
  readonly sticks: (n: number) => string;
  /** luqiao: the totals of the other hands are missing. */
  readonly unchecked: string;
  readonly table: {
    /** The caption of the table. */
    readonly caption: string;
    readonly counters: (n: number) => string;
    /** The sum of all points and of the sticks on the table, as a check. */
    readonly sum: (points: string, sticks: number) => string;
  };
  /** The words of the ledger's editor. */
  readonly edit: {
    /** The label of the field for a hand, by its number. */
    readonly line: (n: number) => string;
    readonly add: string;
    readonly change: (n: number) => string;
    readonly remove: (n: number) => string;
    /** The marks on the buttons themselves. */
    readonly changeMark: string;
    readonly removeMark: string;
    readonly cancel: string;
    readonly undo: string;
    readonly redo: string;
    readonly words: string;
    readonly copy: string;
    readonly copied: string;
    readonly read: string;
    /** The button that begins another game. */
    readonly nextGame: string;
    /** The message for a ledger without any hand. */
    readonly required: string;
  };
}
