/** Sets of kinds as bits: the 27 suited kinds in one number, the seven honors in another. */
import {HONOR, KINDS, WHITE, type Kind} from './tile.js';

/** Suited kinds, one bit each: bit 0 is 1 萬, bit 26 is 9 索. */
export type SuitedSet = number;
/** Honors, one bit each: bit 0 is 東, bit 6 is 中. */
export type HonorSet = number;
/** Ranks, one bit each: bit 0 is 1. */
export type RankSet = number;

/** 東南西北白發中 */
export const ALL_HONORS: HonorSet = (1 << (KINDS - HONOR)) - 1;
/** 東南西北 */
export const WIND_BITS: HonorSet = 0b1111;
/** 白發中 */
export const DRAGON_BITS: HonorSet = 0b111 << (WHITE - HONOR);

/** The set of ranks given as the digits of a number. */
export const ranks = (digits: number): RankSet =>
  [...String(digits)].reduce((bits, rank) => bits | (1 << (Number(rank) - 1)), 0);

/** These ranks in all three suits. */
export const everySuit = (ranks: RankSet): SuitedSet => ranks | (ranks << 9) | (ranks << 18);

/** The 1 and the 9 of each suit. */
export const TERMINAL_BITS: SuitedSet = everySuit(ranks(19));

/** The number of set bits. */
export function bitCount(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** All kinds, in tile order. */
export const ALL_KINDS: readonly Kind[] = [...Array(KINDS).keys()];
