import type {NumberedRule} from '../../core/ruleset.js';

const numbers = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
] as const;

/** The numbers of the rules. Riichi mahjong has no single page: these are the rules that players share. */
export type RiichiRule = `RC-${(typeof numbers)[number]}`;

/** The numbered rules. */
export const rules: readonly (NumberedRule & {readonly cite: RiichiRule})[] = numbers.map((n) => ({
  cite: `RC-${n}` as const,
  provenance: 'found' as const,
}));
