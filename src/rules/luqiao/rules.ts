import type {NumberedRule} from '../../core/game/ruleset.js';

const numbers = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
  29, 30, 31, 32, 33, 34,
] as const;

/** The numbers of the page's rules. */
export type LuqiaoRule = `TZ-${(typeof numbers)[number]}`;

/**
 * Rules not wholly on the page: TZ-9 follows from the others; for TZ-11 the page does not say from whom a chow may be
 * called.
 */
const reconstructed: readonly number[] = [9, 11];

/** The numbered rules of the page, TZ-0 to TZ-34. */
export const rules = numbers.map((n): NumberedRule & {readonly cite: LuqiaoRule} => ({
  cite: `TZ-${n}`,
  provenance: reconstructed.includes(n) ? 'reconstructed' : 'page',
}));
