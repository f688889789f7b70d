/**
 * The rows of a tenhou.net/6 log: for each player the tiles drawn or called, and the tiles discarded, each in its own
 * order.
 */
import {HONOR, kindOf, suitOf, type Tile} from '../../core/tiles/tile.js';
import type {Place} from '../../core/situation/place.js';
import type {Json} from './json-places.js';
import {isShaped, readCalled, tileFrom, turnsTo, type CallText} from './tenhou6-tiles.js';

/** How a player got a tile: drawn from the wall, or called from another. */
export type TileGot = {readonly at: Place} & (
  | {readonly is: 'draw'; readonly tile: Tile}
  | {
      readonly is: 'call';
      readonly kind: 'chow' | 'pung' | 'kong';
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
  const isSet = kind === 'chow' ? isChow(called.tiles) : isSameKind(called.tiles);
  return isSet ? {is: 'call', kind, turns: turnsTo(called.index), called, at} : undefined;
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
  return kong && isSameKind(called.tiles)
    ? {is: 'kong', added: called.letter === 'k', called, at}
    : undefined;
}

function thrown(n: number, riichi: boolean, at: Place): TurnMade | undefined {
  if (n === DRAWN_AND_THROWN) return {is: 'discard', riichi, at};
  const tile = tileFrom(n);
  return tile === undefined ? undefined : {is: 'discard', tile, riichi, at};
}

const isSameKind = (tiles: readonly Tile[]): boolean =>
  tiles.every((tile) => kindOf(tile) === kindOf(tiles[0]));

function isChow(tiles: readonly Tile[]): boolean {
  const [a, b, c] = tiles.map(kindOf).sort((x, y) => x - y);
  return c < HONOR && suitOf(a) === suitOf(c) && b === a + 1 && c === a + 2;
}
