/** How mjai writes tiles: `1m` to `9s`, `5mr` for a red five, winds `E S W N`, dragons `P F C`, `?` for a hidden one. */
import {
  FACE_DOWN,
  RED,
  isRed,
  kindOf,
  rankOf,
  tileName,
  HONOR,
  KINDS,
  type Tile,
} from '../../core/tiles/tile.js';
import {tileIn} from '../text/tiles.js';

const TILE = /^(?:[1-9][mps]|5[mps]r|[ESWNPFC])$/;

/** The tile of a word; undefined where it is none. */
export function tileOfMjai(word: unknown): Tile | undefined {
  if (word === '?') return FACE_DOWN;
  if (typeof word !== 'string' || !TILE.test(word)) return undefined;
  const tile = tileIn(word.slice(0, 2));
  return tile !== undefined && word.endsWith('r') ? tile | RED : tile;
}

/** The word for a tile; undefined for a flower, and for reds other than fives. */
export function mjaiTile(tile: Tile): string | undefined {
  if (tile === FACE_DOWN) return '?';
  const kind = kindOf(tile);
  if (kind >= KINDS || (isRed(tile) && (kind >= HONOR || rankOf(kind) !== 5))) return undefined;
  return tileName(kind) + (isRed(tile) ? 'r' : '');
}

/** The words for tiles; undefined if one of them has none. */
export function mjaiTiles(tiles: readonly Tile[]): readonly string[] | undefined {
  const words = tiles.map(mjaiTile).filter((word) => word !== undefined);
  return words.length === tiles.length ? words : undefined;
}
