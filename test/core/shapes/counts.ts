import {parseTiles} from '../../../src/core/notation/parse.js';
import {KINDS, countKinds, isFlower} from '../../../src/core/tiles/tile.js';
import {groupTiles} from '../../../src/core/tiles/group.js';
import type {Shape} from '../../../src/core/arranging/shape.js';
import {isFault} from '../../../src/core/situation/result.js';

/** The tiles of a text, counted by kind. */
export function countsOf(text: string): Uint8Array {
  const read = parseTiles(text);
  if (isFault(read) || read.tiles.some(isFlower)) throw new Error(`no tiles: ${text}`);
  return countKinds(read.tiles);
}

/** The groups of each way in which the tiles have the shape. */
export function arranged(shape: Shape, text: string, melds = 0): string[] {
  const found: string[] = [];
  shape.arrange(countsOf(text), melds, (groups) =>
    found.push(groups.map((code) => groupTiles(code)).join(' ')),
  );
  return found;
}

const completes = (shape: Shape, counts: Uint8Array, melds: number): boolean => {
  let any = false;
  for (let kind = 0; kind < KINDS && !any; kind++) {
    if (counts[kind] > 3) continue;
    counts[kind]++;
    shape.arrange(counts, melds, () => (any = true));
    counts[kind]--;
  }
  return any;
};

/** The distance, found by trying every exchange up to `most`; `most + 1` if it is farther. */
export function slowDistance(shape: Shape, counts: Uint8Array, melds: number, most: number): number {
  if (completes(shape, counts, melds)) return 0;
  if (most === 0) return 1;
  let least = most + 1;
  for (let out = 0; out < KINDS; out++) {
    if (!counts[out]) continue;
    for (let into = 0; into < KINDS; into++) {
      if (into === out || counts[into] > 3) continue;
      counts[out]--;
      counts[into]++;
      least = Math.min(least, 1 + slowDistance(shape, counts, melds, Math.min(most, least - 1) - 1));
      counts[out]++;
      counts[into]--;
      if (least === 1) return 1;
    }
  }
  return least;
}
