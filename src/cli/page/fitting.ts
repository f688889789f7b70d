/** Makes what is written into a page fit where it stands: in HTML, in Markdown, in a paragraph. */
import type {Markup} from '../../share/markup.js';
import type {Span} from './tree.js';

/** The format of a page; Markdown may contain HTML. */
export type Format = 'html' | 'md' | 'mdx';

/** The format of a file with pages: `xml` is a feed, RSS or Atom, with HTML in it. */
export type PageFormat = Format | 'xml';

/** The place of an element on a page. */
export interface ElementPlace {
  readonly format: Format;
  /** Whether only phrasing content may stand there, as in a paragraph: a browser ends the paragraph before a block. */
  readonly isPhrasing: boolean;
  /** Whether a generator copies the text as it is: HTML, and blocks of HTML in Markdown. */
  readonly isVerbatim: boolean;
}

/** Elements that may contain phrasing content alone. */
const PHRASING: readonly string[] = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'legend', 'summary', 'label', 'button', 'output'],
  ...[
    'span',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'strike',
    'small',
    'big',
    'mark',
    'q',
    'cite',
    'abbr',
    'font',
  ],
  ...['code', 'kbd', 'samp', 'var', 'tt', 'sub', 'sup', 'dfn', 'time', 'data', 'bdi', 'bdo'],
  ...['ruby', 'rb', 'rt', 'meter', 'progress'],
];
/** Elements that may contain what the element around them may; custom elements are no different. */
const TRANSPARENT: readonly string[] = ['a', 'ins', 'del', 'map', 'slot', 'noscript'];

/** Whether only phrasing content may stand inside an element. */
export function holdsPhrasing(tagName: string, isPhrasingAround: boolean): boolean {
  const isTransparent = TRANSPARENT.includes(tagName) || tagName.includes('-');
  return isTransparent ? isPhrasingAround : PHRASING.includes(tagName);
}

/** A style sheet, a tag, or text. */
const PIECES = /<style>[^]*?<\/style>|<[^>]*>|[^<]+/g;

/**
 * The text of markup for a place. In Markdown it has one line, and no character in it has a meaning for Markdown: each of
 * those is written as a character reference.
 */
export function fittedText({text}: Markup, {format}: ElementPlace): string {
  if (format === 'html') return text;
  return text.replace(PIECES, (piece) => {
    if (piece.startsWith('<style>')) return piece;
    return piece.startsWith('<') ? tagIn(piece, format) : textIn(piece);
  });
}

/**
 * What begins, ends or divides something within a line, in a dialect of Markdown or in a template around it: a character
 * alone, one that is doubled, an address, the name of an emoji, a sign in brackets. Nothing here begins a line.
 */
const MARKS =
  /&#?\w+;|[!#$@[\\\]^_`{|}~*]|([=+\-.])(?=\1)|:(?=\/\/|[\w+-]+:)|(?<=\w)\.(?=\w)|\((?=(?:c|r|p|tm)\))/gi;

const reference = (char: string): string => `&#${char.charCodeAt(0)};`;

const textIn = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(MARKS, (found) => (found.length > 1 ? found : reference(found)));

/** Characters that end a tag or its cell for Markdown, or have a meaning for a template even within a tag. */
const MARKS_IN_VALUES = /[\n\r$*\\_`{|}~[\]]/g;

/** Elements without an end tag, which JSX closes. */
const VOID = /^<((?:br|hr|img|input|wbr)\b[^>]*?)\/?>$/;

function tagIn(tag: string, format: Format): string {
  const line = tag
    .replace(/"[^"]*"/g, (value) => value.replace(MARKS_IN_VALUES, reference))
    .replace(/\s+/g, ' ');
  return format === 'mdx' ? line.replace(VOID, '<$1/>') : line;
}

/**
 * An element in place of a block of Markdown. A style sheet would be read as Markdown within a line: then the element is
 * a block of HTML, with the opening tag on a line of its own.
 * @param source the source in which it is put
 * @param span the range of the source that it replaces
 */
export function blockOf(element: Markup, place: ElementPlace, source: string, {start, end}: Span): string {
  const text = fittedText(element, place);
  if (place.format === 'html' || !text.includes('<style>')) return text;
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  // how a line begins that continues a list or a quotation
  const indent = before.replace(/[^>\s]/g, ' ');
  const isFirst = !isBlank(before) || isBlank(lineBefore(source, start));
  const head = text.indexOf('>') + 1;
  const blank = `\n${indent.trimEnd()}`;
  return [
    isFirst ? '' : `\n${indent}`,
    `${text.slice(0, head)}\n${indent}${text.slice(head)}`,
    isBlank(lineAfter(source, end)) ? '' : blank,
  ].join('');
}

/** Whether a line holds nothing but the marks of a quotation. */
const isBlank = (line: string): boolean => !/[^>\s]/.test(line);

function lineBefore(source: string, at: number): string {
  const own = source.lastIndexOf('\n', at - 1);
  return own < 0 ? '' : source.slice(source.lastIndexOf('\n', own - 1) + 1, own);
}

function lineAfter(source: string, at: number): string {
  const own = source.indexOf('\n', at);
  const next = own < 0 ? -1 : source.indexOf('\n', own + 1);
  return own < 0 ? '' : source.slice(own + 1, next < 0 ? source.length : next);
}
