/** Fences of boards, rounds and ledgers; fetched where a page has one. */
import type {PlayedLanguage} from './languages.js';
import type {Markup} from './markup.js';
import {movedBy, readPairsLine, type Pair} from './pairs.js';

/** Length of the part of a text that is searched for its rules, in characters. */
const HEAD = 500;

/** Attributes for looks; they stand anywhere among the names at the head of a fence. */
export const LOOKS: readonly string[] = [
  'at',
  'bottom',
  'seen',
  'numbers',
  'edge',
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
 * Reads the fence of a board, round or ledger. Looks become attributes; the rest stays text, with every character in its
 * place. The head is what stands before the first line that holds anything but pairs and comments.
 */
export function readPlayed(
  tag: PlayedLanguage,
  text: string,
  given: Readonly<Record<string, string>> = {},
): Markup {
  const attributes: Record<string, string> = {...given};
  const looks: Pair[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const pairs = isEmpty(line) ? [] : readPairsLine(line);
    if (!pairs) break;
    for (const pair of pairs) if (LOOKS.includes(pair.name)) looks.push(movedBy(at, pair));
    at += line.length + 1;
  }
  for (const {name, value} of looks) attributes[name] = value;
  // the loader fetches the rule set that the attribute names
  const rules = /(?:^|\s)rules=["'“”″‘’′]?([^\s;；"'“”″‘’′]+)/.exec(text.slice(0, HEAD))?.[1];
  if (rules !== undefined) attributes.rules ??= rules;
  const rest = without(text, looks);
  return {tag, attributes, text: rest.trim(), at: rest.length - rest.trimStart().length, pairs: looks};
}

/** Whether a line of a head is blank or a comment. */
const isEmpty = (line: string): boolean => /^\s*(?:#.*|\{[^{}]*\}\s*)?$/.test(line);

/** A text with spaces in place of pairs. */
function without(text: string, pairs: readonly Pair[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const {start, end} of pairs) {
    pieces.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return pieces.join('') + text.slice(from);
}
