/** Reads pairs of `name=value` and switches, in linear time even from a hostile text. */

/** A pair, and its place in the text. A switch is a name alone, with an empty value. */
export interface Pair {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  /** Where the value begins, after the quote. */
  readonly from: number;
  readonly end: number;
}

/** Editors turn straight quotes into curly ones; any quote of the same kind closes. */
const QUOTES = ['"“”″', "'‘’′"] as const;
const ANY_QUOTE = QUOTES.join('');

/** Attributes that are on or off: as in a tag, their name alone turns them on. */
export const SWITCHES: readonly string[] = ['index', 'cite', 'numbers', 'editable'];

const isLetter = (char: string | undefined): boolean => char !== undefined && char >= 'a' && char <= 'z';

/** A space, tab or line break. */
export const isSpace = (char: string | undefined): boolean => char !== undefined && !char.trim();

/** The first offset from here on that holds no space. */
export function skipSpaces(text: string, at: number): number {
  while (isSpace(text[at])) at++;
  return at;
}

/** The pair or switch that begins at an offset; undefined where there is none, or its quote is not closed. */
export function readPair(text: string, at: number): Pair | undefined {
  let equals = at;
  while (isLetter(text[equals]) || (equals > at && text[equals] === '-')) equals++;
  if (equals === at) return undefined;
  const name = text.slice(at, equals);
  if (text[equals] !== '=') return readSwitch(name, text, at);
  const start = equals + 1;
  const quotes = QUOTES.find((marks) => start < text.length && marks.includes(text[start]));
  const from = quotes ? start + 1 : start;
  let end = from;
  while (end < text.length && !(quotes ? quotes.includes(text[end]) : endsValue(text[end]))) end++;
  if (quotes ? end === text.length : end === from) return undefined;
  return {name, value: text.slice(from, end), start: at, from, end: quotes ? end + 1 : end};
}

function readSwitch(name: string, text: string, start: number): Pair | undefined {
  const end = start + name.length;
  const isWhole = end === text.length || endsValue(text[end]);
  return isWhole && SWITCHES.includes(name) ? {name, value: '', start, from: end, end} : undefined;
}

const endsValue = (char: string): boolean => char === ']' || ANY_QUOTE.includes(char) || isSpace(char);

/** The pairs of a line that holds nothing else; undefined for any other line. */
export function readPairsLine(line: string): Pair[] | undefined {
  const pairs: Pair[] = [];
  for (let at = skipSpaces(line, 0); at < line.length;) {
    const pair = readPair(line, at);
    if (!pair) return undefined;
    pairs.push(pair);
    at = skipSpaces(line, pair.end);
  }
  return pairs.length ? pairs : undefined;
}

/** Moves a pair from its place in a line to its place in the whole text. */
export const movedBy = (before: number, pair: Pair): Pair => ({
  ...pair,
  start: before + pair.start,
  from: before + pair.from,
  end: before + pair.end,
});
