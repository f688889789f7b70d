/** JSON that keeps the place of every value, so that a fault in a log can be pointed at. */
import {Lines, type LineColumn, type Place} from '../../core/situation/place.js';
import {isWhole} from '../../core/situation/value.js';
import {BLANKS} from '../text/blanks.js';

/** A value and where it stands. */
export type Json = {readonly at: Place} & (
  | {readonly is: 'list'; readonly items: readonly Json[]}
  | {readonly is: 'object'; readonly fields: ReadonlyMap<string, Json>}
  | {readonly is: 'plain'; readonly value: string | number | boolean | null}
);

/** Deepest nesting that is read; logs are flat. */
const DEEPEST = 30;

/**
 * Reads values of JSON that follow one another, as in files with one value a line.
 * @returns the values up to the first that is none, and where that stands
 */
export function readJsons(text: string): {readonly values: readonly Json[]; readonly fault?: Place} {
  const reader = new JsonReader(text);
  const values: Json[] = [];
  while (!reader.isDone()) {
    const value = reader.value(0);
    if (!value) return {values, fault: reader.here()};
    values.push(value);
  }
  return {values};
}

/** The value without places. */
export function plainOf(json: Json): unknown {
  if (json.is === 'plain') return json.value;
  if (json.is === 'list') return json.items.map(plainOf);
  return Object.fromEntries([...json.fields].map(([name, field]) => [name, plainOf(field)]));
}

/** More points than anybody has; the text of a round says them, and their sums, with nine digits. */
const MOST_POINTS = 99_999_999;

/** Whether a value is a list of the points of so many players. */
export const isCounts = (list: unknown, length: number): list is readonly number[] =>
  Array.isArray(list) && list.length === length && list.every((n) => isWhole(n, -MOST_POINTS, MOST_POINTS));

/**
 * Makes a function that names the value at a line and column, by the way to it: `log[4][16][1]`. It is undefined where no
 * value begins, and for the whole document.
 */
export function pathFinder(text: string): (place: LineColumn) => string | undefined {
  let read: {readonly values: readonly Json[]; readonly lines: Lines} | undefined;
  return (place) => {
    read ??= {values: readJsons(text).values, lines: new Lines(text)};
    const offset = read.lines.offsetOf(place);
    const whole = read.values.find(({at}) => at.start <= offset && offset < at.end);
    return whole && pathIn(whole, offset, '')?.replace(/^\./, '');
  };
}

function pathIn(json: Json, offset: number, path: string): string | undefined {
  if (json.at.start === offset) return path || undefined;
  const parts: readonly (readonly [string, Json])[] =
    json.is === 'list'
      ? [...json.items.entries()].map(([i, item]) => [`[${i}]`, item])
      : json.is === 'object'
        ? [...json.fields].map(([name, field]) => [`.${name}`, field])
        : [];
  const inside = parts.find(([, {at}]) => at.start <= offset && offset < at.end);
  return inside && pathIn(inside[1], offset, path + inside[0]);
}

class JsonReader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Where no value was found: the end of the text where it breaks off within one. */
  here(): Place {
    const {length} = this.text;
    UNFINISHED.lastIndex = this.at;
    const start = UNFINISHED.test(this.text) ? length : this.at;
    return {start, end: Math.min(start + 1, length)};
  }

  isDone(): boolean {
    return this.char() === '';
  }

  value(depth: number): Json | undefined {
    const char = this.char();
    const start = this.at;
    if (depth > DEEPEST) return undefined;
    if (char === '[') return this.list(start, depth);
    if (char === '{') return this.object(start, depth);
    return this.plain(start);
  }

  /** The next character that is no blank; empty at the end of the text. What is copied from a page has blanks that JSON has not. */
  private char(): string {
    BLANKS.lastIndex = this.at;
    BLANKS.test(this.text);
    this.at = BLANKS.lastIndex;
    return this.text.charAt(this.at);
  }

  private take(sign: string): boolean {
    if (this.char() !== sign) return false;
    this.at++;
    return true;
  }

  private list(start: number, depth: number): Json | undefined {
    const items: Json[] = [];
    this.at++;
    if (!this.take(']')) {
      do {
        const item = this.value(depth + 1);
        if (!item) return undefined;
        items.push(item);
      } while (this.take(','));
      if (!this.take(']')) return undefined;
    }
    return {is: 'list', items, at: {start, end: this.at}};
  }

  private object(start: number, depth: number): Json | undefined {
    const fields = new Map<string, Json>();
    this.at++;
    if (!this.take('}')) {
      do {
        this.char();
        const name = this.plain(this.at);
        if (name?.is !== 'plain' || typeof name.value !== 'string' || !this.take(':')) return undefined;
        const field = this.value(depth + 1);
        if (!field) return undefined;
        fields.set(name.value, field);
      } while (this.take(','));
      if (!this.take('}')) return undefined;
    }
    return {is: 'object', fields, at: {start, end: this.at}};
  }

  private plain(start: number): Json | undefined {
    PLAIN.lastIndex = start;
    const [word] = PLAIN.exec(this.text) ?? [];
    if (word === undefined) return undefined;
    try {
      const value = JSON.parse(word) as string | number | boolean | null;
      this.at += word.length;
      return {is: 'plain', value, at: {start, end: this.at}};
    } catch {
      return undefined;
    }
  }
}

/** A string that the text ends in, or a word. */
const UNFINISHED = /"(?:[^"\\]|\\.)*\\?$|-?$|t(?:r|ru)?$|f(?:a|al|als)?$|n(?:u|ul)?$/y;

/** A string, a number or a word. */
const PLAIN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/y;
