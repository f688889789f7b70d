/** How a tile is marked, as names and text: templates, nodes and the command draw the same of it. */
import {
  FACE_DOWN,
  FLOWER,
  HONOR,
  isRed,
  kindName,
  kindOf,
  rankOf,
  suitOf,
  type Tile,
} from '../../core/tiles/tile.js';

/** The names of the classes and of the parts of a tile. */
export interface TileNames {
  readonly names: string;
  readonly parts: string;
  /** Whether there is a numeral or letter in its corner. */
  readonly isIndexed: boolean;
}

/** @param look how the tile lies: names of classes, which are parts too */
export function namesOfTile(
  tile: Tile,
  {look, wild, index}: {readonly look: string; readonly wild: boolean; readonly index: boolean},
): TileNames {
  const back = kindOf(tile) === FACE_DOWN;
  const isIndexed = index && !back && kindOf(tile) < FLOWER;
  const looks = [isRed(tile) && 'red', back && 'back', wild && 'wild', ...look.split(' ')].filter(Boolean);
  return {
    names: ['tile', ...looks, isIndexed && 'indexed'].filter(Boolean).join(' '),
    parts: ['tile', ...looks.map((name) => (name === 'lit' ? name : `tile-${String(name)}`))].join(' '),
    isIndexed,
  };
}

/** The numeral or letter in the corner of a tile, and its suit. */
export function numeralOf(tile: Tile): {readonly mark: string; readonly suit?: string} {
  const kind = kindOf(tile);
  if (kind >= HONOR) return {mark: kindName(kind)};
  return {mark: String(rankOf(kind)), suit: 'mps'.charAt(suitOf(kind))};
}
