/**
 * The documents in a text: JSON alone, one value after the other, or addresses that have JSON in them; and where each
 * part of them stands in the text.
 */
import {Lines, type LineColumn, type Place} from '../../core/situation/place.js';
import type {LogHand} from './log-hand.js';
import {LOG_ADDRESS} from './formats.js';
import {readJsons, type Json} from './json-places.js';

/** A text, and how offsets in it become places in what the user gave. */
export interface Source {
  readonly text: string;
  /** The place of an offset, with line and column counted from 1. */
  readonly placeOf: (offset: number) => LineColumn;
  /** The offset in what the user gave. */
  readonly offsetOf: (offset: number) => number;
}

/** A text as the user gave it. */
export function logSource(text: string): Source {
  const lines = new Lines(text);
  return {text, placeOf: (offset) => lines.placeOf(offset), offsetOf: (offset) => offset};
}

/** One value of JSON and the text that it stands in; or the place where the text stops being JSON. */
export type LogText = {readonly source: Source} & (
  {readonly json: Json} | {readonly json?: undefined; readonly fault: Place}
);

/** Longer texts are not read. */
const LONGEST = 5_000_000;

/** The documents of a text, in order: one at least. Where the text stops being JSON, the last of them is a fault. */
export function logTexts(text: string): readonly LogText[] {
  const whole = logSource(text);
  if (text.length > LONGEST) return [{source: whole, fault: {start: LONGEST, end: LONGEST}}];
  if (!LOG_ADDRESS.test(text)) return jsonsOf(whole);
  const found: LogText[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const start = LOG_ADDRESS.exec(line)?.[0].length;
    if (start !== undefined)
      for (const one of jsonsOf(unescaped(whole, at + start, at + withoutSettings(line).length)))
        found.push(one);
    else if (line.trim()) found.push({source: whole, fault: {start: at, end: at + line.length}});
    at += line.length + 1;
  }
  return found;
}

function jsonsOf(source: Source): readonly LogText[] {
  const {values, fault} = readJsons(source.text);
  const read = values.map((json): LogText => ({source, json}));
  const empty = read.length ? undefined : {start: 0, end: 0};
  const wrong = fault ?? empty;
  return wrong ? [...read, {source, fault: wrong}] : read;
}

/** What may follow the log in an address: which player is at the bottom, which hand is shown. */
const SETTINGS = /&(?:ts|tw)=[^]*$/;
const withoutSettings = (line: string): string => line.trimEnd().replace(SETTINGS, '');

const ESCAPED = /(?:%[\da-f]{2})+/gi;
/** The characters of one byte of an escaped text: `%7B`. */
const BYTE = 3;

/** Part of a text without the escapes of addresses. */
export function unescaped({text, placeOf}: Source, start: number, end: number): Source {
  const part = text.slice(start, end);
  const offsets: number[] = [];
  const parts: string[] = [];
  let at = 0;
  const keep = (to: number): void => {
    parts.push(part.slice(at, to));
    for (; at < to; at++) offsets.push(start + at);
  };
  for (const {0: run, index} of part.matchAll(ESCAPED)) {
    keep(index);
    const plain = decode(run);
    if (plain === undefined) keep(index + run.length);
    else
      for (const char of plain) {
        parts.push(char);
        offsets.push(...[...Array(char.length).keys()].map(() => start + at));
        at += BYTE * encoder.encode(char).length;
      }
  }
  keep(part.length);
  const offsetOf = (offset: number): number => offsets.at(offset) ?? start + part.length;
  return {text: parts.join(''), placeOf: (offset) => placeOf(offsetOf(offset)), offsetOf};
}

const encoder = new TextEncoder();

function decode(run: string): string | undefined {
  try {
    return decodeURIComponent(run);
  } catch {
    return undefined;
  }
}

/** A piece of a log that is not what it should be, where it stands. */
export interface Misread {
  readonly code: 'misread';
  readonly at: Place;
}

/** Makes the fault of a piece of a log. */
export const misread = (at: Place): Misread => ({code: 'misread', at});

/** The result for a hand that cannot be read: the first fault in it. */
export function logFaultAt({text, placeOf, offsetOf}: Source, at: Place, from = at): LogHand {
  const message = text.slice(at.start, Math.min(at.end, at.start + 60)) || 'JSON';
  const {line} = placeOf(from.start);
  const place = {start: offsetOf(at.start), end: offsetOf(at.end)};
  return {line, places: [], fault: {code: 'foreign', message, at: place, ...placeOf(at.start)}};
}
