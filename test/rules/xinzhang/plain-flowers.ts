/** Flowers of 新章 set aside, and wins by flowers, for the second scorer. */
import type {PlainHand, PlainScore} from './plain.js';

/** The flowers of the owner's seat that are set aside. */
export function ownFlowers({seat, flowers, options}: PlainHand): readonly number[] {
  const plant = options.flowerOrder === '梅蘭菊竹' ? 4 + seat : [4, 5, 7, 6][seat];
  return [seat, plant].filter((flower) => flowers.includes(flower));
}

/** Whether all four seasons, and whether all four plants are set aside. */
export const completeSets = ({flowers}: PlainHand): readonly boolean[] =>
  [0, 4].map((from) => [0, 1, 2, 3].every((i) => flowers.includes(from + i)));

/** A win by flowers with an incomplete hand; it counts no rows of its flowers (XZ-10, XZ-11). */
export function flowersAlone(hand: PlainHand, by: 'qiqiangyi' | 'baxianguohai'): PlainScore {
  const there = new Set<string>([by]);
  if (ownFlowers(hand).length) there.add('benhua');
  if (completeSets(hand).includes(true)) there.add('huagang');
  return {lines: new Map([[by, 8]]), there};
}
