/** How many ordinary draws are left. */

/** So it is where nobody knows how many: a round without rules does not end for want of tiles. */
export const UNLIMITED = 'unlimited';

/** The number of draws that are left, or {@link UNLIMITED}. */
export type DrawsLeft = number | typeof UNLIMITED;

/** The number of draws, to compare it with another. */
export const numberOfDraws = (left: DrawsLeft): number => (left === UNLIMITED ? Infinity : left);

/** The draws that are left of so many. */
export const drawsOf = (n: number): DrawsLeft => (Number.isFinite(n) ? n : UNLIMITED);

/** The draws that are left after some were taken; those of a wall never become fewer than none by a kong. */
export const fewerDraws = (left: DrawsLeft, taken: number): DrawsLeft =>
  left === UNLIMITED ? left : left - taken;
