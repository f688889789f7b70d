/** Reads the `name=value` pairs before the moves. */
import type {Seat} from '../../core/situation/situation.js';
import type {Start} from '../record.js';
import {textAsIs, tileIn} from '../tiles.js';
import {parseTiles} from '../../core/notation/parse.js';
import {seatAt, seatNamed} from './words.js';

/** What the pairs set. */
export interface Header {
  rules?: string;
  options?: Record<string, unknown>;
  start: {-readonly [K in keyof Start]?: Start[K]};
}

/** Longest wall that is read, in characters; more than any set needs. */
const LONGEST_WALL = 2000;

const number = (value: string): number | undefined => (/^\d{1,9}$/.test(value) ? Number(value) : undefined);

/** Reads tiles written together; returns canonical text. */
function tiles(value: string): string | undefined {
  const read = parseTiles(value, LONGEST_WALL);
  return 'fault' in read || !read.tiles.length ? undefined : textAsIs(read.tiles);
}

const oneTile = (value: string): string | undefined => {
  const text = tiles(value);
  return text !== undefined && tileIn(text) !== undefined ? text : undefined;
};

/** Reads points such as `E50,S50,W50`. */
function points(value: string): Start['points'] | undefined {
  const found: Partial<Record<Seat, number>> = {};
  for (const part of value.split(',')) {
    const seat = seatAt(part, 0);
    const n =
      seat && /^[+\-−]?\d{1,9}$/.test(part.slice(seat.end))
        ? Number(part.slice(seat.end).replace('−', '-'))
        : NaN;
    if (!seat || !Number.isFinite(n)) return undefined;
    found[seat.seat] = n;
  }
  return found;
}

const names = (value: string): string[] | undefined => {
  const list = value.split(/[,、，]/);
  return list.every(Boolean) ? list : undefined;
};

const dice = (value: string): number[] | undefined =>
  /^[1-6](?:,?[1-6]){0,3}$/.test(value) ? [...value.replaceAll(',', '')].map(Number) : undefined;

/** Reads an option's value: a switch, a number, counts such as `a=1,b=2`, or else text. */
function optionValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  if (!text.includes('=')) return text;
  const pairs = text.split(',').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([key, n]) => [key, Number(n)]));
}

/** Reads options such as `a:b;c:d`. */
function options(value: string): Record<string, unknown> | undefined {
  const found: Record<string, unknown> = {};
  for (const piece of value.split(';')) {
    if (!piece) continue;
    const colon = piece.indexOf(':');
    const name = colon < 0 ? piece : piece.slice(0, colon);
    if (!name) return undefined;
    found[name] = colon < 0 ? true : optionValue(piece.slice(colon + 1));
  }
  return found;
}

type Setter = (header: Header, value: string) => boolean;

function sets<K extends keyof Start>(name: K, read: (value: string) => Start[K] | undefined): Setter {
  return ({start}, value) => {
    const found = read(value);
    if (found === undefined) return false;
    start[name] = found;
    return true;
  };
}

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: string): T | undefined =>
    values.find((known) => known === value);

const SETTERS: Readonly<Record<string, Setter>> = {
  rules: (header, value) => ((header.rules = value), true),
  options: (header, value) => {
    const found = options(value);
    if (found && Object.keys(found).length) header.options = {...header.options, ...found};
    return found !== undefined;
  },
  round: sets('round', seatNamed),
  dealer: sets('dealer', seatNamed),
  turn: sets('turn', seatNamed),
  counters: sets('counters', number),
  sticks: sets('sticks', number),
  left: sets('left', number),
  kongs: sets('kongs', number),
  points: sets('points', points),
  players: sets('players', names),
  sitsout: sets('sitsOut', (value) => value),
  wild: sets('wild', oneTile),
  indicators: sets('indicators', tiles),
  ura: sets('ura', tiles),
  wall: sets('wall', tiles),
  seed: sets('seed', (value) => value),
  dice: sets('dice', dice),
  start: sets('start', oneOf('deal')),
  discards: sets('discards', oneOf('pool', 'river')),
};

/** Sets a value by its name. @returns `name` for an unknown name, `value` for a value that the name does not take */
export function setName(header: Header, name: string, value: string): 'name' | 'value' | undefined {
  if (!Object.hasOwn(SETTERS, name)) return 'name';
  return value && SETTERS[name](header, value) ? undefined : 'value';
}

/** The field of a record that a name stands for. */
export const FIELD_OF: Readonly<Record<string, string>> = {sitsout: 'sitsOut'};
