import type {NumberedRule} from '../../core/game/ruleset.js';

const numbers = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  '26b',
  '26c',
  27,
] as const;

/**
 * Rules that are at least in part from the author's other pages or his game: no pairs, flowers of the deal and in
 * play, declaring ready with a complete hand, kongs with the last tile, several winners, how counters go on, what
 * 八仙過海 adds.
 */
const found: readonly unknown[] = [2, 5, 8, 9, 10, 11, 18, 19, 20, 22, 27];

/** The numbers of the page's rules. */
export type ShiragikuRule = `SG-${(typeof numbers)[number]}`;

/** The numbered rules of the page, SG-1 to SG-27. */
export const rules = numbers.map((n): NumberedRule & {readonly cite: ShiragikuRule} => ({
  cite: `SG-${n}`,
  provenance: found.includes(n) ? 'found' : 'page',
}));
