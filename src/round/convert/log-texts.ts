/**
 * The documents in a text: JSON alone, one value after the other, or addresses that have JSON in them; and where each
 * part of them stands in the text.
 */
import {Lines, type LineColumn, type Place} from '../../core/situation/place.js';
import type {LogHand} from './log-hand.js';
import type {TextFault} from '../text/reader.js';
import {changedSign, strayLog} from '../text/stray-log.js';
import {LOG_ADDRESS, LOG_FORMATS} from './formats.js';
import {readJsons, type Json} from './json-places.js';
import {decoded} from '../../core/situation/decoded.js';

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
  {readonly json: Json} | {readonly json?: undefined; readonly fault: TextFault}
);

/** Longer texts are not read. */
const LONGEST = 5_000_000;
const tooLong: TextFault = {
  code: 'log-too-long',
  about: String(LONGEST),
  at: {start: LONGEST, end: LONGEST},
};

/** The documents of a text, in order: one at least. Where the text stops being JSON, the last of them is a fault. */
export function logTexts(text: string): readonly LogText[] {
  const whole = logSource(text);
  if (text.length > LONGEST) return [{source: whole, fault: tooLong}];
  if (!LOG_ADDRESS.test(text)) return jsonsOf(whole);
  const found: LogText[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const start = LOG_ADDRESS.exec(line)?.[0].length;
    if (start !== undefined)
      for (const one of jsonsOf(unescaped(whole, at + start, at + withoutSettings(line).length)))
        found.push(one);
    else if (line.trim())
      found.push({source: whole, fault: around(text, {start: at, end: at + line.length})});
    at += line.length + 1;
  }
  return found;
}

function jsonsOf(source: Source): readonly LogText[] {
  const {values, fault} = readJsons(source.text);
  const read = values.map((json): LogText => ({source, json}));
  if (!read.length && !fault)
    return [{source, fault: {code: 'nothing-told', about: '', at: {start: 0, end: 0}}}];
  return fault ? [...read, {source, fault: faultAt(source.text, fault, read.length > 0)}] : read;
}

/** The fault of a log that ends too early. @param at what is cut off */
export const cutOff = (text: string, at: Place): TextFault => ({
  code: 'log-cut-off',
  about: text.trimEnd().slice(-SHOWN_END).trim(),
  at,
});

/** Why a text stops being JSON at a place. @param isAfter whether a value stands before it */
function faultAt(text: string, at: Place, isAfter: boolean): TextFault {
  if (at.start >= text.length) return cutOff(text, at);
  const stray = (isAfter ? undefined : strayLog(text)) ?? changedSign(text, at.start);
  if (stray) return stray;
  if (isAfter && !'[{"'.includes(text.charAt(at.start))) return around(text, at);
  return {code: 'foreign', about: text.slice(at.start, at.end), at};
}

/** The result for a value that holds a log of another format, as it is or as a string; undefined if it holds none. */
export function strayIn(source: Source, at: Place): LogHand | undefined {
  const fault = strayLog(source.text.slice(at.start, at.end));
  if (!fault) return undefined;
  const [start, end] = [fault.at.start + at.start, fault.at.end + at.start];
  return unread({source, fault: {...fault, at: {start, end}}}, at);
}

/** What is no part of the log stands beside it. */
function around(text: string, {start}: Place): TextFault {
  const [about] = text.slice(start, start + SHOWN).split('\n', 1);
  return {code: 'log-around', about: about.trim(), at: {start, end: start + about.length}};
}

/** So much is shown of what cannot be read, and of what stands before a log breaks off, in characters. */
const SHOWN = 60;
const SHOWN_END = 20;

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
    const plain = decoded(run);
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

/** A piece of a log that is not what it should be, where it stands. */
export interface Misread {
  readonly code: 'misread';
  readonly at: Place;
}

/** Makes the fault of a piece of a log. */
export const misread = (at: Place): Misread => ({code: 'misread', at});

/** The result for a hand that cannot be read: the first fault in it. */
export function logFaultAt({text, placeOf, offsetOf}: Source, at: Place, from = at): LogHand {
  const about = text.slice(at.start, Math.min(at.end, at.start + SHOWN)) || 'JSON';
  return unread({source: {text, placeOf, offsetOf}, fault: {code: 'foreign', about, at}}, from);
}

/** The result for JSON that is a log of no format. */
export const noLogAt = (source: Source, at: Place): LogHand =>
  unread({source, fault: {code: 'log-unknown', about: LOG_FORMATS.join(', '), at}});

/** Tells once that a text is no log, however many values it has. */
export const unknownOnce = (hands: readonly LogHand[]): readonly LogHand[] =>
  hands.every(({fault}) => fault?.code === 'log-unknown') ? hands.slice(0, 1) : hands;

/** The result for a log that holds no hand. */
export const noHandIn = (text: string): LogHand => {
  const about = text.trim().slice(0, SHOWN);
  return unread({
    source: logSource(text),
    fault: {code: 'nothing-told', about, at: {start: 0, end: text.length}},
  });
};

/** The result for a text that is no log, or is one no longer. */
export function unread(
  {source: {placeOf, offsetOf}, fault}: {readonly source: Source; readonly fault: TextFault},
  from = fault.at,
): LogHand {
  const {code, about, at} = fault;
  const place = {start: offsetOf(at.start), end: offsetOf(at.end)};
  const {line} = placeOf(from.start);
  return {line, places: [], fault: {code, message: about, at: place, ...placeOf(at.start)}};
}
