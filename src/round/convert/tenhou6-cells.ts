/**
 * The cells of a log of tenhou.net/6. Tiles are 11–19 萬, 21–29 筒, 31–39 索, 41–47 字, 51–53 red fives. Each player has two rows: the
 * tiles drawn or called, and the tiles discarded, each in its own order.
 */
import {
  HONOR,
  KINDS,
  RED,
  isRed,
  kindFrom,
  kindOf,
  rankOf,
  suitOf,
  type Tile,
} from '../../core/tiles/tile.js';
import type {MeldKind} from '../../core/notation/hand.js';
import type {Place} from '../../core/situation/place.js';
import type {Json} from './json-places.js';
import {turnsToCalled} from '../state/called-from.js';
import {isSet} from './log-sets.js';

const SUITS = 'mpsz';
const RED_FIVES = 50;

/** The tile of a number; undefined where there is none. */
export function tileFrom(n: number): Tile | undefined {
  const suit = Math.floor(n / 10);
  const rank = n % 10;
  if (suit === RED_FIVES / 10)
    return rank >= 1 && rank <= 3 ? kindFrom(SUITS.charAt(rank - 1), 5) | RED : undefined;
  const kind = suit >= 1 && suit <= 4 ? kindFrom(SUITS.charAt(suit - 1), rank) : -1;
  return kind < 0 ? undefined : kind;
}

/** The number of a tile; undefined for a flower, and for reds other than fives. */
export function tenhouNumber(tile: Tile): number | undefined {
  const kind = kindOf(tile);
  if (kind >= KINDS) return undefined;
  if (kind >= HONOR) return isRed(tile) ? undefined : 41 + kind - HONOR;
  if (!isRed(tile)) return 10 * (suitOf(kind) + 1) + rankOf(kind);
  return rankOf(kind) === 5 ? RED_FIVES + 1 + suitOf(kind) : undefined;
}

/** A word such as `c131415`: tiles in pairs of digits, and a letter before the tile that it is about. */
export interface CallText {
  readonly letter: string;
  /** Index of the tile that the letter stands before. */
  readonly index: number;
  readonly tiles: readonly Tile[];
}

/** Reads a word such as `c131415`; undefined for anything else. */
function readCalled(word: string): CallText | undefined {
  const [, before = '', letter, behind] = /^((?:\d\d){0,3})([a-z])((?:\d\d){1,4})$/.exec(word) ?? [];
  if (letter === undefined) return undefined;
  const tiles = (before + behind).match(/\d\d/g)?.map((pair) => tileFrom(Number(pair))) ?? [];
  const known = tiles.filter((tile) => tile !== undefined);
  return known.length === tiles.length ? {letter, index: before.length / 2, tiles: known} : undefined;
}

/** Writes such a word; undefined where a tile has no number in this format. */
export function writeCalled({letter, index, tiles}: CallText): string | undefined {
  const numbers = tiles.map(tenhouNumber);
  if (numbers.includes(undefined)) return undefined;
  return numbers.slice(0, index).join('') + letter + numbers.slice(index).join('');
}

/** For each letter: the number of tiles, and before which of them the letter may stand. */
const PLACES: Readonly<Record<string, {readonly tiles: number; readonly places: readonly number[]}>> = {
  c: {tiles: 3, places: [0]},
  p: {tiles: 3, places: [0, 1, 2]},
  m: {tiles: 4, places: [0, 1, 3]},
  k: {tiles: 4, places: [0, 1, 2]},
  a: {tiles: 4, places: [3]},
};

/** Whether the letter fits the number of tiles and its place among them. */
function isShaped({letter, index, tiles}: CallText): boolean {
  const shape = Object.hasOwn(PLACES, letter) ? PLACES[letter] : undefined;
  return shape?.tiles === tiles.length && shape.places.includes(index);
}

/** How a player got a tile: drawn from the wall, or called from another. */
export type TileGot = {readonly at: Place} & (
  | {readonly is: 'draw'; readonly tile: Tile}
  | {
      readonly is: 'call';
      readonly kind: MeldKind;
      readonly turns: number;
      readonly called: CallText;
    }
);

/** What the player did next. */
export type TurnMade = {readonly at: Place} & (
  | {readonly is: 'discard'; readonly tile?: Tile; readonly riichi: boolean}
  | {readonly is: 'kong'; readonly added: boolean; readonly called: CallText}
  | {readonly is: 'out'; readonly tile: Tile}
  /** nothing is discarded after a melded kong, before the replacement */
  | {readonly is: 'nothing'}
);

/** The rows of one player. */
export interface PlayerRows {
  readonly got: readonly TileGot[];
  readonly gave: readonly TurnMade[];
}

const DRAWN_AND_THROWN = 60;
const CALLS = {c: 'chow', p: 'pung', m: 'kong'} as const;
const isCall = (letter: string): letter is keyof typeof CALLS => Object.hasOwn(CALLS, letter);

/** Reads one cell of a row of draws; undefined where it makes no sense. */
export function readGot(cell: Json): TileGot | undefined {
  if (cell.is !== 'plain') return undefined;
  const {at, value} = cell;
  if (typeof value === 'number') {
    const tile = tileFrom(value);
    return tile === undefined ? undefined : {is: 'draw', tile, at};
  }
  const called = typeof value === 'string' ? readCalled(value) : undefined;
  if (!called || !isCall(called.letter) || !isShaped(called)) return undefined;
  const kind = CALLS[called.letter];
  return isSet(kind, called.tiles)
    ? {is: 'call', kind, turns: turnsToCalled(called.index, called.tiles.length), called, at}
    : undefined;
}

/** Reads one cell of a row of discards; undefined where it makes no sense. */
export function readGave(cell: Json): TurnMade | undefined {
  if (cell.is !== 'plain') return undefined;
  const {at, value} = cell;
  if (value === 0) return {is: 'nothing', at};
  if (typeof value === 'number') return thrown(value, false, at);
  if (typeof value !== 'string') return undefined;
  const riichi = /^r(\d\d)$/.exec(value)?.[1];
  if (riichi !== undefined) return thrown(Number(riichi), true, at);
  const called = readCalled(value);
  if (called?.letter === 'f')
    return called.tiles.length === 1 ? {is: 'out', tile: called.tiles[0], at} : undefined;
  const kong = called && (called.letter === 'a' || called.letter === 'k') && isShaped(called);
  return kong && isSet('kong', called.tiles)
    ? {is: 'kong', added: called.letter === 'k', called, at}
    : undefined;
}

function thrown(n: number, riichi: boolean, at: Place): TurnMade | undefined {
  if (n === DRAWN_AND_THROWN) return {is: 'discard', riichi, at};
  const tile = tileFrom(n);
  return tile === undefined ? undefined : {is: 'discard', tile, riichi, at};
}
