/** Finds the tiles that bring a hand nearer to being ready. */
import {distance} from './distance.js';
import type {ReadPosition} from '../reading/read.js';
import {KINDS, kindName} from '../tiles/tile.js';
import {unseenCounts} from './waits.js';

/** A tile that brings a hand nearer. */
export interface Improvement {
  readonly tile: string;
  /** How many of it cannot be seen in the situation. */
  readonly left: number;
}

/**
 * The tiles whose draw lets some discard lower the distance, in tile order; none for a hand that is ready.
 *
 * A hand that must discard has the distance of the best hand it can become: while a tile is missing, some tile can
 * always be spared.
 */
export function improvingTiles(read: ReadPosition): Improvement[] {
  const now = distance(read);
  return now < 1 ? [] : improving(read, now, unseenCounts(read.position));
}

/**
 * The same for a hand whose distance is known.
 * @param left how many tiles of each kind cannot be seen
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
