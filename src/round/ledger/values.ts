/** The `name=value` lines of a ledger as values with their places. */
import {ledgerFault, unknownName, type LedgerFault, type PlacedWord} from './faults.js';
import {LEDGER_NAMES} from './names.js';
import type {LedgerLine} from './words.js';

type Name = (typeof LEDGER_NAMES)[number];

/** Values from outside the text, by name. */
export type OutsideValues = Readonly<Partial<Record<Name, string>>>;

/** The words of the values by name; names that are not set are absent. */
export type Values = Partial<Record<Name, PlacedWord>>;

/** Whether a line has the form `name=value`. */
export const isHeading = ({text}: LedgerLine): boolean => /^\s*[a-z]+\s*=/i.test(text.normalize('NFKC'));

/**
 * A name and its value, in quotes or with spaces around `=` and before further options; or else a word. Editors turn
 * straight quotes into curly ones; any quote of the same kind closes.
 */
const PAIR =
  /([^\s=＝]+)\s*[=＝]\s*(?:["“”″]([^"“”″]*)["“”″]|['‘’′]([^'‘’′]*)['‘’′]|(\S*(?:(?<=[;；])\s+[a-z]\w{0,40}[:：]\S*)*))|\S+/giu;

/** Adds the values of a line. */
export function readLine(values: Values, {text, number, start, indent}: LedgerLine): LedgerFault | undefined {
  for (const found of text.matchAll(PAIR)) {
    const [whole, given = whole, double, single, bare] = found;
    const quoted = double ?? single;
    const value = quoted ?? bare;
    const at = {start: start + found.index, end: start + found.index + whole.length};
    const name = LEDGER_NAMES.find((known) => known === given.normalize('NFKC').toLowerCase());
    const spelled =
      quoted === undefined ? value?.replace(/\s+/g, '').normalize('NFKC') : spacedOut(name, quoted);
    const word = {text: spelled ?? whole, line: number, column: indent + found.index + 1, at};
    if (!name || value === undefined) return unknownName(word, given, LEDGER_NAMES);
    if (values[name]) return ledgerFault('name-twice', word, undefined, given);
    values[name] = word;
  }
  return undefined;
}

/** Adds values from outside the text, such as an element's attributes. They override those in the text. */
export function addGiven(values: Values, given: OutsideValues): void {
  for (const name of LEDGER_NAMES) {
    const value = given[name];
    if (!value) continue;
    const text = spacedOut(name, value);
    if (text) values[name] = {text, line: 1, column: 1, at: {start: 0, end: 0}, field: name};
  }
}

/** A value that may have spaces, as an attribute has it: between players they are commas. */
const spacedOut = (name: Name | undefined, value: string): string =>
  (name === 'players' ? value.trim().replace(/[\s,、，]+/g, ',') : value)
    .replace(/\s+/g, '')
    .normalize('NFKC');

/** A list of names separated by commas. */
export const listedNames = (text: string): string[] => text.split(',').filter(Boolean);
