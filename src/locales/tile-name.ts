/** Names tiles by their notation. */
import {tilesIn} from '../core/notation/parse.js';
import {FACE_DOWN, FLOWER, HONOR, isRed, kindOf, rankOf, suitOf, type Kind} from '../core/tiles/tile.js';
import type {TileStrings} from './strings.js';

/** The name of a kind of tile. */
export function plainName(tiles: TileStrings, kind: Kind): string {
  if (kind === FACE_DOWN) return tiles.back;
  if (kind >= FLOWER) return tiles.flowers[kind - FLOWER];
  if (kind >= HONOR) return tiles.honors[kind - HONOR][0];
  return tiles.suited([rankOf(kind)], tiles.suits[suitOf(kind)]);
}

/** The name of a tile in notation; other text stays unchanged. */
export function tileNamed(tiles: TileStrings, notation: string): string {
  const [tile, another] = tilesIn(notation);
  if (tile === undefined || another !== undefined) return notation;
  const name = plainName(tiles, kindOf(tile));
  return isRed(tile) ? tiles.red(name) : name;
}
