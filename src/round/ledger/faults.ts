/** What may be wrong with a ledger, and where. */
import type {Place} from '../../core/situation/place.js';

/** All that can be wrong with a ledger. */
export const LEDGER_CODES = [
  'no-rules',
  'unknown-rules',
  'unknown-name',
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
  /** The word in question. */
  readonly about: string;
  /** The rule's number. */
  readonly cite?: string;
  readonly line: number;
  readonly column: number;
  /** The place in the whole text. */
  readonly at: Place;
  /** The attribute that the word is of, where it stands in no text. */
  readonly field?: string;
}

/** The same in words. */
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
  /** As it is compared: full-width signs as narrow ones. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly at: Place;
  /** The attribute that it is of, where it stands in no text. */
  readonly field?: string;
}

/** A fault at a word; `cite` is the rule's number, `about` what the message names. */
export const faultAt = (
  code: LedgerCode,
  {text, line, column, at, field}: Word,
  cite?: string,
  about = text,
): LedgerFault => ({code, about, ...(cite ? {cite} : {}), line, column, at, ...(field ? {field} : {})});

/** Whether a value is a fault, and not what was to be read. */
export const isFault = (value: object): value is LedgerFault => 'code' in value && 'column' in value;
