/**
 * Examples where a site lets no tags through: a code fence of the language `mj`, or `[mj rules=mcr]…[/mj]` in the text.
 * What is here knows no page: the loader and the command read alike.
 */

import {attributeOf, PLAIN} from '../core/situation/attributes.js';

/** A tag that is to stand in place of a text. */
export interface Markup {
  readonly tag: 'mj-example' | 'mj-hand' | 'mj-tiles';
  readonly attributes: Readonly<Record<string, string>>;
  /** The notation inside. */
  readonly text: string;
  /** Where the notation begins in the text that was read. */
  readonly at: number;
}

/**
 * What may be said in a text, which may have been written by a stranger: how an example is scored and looks. Anything
 * else (`onclick`, `style`, `id`) is left out.
 */
export const ATTRIBUTES: readonly string[] = [
  'rules',
  'options',
  'hand',
  'notation',
  ...PLAIN.map(attributeOf),
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
  'lang',
  'theme',
  'tile-theme',
  'index',
  'size',
];

/** The tags whose text is not prose: code, what is typed, drawings, what is an element of ours already. */
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

// editors put curly quotes for straight ones
const PAIR = `[a-z][a-z-]*=(?:["“”″][^"“”″]*["“”″]|['‘’′][^'‘’′]*['‘’′]|[^\\s\\]"“”″'‘’′]+)`;
const SHORTCODE = new RegExp(`\\[mj((?:\\s+${PAIR})*)\\s*\\](.*?)\\[/mj\\]`, 'gs');
const PAIRS_LINE = new RegExp(`^[^\\S\\n]*(?:${PAIR}[^\\S\\n]*)+$`);
const QUOTES = /^["“”″'‘’′]|["“”″'‘’′]$/g;

function readPairs(text: string): Record<string, string> {
  const pairs = [...text.matchAll(new RegExp(PAIR, 'g'))].map(([pair]) => {
    const equals = pair.indexOf('=');
    return [pair.slice(0, equals), pair.slice(equals + 1).replace(QUOTES, '')] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => ATTRIBUTES.includes(name)));
}

/** The attributes that stand beside the code: `data-rules="mcr"`. */
export function readData(valueOf: (attribute: string) => string | null | undefined): Record<string, string> {
  const given = ATTRIBUTES.map((name) => [name, valueOf(`data-${name}`)] as const);
  // generators of sites put the language of the code into data-lang
  return Object.fromEntries(
    given.filter((pair): pair is readonly [string, string] => pair[1] != null && pair.join() !== 'lang,mj'),
  );
}

/** A shortcode, and where it stands. */
export interface Shortcode extends Markup {
  readonly start: number;
  readonly end: number;
}

/** All `[mj …]…[/mj]` in a text: a run of tiles in a sentence, or with `rules` an example. */
export function readShortcodes(text: string): Shortcode[] {
  // what is never closed is not looked for again and again
  const closed = text.slice(0, text.lastIndexOf('[/mj]') + '[/mj]'.length);
  return [...closed.matchAll(SHORTCODE)].map(({0: whole, 1: pairs, 2: inside, index: start}) => {
    const attributes = readPairs(pairs);
    const at = start + whole.length - '[/mj]'.length - inside.trimStart().length;
    const tag = 'rules' in attributes ? 'mj-example' : 'mj-tiles';
    return {tag, attributes, text: inside.trim(), at, start, end: start + whole.length};
  });
}

/**
 * What a code fence says: lines of `name=value` first, then the hand. With `rules` it is an example, else a hand.
 * @param given attributes that stand elsewhere; those in the text go before them
 */
export function readFence(text: string, given: Readonly<Record<string, string>> = {}): Markup {
  let at = 0;
  let pairs = '';
  for (const line of text.split('\n')) {
    if (line.trim() && !PAIRS_LINE.test(line)) break;
    pairs += `${line}\n`;
    at += line.length + 1;
  }
  const rest = text.slice(at);
  const attributes = {...given, ...readPairs(pairs)};
  const tag = 'rules' in attributes ? 'mj-example' : 'mj-hand';
  return {tag, attributes, text: rest.trim(), at: at + rest.length - rest.trimStart().length};
}
