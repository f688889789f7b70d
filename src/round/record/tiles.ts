/** Tiles of a hand as numbers: in order, of one kind. */
import {FACE_DOWN, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';

/** Tiles in tile order, a red one after its fellows. */
export const inTileOrder = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort(inOrder);

const inOrder = (a: Tile, b: Tile): number => kindOf(a) - kindOf(b) || a - b;

/** Sorted tiles with one more, in its place. */
export function insertTile(tiles: readonly Tile[], tile: Tile): readonly Tile[] {
  let at = tiles.length;
  while (at > 0 && inOrder(tiles[at - 1], tile) > 0) at--;
  return tiles.toSpliced(at, 0, tile);
}

/** How many of these tiles are of a kind. */
export function countOf(tiles: readonly Tile[], kind: Kind): number {
  let n = 0;
  for (const tile of tiles) if (kindOf(tile) === kind) n++;
  return n;
}

/** All tiles of a kind, plain ones first. */
export const ofKind = (tiles: readonly Tile[], kind: Kind): Tile[] =>
  tiles.filter((tile) => kindOf(tile) === kind).sort(inOrder);

/** Whether two lists hold the same tiles in the same order. */
export const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && a.every((tile, i) => tile === b[i]);

/** Whether some tiles lie face down. */
export const isHidden = (tiles: readonly Tile[]): boolean => tiles.includes(FACE_DOWN);
