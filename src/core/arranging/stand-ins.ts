import type {Wilds} from '../game/ruleset.js';

/**
 * What the held tiles may be where one kind's tiles stand for the wild kind's own face: none of them, then one more each
 * time, until an answer is true.
 * @param found is given the tiles without the wild ones, and how many of those there are; it must not keep them
 * @returns whether any answer was true
 */
export function someFaces(
  held: Uint8Array,
  {wild, standIn}: Wilds,
  found: (counts: Uint8Array, wilds: number) => unknown,
): boolean {
  const counts = held.slice();
  const wilds = counts[wild];
  counts[wild] = 0;
  while (!found(counts, wilds)) {
    if (standIn < 0 || !counts[standIn]) return false;
    counts[standIn]--;
    counts[wild]++;
  }
  return true;
}
