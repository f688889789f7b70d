/** Faults of a ledger, and their places. */
import type {Place} from '../../core/situation/place.js';

/** Codes for everything that can be wrong with a ledger. */
export const LEDGER_CODES = [
  'no-rules',
  'unknown-rules',
  'unknown-name',
  'name-twice',
  'bad-value',
  'unknown-option',
  'bad-option',
  'name-late',
  'player-count',
  'player-twice',
  'player-is-word',
  'unknown-player',
  'player-missing',
  'sits-out',
  'word-missing',
  'unknown-word',
  'total-missing',
  'bad-total',
  'not-in-rules',
  'from-self',
  'several-winners',
  'several-discarders',
  'riichi-stick',
  'dead-hand',
  'left-over',
  'game-over',
  'round-missing',
  'round-wrong',
  'round-open',
  'round-hidden',
  'round-rules',
  'round-elsewhere',
] as const;
/** The code of a fault of a ledger. */
export type LedgerCode = (typeof LEDGER_CODES)[number];

/** A fault in a ledger's text; lines and columns are counted from 1. */
export interface LedgerFault {
  readonly code: LedgerCode;
  /** The word at fault. */
  readonly about: string;
  /** The number of the rule that the word breaks. */
  readonly cite?: string;
  readonly line: number;
  readonly column: number;
  /** The place in the whole text. */
  readonly at: Place;
  /** The attribute in which the word stands, where it is not in the text. */
  readonly field?: string;
}

/** A fault with its message. */
export interface LedgerProblem extends LedgerFault {
  readonly message: string;
}

/** One sentence for each code, in one language. */
export type LedgerMessages = Readonly<Record<LedgerCode, (about: string) => string>>;

/** The fault with its message in one language. */
export const explainLedger = (found: LedgerFault, messages: LedgerMessages): LedgerProblem => ({
  ...found,
  message: messages[found.code](found.about),
});

/** A word of a ledger and where it stands. */
export interface Word {
  /** The text in the form in which it is compared: full-width characters narrowed. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly at: Place;
  /** The attribute in which the word stands, where it is not in the text. */
  readonly field?: string;
}

/**
 * Makes a fault at a word.
 * @param cite the rule's number
 * @param about what the message names
 */
export const faultAt = (
  code: LedgerCode,
  {text, line, column, at, field}: Word,
  cite?: string,
  about = text,
): LedgerFault => ({code, about, ...(cite ? {cite} : {}), line, column, at, ...(field ? {field} : {})});

/** Whether reading failed: the value is a fault, and not what was read. */
export const isFault = (value: object): value is LedgerFault => 'code' in value && 'column' in value;
