/** The `name=value` lines of a ledger as values with their places. */
import {faultAt, type LedgerFault, type Word} from './faults.js';
import type {Line} from './words.js';

const NAMES = [
  'rules',
  'options',
  'players',
  'sitsout',
  'points',
  'dealer',
  'counters',
  'sticks',
  'round',
  'hand',
  'dice',
] as const;
type Name = (typeof NAMES)[number];

export type Values = Partial<Record<Name, Word>>;

/** Whether a line is one of `name=value`. */
export const isHeading = ({text}: Line): boolean => /^\s*[a-z]+\s*=/i.test(text.normalize('NFKC'));

/** Adds what a line says to the values; there may be spaces around the sign. */
export function readLine(values: Values, {text, number, start}: Line): LedgerFault | undefined {
  for (const found of text.matchAll(/([^\s=＝]+)\s*[=＝]\s*(\S*)|\S+/g)) {
    const [whole, given = whole, value] = found;
    const at = {start: start + found.index, end: start + found.index + whole.length};
    const word = {text: value?.normalize('NFKC') ?? whole, line: number, column: found.index + 1, at};
    const name = NAMES.find((known) => known === given.normalize('NFKC').toLowerCase());
    if (!name || value === undefined) return faultAt('unknown-name', word, undefined, given);
    values[name] = word;
  }
  return undefined;
}

/** A list of names, parted by commas. */
export const listOf = (text: string): string[] => text.split(',').filter(Boolean);
