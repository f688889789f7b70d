/** Fences of boards, rounds and ledgers; fetched where a page has one. */
import type {Played} from './languages.js';
import type {Markup} from './markup.js';
import {readPairsLine} from './pairs.js';

/** Length of the part of a text that is searched for its rules, in characters. */
const HEAD = 500;

/** Attributes for looks; they stand on lines of their own at the head of a fence. */
export const LOOKS: readonly string[] = [
  'at',
  'bottom',
  'seen',
  'numbers',
  'mark',
  'show',
  'boards',
  'editable',
  'names',
  'lang',
  'theme',
  'tile-theme',
  'index',
  'size',
];

/**
 * Reads the fence of a board, round or ledger. Looks become attributes; the rest stays text, with its lines in place.
 */
export function readPlayed(tag: Played, text: string, given: Readonly<Record<string, string>> = {}): Markup {
  const attributes: Record<string, string> = {...given};
  let blanks = '';
  for (const line of text.split('\n')) {
    const pairs = line.trim() ? readPairsLine(line) : [];
    if (!pairs?.every(({name}) => LOOKS.includes(name))) break;
    for (const {name, value} of pairs) attributes[name] = value;
    blanks += `${' '.repeat(line.length)}\n`;
  }
  // the loader fetches the rule set that the attribute names
  const rules = /(?:^|\s)rules=(\S+)/.exec(text.slice(0, HEAD))?.[1];
  if (rules !== undefined) attributes.rules ??= rules;
  const rest = blanks.slice(0, text.length) + text.slice(blanks.length);
  return {tag, attributes, text: rest.trim(), at: rest.length - rest.trimStart().length};
}
