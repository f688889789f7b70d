import type {NumberedRule} from '../../core/game/ruleset.js';

const reconstructed = [4, 15, 16, 18, 20, 21, 33];

const numbers = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30, 31, 32, 33,
] as const;

/** The ambiguities of the page that no option decides, and its rulings. */
const settled = ['RB-A6', 'RB-A10', 'RB-A11', 'RB-A13', 'RB-A14', 'RB-Y'] as const;

/** The numbers of the page's rules. */
export type RibonRule = `RB-${(typeof numbers)[number]}` | (typeof settled)[number];

/** The numbered rules of the page, and how it settles ambiguities. */
export const rules: readonly (NumberedRule & {readonly cite: RibonRule})[] = [
  ...numbers.map((n) => ({
    cite: `RB-${n}` as const,
    provenance: reconstructed.includes(n) ? ('reconstructed' as const) : ('page' as const),
  })),
  ...settled.map((cite) => ({cite, provenance: 'reconstructed' as const})),
];
