/** How logs of tenhou.net/6 write tiles and calls: 11–19 萬, 21–29 筒, 31–39 索, 41–47 字, 51–53 red fives. */
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
export function readCalled(word: string): CallText | undefined {
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
export function isShaped({letter, index, tiles}: CallText): boolean {
  const shape = Object.hasOwn(PLACES, letter) ? PLACES[letter] : undefined;
  return shape?.tiles === tiles.length && shape.places.includes(index);
}

/** From whom a tile was called, by the place of the letter: 1 the player to the right, 2 across, 3 to the left. */
export const turnsTo = (index: number): number => Math.max(1, 3 - index);

/** The place of the letter for a tile called from a player so many turns away; the reverse of `turnsTo`. */
export const placeOf = (turns: number, tiles: number): number => (turns === 1 ? tiles - 1 : 3 - turns);
