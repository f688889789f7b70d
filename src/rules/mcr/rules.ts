import type {NumberedRule} from '../../core/game/ruleset.js';
import type {Provenance} from '../../core/game/options.js';

/**
 * Numbers of the rules: MC-1 to MC-21, the five principles, and decisions without an option where the sources differ.
 */
const numbers = [
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const),
  ...(['P1', 'P2', 'P3', 'P4', 'P5'] as const),
  ...(['A5', 'A7', 'A8', 'A9', 'A10', 'A13', 'A14'] as const),
] as const;

type McrNumber = (typeof numbers)[number];

/** The numbers of the page's rules. */
export type McrRule = `MC-${McrNumber}`;

/**
 * Rules that the page prints completely. The others are from its English twin and from explanations of the official
 * rules. Of MC-8 the page prints one of three ways; of MC-12 what ready means, but nothing about declaring or
 * furiten.
 */
const PRINTED: readonly McrNumber[] = [4, 5, 6, 7, 9, 10, 11, 13, 14, 15];

/** Rules that are reconstructed: the page names a 王牌, and says that the last tile is played, but not what follows. */
const RECONSTRUCTED: readonly McrNumber[] = ['A9', 'A10'];

const provenanceOf = (n: McrNumber): Provenance => {
  if (PRINTED.includes(n)) return 'page';
  return RECONSTRUCTED.includes(n) ? 'reconstructed' : 'found';
};

/** The numbered rules of the page, MC-1 to the last. */
export const rules = numbers.map((n): NumberedRule & {readonly cite: McrRule} => ({
  cite: `MC-${n}`,
  provenance: provenanceOf(n),
}));
