/**
 * Flowers set aside: those of the owner's seat, and complete sets of four.
 *
 * Two bits beyond those of groups stand for the sets 春夏秋冬 and 梅蘭菊竹, so that a set can exclude the seat's flower in it
 * (`includesOn`).
 */
import {type Match} from '../game/match.js';
import {bitCount} from '../tiles/kind-sets.js';
import {SEATS} from '../situation/situation.js';
import {FLOWERS} from '../game/facts.js';
import {needing} from './conditions.js';
import type {Condition} from './pattern-table.js';
import {whether} from './winning.js';

/** The bit of the complete set 春夏秋冬. */
export const SEASONS = 1 << 28;
/** The bit of the complete set 梅蘭菊竹. */
export const PLANTS = 1 << 29;

/** Which plants belong to east, south, west and north, in this order. */
export type FlowerOrder = '梅蘭菊竹' | '梅蘭竹菊';

const fromFlowers = (flowers: number): number =>
  (flowers & 0x0f ? SEASONS : 0) | (flowers & 0xf0 ? PLANTS : 0);

/** The flowers of the owner's seat that are set aside, as bits of the eight. */
export function ownFlowers({position: {seat, flowers}}: Match, order: FlowerOrder): number {
  const at = SEATS.indexOf(seat);
  const plant = order === '梅蘭竹菊' && at > 1 ? 5 - at : at;
  return flowers & ((1 << at) | (1 << (plant + 4)));
}

/** The sets that hold a flower of the owner's seat which is set aside. */
export const seatFlowers = (m: Match, order: FlowerOrder): number => fromFlowers(ownFlowers(m, order));

/** The complete sets that are set aside. */
export const flowerSets: Condition = needing(
  FLOWERS,
  ({position: {flowers}}) =>
    ((flowers & 0x0f) === 0x0f ? SEASONS : 0) | ((flowers & 0xf0) === 0xf0 ? PLANTS : 0),
);

/** The flowers of a bit set in notation. */
export function flowerTiles(flowers: number): string {
  let tiles = '';
  for (let i = 0; i < 8; i++) if ((flowers >> i) & 1) tiles += `${i + 1}f`;
  return tiles;
}

/** The eight-bit set of the flowers in these sets. */
export const flowersOf = (sets: number): number => (sets & SEASONS ? 0x0f : 0) | (sets & PLANTS ? 0xf0 : 0);

/** Whether flowers are set aside. */
export const flowersLaidOut: Condition = whether((m) => m.position.flowers !== 0, FLOWERS);
/** The number of flowers set aside. */
export const flowerCount = (m: Match): number => bitCount(m.position.flowers);
/** The flowers set aside, in notation. */
export const tilesLaidOut = (m: Match): string => flowerTiles(m.position.flowers);
