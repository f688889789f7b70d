/** Flowers laid out: 春夏秋冬 in bits 0–3, 梅蘭菊竹 in bits 4–7. */
import type {Match} from '../match.js';
import {SEATS} from '../situation.js';
import {FLOWER, kindName} from '../tile.js';

export const ALL_FLOWERS = 0xff;

/** Which plant belongs to east, south, west and north. */
export type FlowerOrder = '梅蘭菊竹' | '梅蘭竹菊';

/** The owner's flowers that belong to his seat, as bits. */
export function seatFlowers({position}: Match, order: FlowerOrder): number {
  const at = SEATS.indexOf(position.seat);
  const plant = order === '梅蘭菊竹' || at < 2 ? at : 5 - at;
  return position.flowers & ((1 << at) | (0x10 << plant));
}

/** The complete sets of four, as bits of their flowers. */
export const flowerSets = ({position: {flowers}}: Match): number =>
  ((flowers & 0x0f) === 0x0f ? 0x0f : 0) | ((flowers & 0xf0) === 0xf0 ? 0xf0 : 0);

/** Flowers in notation. */
export function flowerTiles(bits: number): string {
  let tiles = '';
  for (let i = 0; i < 8; i++) if ((bits >> i) & 1) tiles += kindName(FLOWER + i);
  return tiles;
}
