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
  /** The words of the chart of a game. */
  readonly chart: {
    /** What the lines show: the title, and the button for it. */
    readonly points: {readonly title: string; readonly button: string};
    readonly places: {readonly title: string; readonly button: string};
    /** A place among the players, from 1. */
    readonly place: (n: number) => string;
    /** How the players stand after a hand, by its number and its line. */
    readonly after: (n: number, line: string, standing: string) => string;
    readonly before: (standing: string) => string;
    /** Who has most points, while the game goes on and at its end. */
    readonly leads: (names: string, points: string) => string;
    readonly won: (names: string, points: string) => string;
    readonly changes: (n: number) => string;
    readonly largest: (name: string, gain: string, hand: number) => string;
    /** What a mark on a line means. */
    readonly marks: string;
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
