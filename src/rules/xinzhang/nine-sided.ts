/** 九龍飛天: sixteen tiles of one suit that wait for all nine kinds of it (XZ-9). */
import {splittable, suitKey} from '../../core/arranging/suit-splits.js';
import {suitOf} from '../../core/tiles/tile.js';

/** Whether each kind of the suit from `start` can still be had and completes the counted tiles. */
function waitsForAll(counts: Uint8Array, start: number): boolean {
  for (let kind = start; kind < start + 9; kind++) {
    if (counts[kind] > 3) return false;
    counts[kind]++;
    const whole = splittable(suitKey(counts, suitOf(start)), false, true, 0);
    counts[kind]--;
    if (!whole) return false;
  }
  return true;
}

/** Whether the tiles held, all of the suit from `start`, wait for nine kinds and do not have the 九蓮 form 111…999. */
export function isNineSided(held: Uint8Array, start: number): boolean {
  return !(held[start] > 2 && held[start + 8] > 2) && waitsForAll(held, start);
}

/** The same for seventeen tiles, of which any may have come last. */
export function wasNineSided(counts: Uint8Array, start: number): boolean {
  for (let kind = start; kind < start + 9; kind++) {
    if (!counts[kind]) continue;
    counts[kind]--;
    const nineSided = isNineSided(counts, start);
    counts[kind]++;
    if (nineSided) return true;
  }
  return false;
}
