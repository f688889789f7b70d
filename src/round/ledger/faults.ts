/** Faults of a ledger, and their places. */
import {nearestTo} from '../../core/situation/nearest.js';
import type {Place} from '../../core/situation/place.js';
import type {Fault} from '../../core/situation/problem.js';

/** Codes for everything that can be wrong with a ledger. */
export const LEDGER_CODES = [
  'no-rules',
  'unknown-rules',
  'no-flow',
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
  'discarder-missing',
  'winner-missing',
  'sits-out',
  'word-missing',
  'unknown-word',
  'total-missing',
  'bad-total',
  'total-low',
  'total-step',
  'total-none',
  'shares-all',
  'shares-two',
  'shares-one',
  'not-in-rules',
  'from-self',
  'bao-winner',
  'bao-total',
  'several-winners',
  'several-discarders',
  'riichi-stick',
  'riichi-ready',
  'dead-hand',
  'left-over',
  'unclosed-comment',
  'too-many-hands',
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
export interface LedgerFault extends Fault<LedgerCode> {
  /** The word at fault. */
  readonly about: string;
  /** What an unknown name was probably meant to be; or how many players are named. */
  readonly meant?: string;
  /** The number of the rule that the word breaks. */
  readonly cite?: string;
  readonly line: number;
  readonly column: number;
  /** The place in the whole text. */
  readonly at: Place;
}

/** A fault with its message. */
export interface LedgerProblem extends LedgerFault {
  readonly message: string;
}

/** A clause for each code, in one language, without capital and stop. */
export type LedgerMessages = Readonly<Record<LedgerCode, (about: string, meant?: string) => string>> & {
  /** A clause as a sentence, with capital and stop. */
  readonly sentence: (clause: string) => string;
  /** A clause with the number of the rule that it follows from. */
  readonly cited: (clause: string, cite: string) => string;
};

/** The fault with its message in one language, which names the rule. */
export function explainLedger(found: LedgerFault, messages: LedgerMessages): LedgerProblem {
  const {code, about, meant, cite} = found;
  const clause = messages[code](about, meant);
  return {...found, message: messages.sentence(cite ? messages.cited(clause, cite) : clause)};
}

/** A word of a ledger and where it stands. */
export interface PlacedWord {
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
export const ledgerFault = (
  code: LedgerCode,
  {text, line, column, at, field}: PlacedWord,
  cite?: string,
  about = text,
): LedgerFault => ({code, about, ...(cite ? {cite} : {}), line, column, at, ...(field ? {field} : {})});

/** Makes a fault at a name that is not known, and guesses which one was meant. */
export function unknownName(word: PlacedWord, name: string, known: readonly string[]): LedgerFault {
  const meant = nearestTo(name, known);
  return {...ledgerFault('unknown-name', word, undefined, name), ...(meant === undefined ? {} : {meant})};
}

/** The fault that stands first in the text. */
export const leftmost = (faults: Iterable<LedgerFault>): LedgerFault | undefined =>
  [...faults].sort((a, b) => a.at.start - b.at.start).at(0);
