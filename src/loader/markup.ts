/**
 * Examples for sites that allow no tags: a code fence of the language `mj`, or `[mj rules=mcr]…[/mj]` in the text.
 * No DOM here, so that the loader and the command read alike.
 */

import {attributeOf, FIELD_NAMES} from '../core/situation/attributes.js';
import {LANGUAGES, type PlayedLanguage} from './languages.js';
import {movedBy, readPair, readPairsLine, skipSpaces, type Pair} from './pairs.js';

/** The element that replaces a text. */
export interface Markup {
  readonly tag: 'mj-example' | 'mj-hand' | 'mj-tiles' | PlayedLanguage;
  readonly attributes: Readonly<Record<string, string>>;
  /** The notation inside. */
  readonly text: string;
  /** Where the notation begins in the text that was read. */
  readonly at: number;
  /** All pairs as they were written, including those that were dropped. */
  readonly pairs?: readonly Pair[];
}

/**
 * Attributes that a text may set. A stranger may have written the text, so only scoring and looks can be set; others
 * (`onclick`, `style`, `id`) are dropped.
 */
export const ATTRIBUTES: readonly string[] = [
  'rules',
  'options',
  'hand',
  'notation',
  ...FIELD_NAMES.map(attributeOf),
  'flags',
  'others-east',
  'others-south',
  'others-west',
  'others-north',
  'expect',
  'views',
  'view',
  'names',
  'reading',
  'cite',
  'lang',
  'theme',
  'tile-theme',
  'concealed-kong',
  'index',
  'size',
];

/** Tags whose text is not prose: code, form fields, drawings, elements of this package. */
export const NOT_PROSE: readonly string[] = [
  'head',
  'pre',
  'code',
  'kbd',
  'samp',
  'script',
  'style',
  'textarea',
  'noscript',
  'template',
  'svg',
  'math',
  'select',
  'mj-example',
  'mj-hand',
  'mj-tiles',
];

/** Attributes from pairs; the last pair of a name counts. */
const attributesOf = (pairs: readonly Pair[]): Record<string, string> =>
  Object.fromEntries(
    pairs.filter(({name}) => ATTRIBUTES.includes(name)).map(({name, value}) => [name, value]),
  );

/** The attributes on the element of the code: `data-rules="mcr"`. */
export function readData(valueOf: (attribute: string) => string | null | undefined): Record<string, string> {
  const given = ATTRIBUTES.map((name) => [name, valueOf(`data-${name}`)] as const);
  return Object.fromEntries(
    given.filter(
      (pair): pair is readonly [string, string] => pair[1] != null && !isOfHighlighter(pair[0], pair[1]),
    ),
  );
}

/** Whether a highlighter has written an attribute of the code: its language, or a theme of its own. */
const isOfHighlighter = (name: string, value: string): boolean =>
  name === 'lang' ? LANGUAGES.includes(value) : name === 'theme' && !/^(?:light|dark|auto)$/.test(value);

/** A shortcode, and its place. */
export interface Shortcode extends Markup {
  readonly start: number;
  readonly end: number;
}

const OPENING = '[mj';
const CLOSING = '[/mj]';

/**
 * All `[mj …]…[/mj]` in a text: a run of tiles in a sentence, or with `rules` an example.
 * @param most the largest number to read, from the first one on
 */
export function readShortcodes(text: string, most = Infinity): Shortcode[] {
  const found: Shortcode[] = [];
  // a shortcode that is never closed stays text
  const last = text.lastIndexOf(CLOSING);
  const failed = new Set<number>();
  let start = text.indexOf(OPENING);
  while (start >= 0 && start < last && found.length < most) {
    const opening = readOpening(text, start + OPENING.length, failed);
    const close = opening ? text.indexOf(CLOSING, opening.end) : -1;
    if (opening && close >= 0) found.push(shortcode(text, start, opening, close));
    start = text.indexOf(OPENING, close >= 0 ? close + CLOSING.length : start + OPENING.length);
  }
  return found;
}

function shortcode(text: string, start: number, {pairs, end: from}: Opening, close: number): Shortcode {
  const attributes = attributesOf(pairs);
  const inside = text.slice(from, close);
  const at = close - inside.trimStart().length;
  const tag = 'rules' in attributes ? 'mj-example' : 'mj-tiles';
  return {tag, attributes, text: inside.trim(), at, pairs, start, end: close + CLOSING.length};
}

interface Opening {
  readonly pairs: readonly Pair[];
  /** The offset after the closing bracket. */
  readonly end: number;
}

/**
 * Reads the part between `[mj` and its bracket.
 * @param failed offsets from which no bracket is reached; without them, nested openings would each be read to the end
 */
function readOpening(text: string, at: number, failed: Set<number>): Opening | undefined {
  const pairs: Pair[] = [];
  const passed: number[] = [];
  while (!failed.has(at)) {
    passed.push(at);
    const next = skipSpaces(text, at);
    if (text[next] === ']') return {pairs, end: next + 1};
    const pair = next > at ? readPair(text, next) : undefined;
    if (!pair) break;
    pairs.push(pair);
    at = pair.end;
  }
  for (const place of passed) failed.add(place);
  return undefined;
}

/**
 * Reads a code fence: lines of `name=value`, then the hand. With `rules` it is an example, else a hand.
 * @param given attributes from elsewhere; those in the text override them
 */
export function readFence(text: string, given: Readonly<Record<string, string>> = {}): Markup {
  let at = 0;
  const pairs: Pair[] = [];
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(at, end);
    const read = line.trim() ? readPairsLine(line) : [];
    if (!read) break;
    for (const pair of read) pairs.push(movedBy(at, pair));
    at = end + 1;
  }
  const rest = text.slice(at);
  const attributes = {...given, ...attributesOf(pairs)};
  const tag = 'rules' in attributes ? 'mj-example' : 'mj-hand';
  return {tag, attributes, text: rest.trim(), at: at + rest.length - rest.trimStart().length, pairs};
}
