/** Names tiles by their notation. */
import {tilesIn} from '../core/notation/parse.js';
import {
  FACE_DOWN,
  FLOWER,
  HONOR,
  isRed,
  kindOf,
  rankOf,
  suitOf,
  type Kind,
  type Tile,
} from '../core/tiles/tile.js';
import type {TileStrings, OneAndMany} from './strings.js';

/** The name of a kind in a sentence: "the 5 of dots". */
export const kindNamed = (tiles: TileStrings, kind: Kind): string => tiles.the(bareName(tiles, kind));

/** The name of a tile in notation, in a sentence; other text stays unchanged. */
export function tileNamed(tiles: TileStrings, notation: string): string {
  const tile = onlyTile(notation);
  if (tile === undefined) return notation;
  const name = bareName(tiles, kindOf(tile));
  return tiles.the(isRed(tile) ? tiles.red(name) : name);
}

/** The tile of a text in notation; undefined for other text. */
export function onlyTile(notation: string): Tile | undefined {
  const [tile, another] = tilesIn(notation);
  return another === undefined ? tile : undefined;
}

/** The name of a kind of tile: "5 of dots", so that the number is not taken for how many there are. */
export const bareName = (tiles: TileStrings, kind: Kind): string =>
  kind >= 0 && kind < HONOR
    ? tiles.ranked([rankOf(kind)], tiles.suits[suitOf(kind)])
    : otherName(tiles, kind);

/** The name of an honor, of a flower, or of a face-down tile. */
function otherName(tiles: TileStrings, kind: Kind): string {
  if (kind === FACE_DOWN) return tiles.back;
  return kind >= FLOWER ? tiles.flowers[kind - FLOWER] : honorWords(tiles, kind)[0];
}

/** One and several of an honor. */
export const honorWords = ({honors}: TileStrings, kind: Kind): OneAndMany => honors[kind - HONOR];
