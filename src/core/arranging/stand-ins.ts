import {wildsAmong, type Wilds} from './wilds.js';

/**
 * Goes through the readings of a hand in which tiles of one kind may stand for the wild kind's own face: none of them
 * does, then one more each time, until an answer is true.
 * @param ask receives the tiles without the wild ones, and the number of wild ones; it must not keep them
 * @returns whether any answer was true
 */
export function someReading(
  held: Uint8Array,
  of: Wilds,
  ask: (counts: Uint8Array, wilds: number) => unknown,
): boolean {
  const {wild, also, standIn} = of;
  const counts = held.slice();
  const wilds = wildsAmong(of, counts);
  counts[wild] = 0;
  if (also) for (const kind of also) counts[kind] = 0;
  while (!ask(counts, wilds)) {
    if (standIn < 0 || !counts[standIn]) return false;
    counts[standIn]--;
    counts[wild]++;
  }
  return true;
}
