/** What is drawn on top of a face: the dot of a red tile, the ear of a wild one. Shapes, not only colours. */
import type {Face} from './stamp.js';
import {WHITE, isHonor, isRed, kindOf, rankOf, suitOf, type Kind, type Tile} from '../core/tiles/tile.js';

/** Marks on a face, each left out where it does not apply. */
export interface FaceMarks {
  /** 財神: the tile may stand for any tile. */
  readonly wild?: boolean;
}

const WILD_EAR = 'M178 0h90a32 32 0 0 1 32 32v90zM262 18l-8 17-19 2 14 13-4 19 17-9 17 9-4-19 14-13-19-2z';

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Where the drawing leaves room for a dot. */
function redDot(kind: Kind): string {
  if (kind === WHITE) return dot(150, 200, 42);
  if (isHonor(kind)) return dot(36, 364, 18);
  if (suitOf(kind) === 0) return dot(34, 172, 18);
  return rankOf(kind) === 3 || rankOf(kind) === 5 ? dot(42, 200, 18) : dot(30, 370, 16);
}

/** A face with its marks. A red tile is red all over. */
export function marksOf(tile: Tile, face: Face, {wild}: FaceMarks): Face {
  const layers: Face = isRed(tile)
    ? [...face.map(([, path]) => ['a', path] as const), ['a', redDot(kindOf(tile))]]
    : face;
  return wild ? [...layers, ['w', WILD_EAR]] : layers;
}
