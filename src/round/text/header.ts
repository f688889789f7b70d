/** Reads the `name=value` pairs before the moves. */
import {parseTiles} from '../../core/notation/parse.js';
import type {Place} from '../../core/situation/place.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Start} from '../record/record.js';
import {notationOf} from './notation.js';
import {spaced} from './player-names.js';
import {keepTiles, type KeepPlace} from './seat-places.js';
import {narrowed, seatAt, seatNamed} from './words.js';
import {isFault} from '../../core/situation/result.js';

/** What the pairs set. */
export interface Header {
  rules?: string;
  readonly options: Map<string, unknown>;
  start: {-readonly [K in keyof Start]?: Start[K]};
}

/** Longest wall that is read, in characters; more than any set needs. */
const LONGEST_WALL = 2000;

/** The part of a value that cannot be read, and why; without a code it is simply no value here. */
interface Bad {
  readonly at: Place;
  readonly code?: string;
  readonly about?: string;
}

/** What a value was read as, with the places of its parts by name; or its bad part. */
type Read<T> = {readonly value: T; readonly parts?: readonly (readonly [name: string, place: Place])[]} | Bad;

const isBad = <T>(read: Read<T>): read is Bad => 'at' in read;
const bad = (start: number, end: number): Bad => ({at: {start, end}});
const wholly = (value: string): Bad => bad(0, value.length);

const oneBy =
  <T>(read: (value: string) => T | undefined) =>
  (value: string): Read<T> => {
    const found = read(value);
    return found === undefined ? wholly(value) : {value: found};
  };

function number(given: string): Read<number> {
  const value = narrowed(given);
  const strange = value.search(/\D/);
  if (strange >= 0) return bad(strange, value.length);
  return value.length > 9 ? wholly(value) : {value: Number(value)};
}

/** Reads tiles written together as canonical text. */
function tiles(value: string): Read<string> {
  const read = parseTiles(value, LONGEST_WALL);
  if (isFault(read)) {
    const {code, about, at = wholly(value).at} = read;
    return {at, code, ...(about === undefined ? {} : {about})};
  }
  const {tiles: list, places} = read;
  if (!list.length) return wholly(value);
  const parts: [string, Place][] = [];
  keepTiles(list, places, {offset: 0, keep: (name, place) => parts.push([name, place])});
  return {value: notationOf(list), parts};
}

function oneTile(value: string): Read<string> {
  const read = parseTiles(value);
  const second = isFault(read) ? undefined : read.places.at(1);
  return second ? bad(second.start, value.length) : tiles(value);
}

/** The pieces of a list, and where each of them begins. */
function* piecesOf(value: string, separator: RegExp): Generator<{piece: string; start: number}> {
  let start = 0;
  for (const piece of value.split(separator)) {
    yield {piece, start};
    start += piece.length + 1;
  }
}

/** Reads points such as `E50,S50,W50`. */
function points(given: string): Read<NonNullable<Start['points']>> {
  const value = narrowed(given);
  const found: Partial<Record<Seat, number>> = {};
  const parts: [string, Place][] = [];
  for (const {piece, start} of piecesOf(value, /[,、]/)) {
    const seat = seatAt(piece, 0);
    const at = {start, end: start + piece.length};
    if (!seat || !/^[+\-−]?\d{1,9}$/.test(piece.slice(seat.end))) return {at};
    found[seat.seat] = Number(piece.slice(seat.end).replace('−', '-'));
    parts.push([seat.seat, at]);
  }
  return {value: found, parts};
}

/** Reads the names of players; some may be empty. */
const names = (value: string): Read<string[]> => ({value: value.split(/[,、，]/).map(spaced)});

function dice(given: string): Read<number[]> {
  const value = narrowed(given).replaceAll('、', ',');
  const wrong = value.search(/[^1-6,]|,(?=,|$)|^,/);
  if (wrong >= 0) return bad(wrong, value.length);
  const thrown = [...value.replaceAll(',', '')].map(Number);
  return thrown.length > 4 ? wholly(value) : {value: thrown};
}

/** Reads an option's value: a switch, a number, counts such as `a=1,b=2`, or else text. */
function optionValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  if (!text.includes('=')) return text;
  const pairs = text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([key, n]) => [key, Number(n)]));
}

/** Reads options such as `a:b;c:d`. */
function options(header: Header, value: string, keep: KeepPlace): Bad | undefined {
  for (const {piece, start} of piecesOf(value, /;/)) {
    if (!piece) continue;
    const colon = piece.indexOf(':');
    const name = colon < 0 ? piece : piece.slice(0, colon);
    const at = {start, end: start + piece.length};
    if (!name) return {at};
    keep(`options.${name}`, at);
    header.options.set(name, colon < 0 ? true : optionValue(piece.slice(colon + 1)));
  }
  return undefined;
}

type Setter = (header: Header, value: string, keep: KeepPlace) => Bad | undefined;

function sets<K extends keyof Start>(name: K, read: (value: string) => Read<NonNullable<Start[K]>>): Setter {
  return ({start}, value, keep) => {
    const found = read(value);
    if (isBad(found)) return found;
    start[name] = found.value;
    for (const [part, place] of found.parts ?? []) keep(`${name}.${part}`, place);
    return undefined;
  };
}

const oneOf = <T extends string>(...values: readonly T[]) =>
  oneBy((value: string): T | undefined => values.find((known) => known === value));

const aSeat = oneBy(seatNamed);
const asIs = (value: string): Read<string> => ({value});

const SETTERS: Readonly<Record<string, Setter>> = {
  // the name of a file stays as it is
  rules: (header, value) => void (header.rules = /^[ａ-ｚ]+$/.test(value) ? narrowed(value) : value),
  options,
  round: sets('round', aSeat),
  dealer: sets('dealer', aSeat),
  turn: sets('turn', aSeat),
  counters: sets('counters', number),
  sticks: sets('sticks', number),
  left: sets('left', number),
  kongs: sets('kongs', number),
  points: sets('points', points),
  players: sets('players', names),
  sitsout: sets('sitsOut', (value) => ({value: spaced(value)})),
  wild: sets('wild', oneTile),
  indicators: sets('indicators', tiles),
  ura: sets('ura', tiles),
  wall: sets('wall', tiles),
  seed: sets('seed', asIs),
  dice: sets('dice', dice),
  start: sets('start', oneOf('deal')),
  discards: sets('discards', oneOf('pool', 'river')),
};

/** Whether a value may be given by this name. */
export const isHeaderName = (name: string): boolean => Object.hasOwn(SETTERS, name);

/**
 * Sets a value by its name.
 * @param keep takes the places of parts of the value, counted from its beginning
 * @returns the part of the value that is wrong
 */
export function setName(
  header: Header,
  name: string,
  value: string,
  keep: KeepPlace = () => undefined,
): Bad | undefined {
  return value ? SETTERS[name](header, value, keep) : wholly(value);
}

/** The field of a record that a name stands for. */
export const FIELD_OF: Readonly<Record<string, string>> = {sitsout: 'sitsOut'};
