/** Which tiles bring a hand nearer to being ready. */
import {distance} from './distance.js';
import type {ReadPosition} from '../reading/read.js';
import {KINDS, kindName} from '../tiles/tile.js';
import {leftOf} from './waits.js';

/** A tile that brings a hand nearer. */
export interface Improvement {
  readonly tile: string;
  /** How many are not to be seen in the situation. */
  readonly left: number;
}

/**
 * The tiles whose drawing lets some discard lower the distance, in tile order; none for a hand that is ready.
 *
 * A hand with one tile more needs as many as the best of the hands that one discard makes of it: what is to be kept of
 * it never fills it while a tile is missing.
 */
export function improvingTiles(read: ReadPosition): Improvement[] {
  const now = distance(read);
  return now < 1 ? [] : improving(read, now, leftOf(read.position));
}

/**
 * The same for a hand whose distance is known.
 * @param left how many tiles of each kind are not to be seen
 */
export function improving(
  {position, table}: ReadPosition,
  now: number,
  left: readonly number[],
): Improvement[] {
  const held = position.held.slice();
  const drawn = {table, position: {...position, held}};
  const tiles: Improvement[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (!left[kind]) continue;
    held[kind]++;
    if (distance(drawn) < now) tiles.push({tile: kindName(kind), left: left[kind]});
    held[kind]--;
  }
  return tiles;
}
