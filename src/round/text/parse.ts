/** Reads the text of a round into a record. Never throws, and takes time linear in the length. */
import {Lines, type Place} from '../../core/situation/place.js';
import {quoted} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import type {RoundMessages, RoundProblem, SaidFault} from '../record/problem.js';
import type {ExpectedResult, RecordMove, RecordSeat, RoundRecord, Start} from '../record/record.js';
import {clean, type ShownComment} from './clean.js';
import {FIELD_OF, isHeaderName, setName, type Header} from './header.js';
import {Moves} from './move-text.js';
import {keepPlaces} from './places.js';
import {Reader, type TextFault} from './reader.js';
import {readResult} from './result-text.js';
import {readSeatText} from './seat-text.js';
import {nothingTold, strayLog} from './stray-log.js';
import {narrowed, roundWordAt} from './words.js';

/** Longest text that is read, in characters; more than any round needs. */
export const MAX_ROUND = 200_000;

/**
 * Reads a record.
 * @param given values that override those in the text, such as an element's attributes
 * @returns the record, or the first problem of its text
 */
export function parseRound(
  text: string,
  given: Readonly<Record<string, string>> = {},
  messages?: RoundMessages,
): RoundRecord | RoundProblem {
  const cleaned = clean(text.slice(0, MAX_ROUND));
  const reader = new Reader(cleaned.text);
  if (text.length > MAX_ROUND) reader.fail('too-long', MAX_ROUND, text.length, String(MAX_ROUND));
  if (cleaned.unclosed)
    reader.fail(
      'unclosed-comment',
      cleaned.unclosed.start,
      cleaned.unclosed.start + 1,
      text.charAt(cleaned.unclosed.start),
    );
  const parser = new Parser(reader);
  if (!reader.fault) parser.read(given);
  const fault = faultIn(text, cleaned.text, reader.fault);
  if (fault) return problemOf(fault, text, messages);
  const record = parser.record(cleaned.notes);
  keepPlaces(record, {lines: new Lines(text), moves: parser.moves.places, fields: parser.fields});
  return record;
}

/**
 * Why a text is no round, where that says more than its first fault.
 * @param plain the text without comments
 */
function faultIn(text: string, plain: string, first: TextFault | undefined): TextFault | undefined {
  // signs of a log may be read as comments
  const stray = first || !plain.trim() ? strayLog(text) : undefined;
  if (stray) return stray;
  const isNothing = first?.code === 'unknown-word' && tellsNothing(plain);
  return isNothing ? nothingTold(plain, first.at.start) : first;
}

/** Whether no part of a round begins in a text without comments. */
function tellsNothing(text: string): boolean {
  const reader = new Reader(text);
  while (!reader.space().done && !isPart(reader)) reader.at = reader.wordEnd();
  return reader.done;
}

function problemOf(
  {code, about, at, field}: TextFault,
  text: string,
  messages?: RoundMessages,
): RoundProblem {
  const words = messages && {...messages.problems, ...messages.round.faults};
  const message = words
    ? words.sentence(words[code as SaidFault](quoted(about)))
    : about
      ? `${code}: ${quoted(about)}`
      : code;
  return {code, message, about, at, ...(field === undefined ? new Lines(text).placeOf(at.start) : {field})};
}

class Parser {
  readonly fields = new Map<string, Place>();
  readonly moves: Moves;
  private readonly header: Header = {options: new Map(), start: {}};
  private readonly seats: Partial<Record<Seat, RecordSeat>> = {};
  private expected: ExpectedResult | undefined;

  constructor(private readonly reader: Reader) {
    this.moves = new Moves(reader);
  }

  read(given: Readonly<Record<string, string>>): void {
    const {reader} = this;
    while (!reader.space().done && !playHere(reader) && !atExpect(reader)) this.headLine();
    if (this.takePlay()) this.moves.read(() => atExpect(reader), false);
    if (!reader.space().done && atExpect(reader)) {
      const start = reader.at;
      reader.take('expect');
      this.fields.set('expect', {start, end: reader.at});
      this.expected = readResult(reader, this.fields);
    }
    for (const [name, value] of Object.entries(given)) this.setGiven(name, value);
  }

  /** Sets a value that stands beside the text; its fault has its place in the value. */
  private setGiven(name: string, value: string): void {
    const {reader} = this;
    const fail = (code: TextFault['code'], at: Place, about = value.slice(at.start, at.end)): void => {
      reader.fault ??= {code, about, at, field: name};
    };
    if (!isHeaderName(name)) return fail('unknown-name', {start: 0, end: value.length}, name);
    // the name of a file with rules may have blanks; the tiles and numbers of any other value may stand apart
    const written = name === 'rules' ? value.trim() : value.replace(/\s+/g, '');
    const wrong = setName(this.header, name, written);
    if (!wrong) return;
    const {code = 'bad-value', about, at} = wrong;
    fail(code, placeAmongBlanks(value, at), about);
  }

  private takePlay(): boolean {
    const {reader} = this;
    const word = playHere(reader);
    if (!word) return false;
    reader.at += word.length;
    // dashes may be of any number
    while (/[-－—]/.test(reader.char)) reader.at++;
    return true;
  }

  private headLine(): void {
    const {reader} = this;
    const start = reader.at;
    const seat = reader.takeSeat();
    if (seat) return this.seat(seat, start);
    const name = nameHere(reader);
    if (name === undefined) return reader.fail(takesTile(reader) ? 'play-missing' : 'unknown-word', start);
    if (name !== 'options' && this.fields.has(FIELD_OF[name] ?? name))
      return reader.fail('name-twice', start, start + name.length);
    reader.at = start + name.length + 1;
    const from = reader.at;
    reader.at = reader.wordEnd();
    if (!isHeaderName(name)) return reader.fail('unknown-name', start, from - 1);
    if (reader.at === from) return reader.fail('bad-value', start, from);
    const wrong = setName(this.header, name, reader.text.slice(from, reader.at), (part, {start: a, end: b}) =>
      this.fields.set(part, {start: from + a, end: from + b}),
    );
    this.fields.set(FIELD_OF[name] ?? name, {start: from, end: reader.at});
    if (!wrong) return;
    const {code = 'bad-value', about, at} = wrong;
    reader.fail(code, from + at.start, from + at.end, about);
  }

  private seat(seat: Seat, start: number): void {
    const {reader} = this;
    if (this.seats[seat]) return reader.fail('seat-twice', start);
    const from = reader.space().at;
    this.seats[seat] = readSeatText(
      reader,
      () => isPart(reader),
      (name, place) => this.fields.set(`seats.${seat}.${name}`, place),
    );
    this.fields.set(`seats.${seat}`, {start: from, end: Math.max(from, reader.at)});
  }

  record(notes: readonly ShownComment[]): RoundRecord {
    const {header, seats, moves, expected} = this;
    const note = addNotes(notes, moves);
    const start: Start = {...header.start, ...(Object.keys(seats).length ? {seats} : {})};
    return {
      version: 1,
      ...(header.rules === undefined ? {} : {rules: header.rules}),
      ...(header.options.size ? {options: Object.fromEntries(header.options)} : {}),
      start,
      moves: moves.moves,
      ...(expected ? {expect: expected} : {}),
      ...(note ? {note} : {}),
      ...(moves.name ? {name: moves.name} : {}),
    };
  }
}

const PLAY = ['play:', '---', '——'] as const;

/** How many characters are looked at for a word before the moves: `name=` is the longest. */
const LONGEST_NAME = 24;

/** What stands here between the seats and the moves, in full-width letters too. */
const playHere = ({text, at}: Reader): string | undefined => {
  const here = narrowed(text.slice(at, at + LONGEST_NAME));
  return PLAY.find((word) => here.startsWith(word));
};

const atExpect = ({text, at}: Reader): boolean =>
  text.startsWith('expect', at) && !/[a-z]/.test(text.charAt(at + 6));

/** The name that is set here, `name=`, in full-width letters too. */
const nameHere = ({text, at}: Reader): string | undefined =>
  /^[a-z]{1,20}(?==)/.exec(narrowed(text.slice(at, at + LONGEST_NAME)))?.[0];

/** Whether a tile is drawn or discarded here. */
function takesTile({text, at}: Reader): boolean {
  const found = roundWordAt(text, at);
  return (
    found?.word.is === 'move' &&
    ['draw', 'discard'].includes(found.word.do) &&
    /\S/.test(text.charAt(found.end))
  );
}

/** Whether a part of a record begins here. */
const isPart = (reader: Reader): boolean =>
  [playHere(reader), atExpect(reader), reader.peekSeat(), nameHere(reader)].some(Boolean);

/** Where letters of a value stand in it. @param place counts the letters alone, without the blanks among them */
function placeAmongBlanks(value: string, {start, end}: Place): Place {
  let letters = 0;
  let from = 0;
  for (let at = 0; at < value.length; at++) {
    if (/\s/.test(value.charAt(at))) continue;
    if (letters === start) from = at;
    letters++;
    if (letters === end) return {start: from, end: at + 1};
  }
  return {start: from, end: value.length};
}

/**
 * Attaches each comment to the move before it.
 * @returns the comments before the first move
 */
function addNotes(notes: readonly ShownComment[], {inOrder}: Moves): string | undefined {
  let first: string | undefined;
  let at = 0;
  let last: {-readonly [K in keyof RecordMove]: RecordMove[K]} | undefined;
  for (const {start, text} of notes) {
    while (at < inOrder.length && inOrder[at].start < start) last = inOrder[at++].move;
    if (!text) continue;
    if (last) last.note = last.note ? `${last.note} ${text}` : text;
    else first = first ? `${first} ${text}` : text;
  }
  return first;
}
