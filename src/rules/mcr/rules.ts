import type {NumberedRule, Provenance} from '../../core/game/ruleset.js';

/** MC-1 to MC-21, the five principles of counting, and what is decided, with no option, where the sources differ. */
const numbers = [
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const),
  ...(['P1', 'P2', 'P3', 'P4', 'P5'] as const),
  ...(['A5', 'A7', 'A8', 'A9', 'A10', 'A13', 'A14'] as const),
] as const;

type McrNumber = (typeof numbers)[number];

/** The numbers of the page's rules. */
export type McrRule = `MC-${McrNumber}`;

/** Printed on the page; the rest is from its English twin and from explanations of the official rules. */
const PRINTED: readonly McrNumber[] = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 'A9', 'A10'];

const provenanceOf = (n: McrNumber): Provenance => (PRINTED.includes(n) ? 'page' : 'found');

export const rules = numbers.map((n): NumberedRule & {readonly cite: McrRule} => ({
  cite: `MC-${n}`,
  provenance: provenanceOf(n),
}));
