/** Tiles of tziakcha.net, which are numbers, and its wall. */
import {FLOWER, HONOR, type Tile} from '../../core/tiles/tile.js';

const SUIT = 9;
/** How the suits follow one another there: characters, bamboos, dots. */
const SUITS = [0, 2, 1];
/** The winds and the red, green and white dragon, in our order: white, green, red. */
const HONORS = [0, 1, 2, 3, 6, 5, 4];
/** Flowers are told by their number; it changes no score which of them is which. */
export const FIRST_FLOWER = 136;
const WALL = 144;
const SIDES = 4;

/** The tile of a number; undefined for a number that no tile has. */
export function tileOfId(id: number): Tile | undefined {
  if (id >= FIRST_FLOWER) return id < WALL ? FLOWER + id - FIRST_FLOWER : undefined;
  const kind = id >> 2;
  const honor = kind - SUITS.length * SUIT;
  return honor < 0 ? SUITS[Math.floor(kind / SUIT)] * SUIT + (kind % SUIT) : HONOR + HONORS[honor];
}

/**
 * The wall in the order in which it is drawn; undefined where a tile is missing.
 * @param text two hexadecimal digits a tile, from the dealer's side on
 * @param dice four dice of four bits each: the first two choose the side, all four where it is opened
 */
export function tilesOfWall(text: string, dice: number): readonly Tile[] | undefined {
  if (!/^[\da-f]+$/i.test(text)) return undefined;
  const ids = [...Array(Math.floor(text.length / 2)).keys()].map((i) =>
    parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
  const tiles = [...new Set(ids)].map(tileOfId).filter((tile) => tile !== undefined);
  if (ids.length !== WALL || tiles.length !== WALL) return undefined;
  const thrown = [0, 1, 2, 3].map((n) => (dice >> (4 * n)) & 15);
  // the sides are counted from the dealer to the right, the stacks of a side from its right end
  const side = (SIDES * 8 + 1 - thrown[0] - thrown[1]) % SIDES;
  const stacks = thrown.reduce((sum, n) => sum + n, 0);
  const opened = ((side * WALL) / SIDES + 2 * stacks) % WALL;
  return [...tiles.slice(opened), ...tiles.slice(0, opened)];
}
