import {numbersTo} from '../../core/numbering.js';
import type {NumberedRule} from '../../core/ruleset.js';

const reconstructed = [4, 15, 16, 18, 20, 21, 33];

const numbers = numbersTo(33);

/** The rows of the page's ambiguities that no option decides. */
const settled = ['RB-A6', 'RB-A10', 'RB-A11', 'RB-A13', 'RB-A14'] as const;

/** The numbers of the page's rules. */
export type RibonRule = `RB-${(typeof numbers)[number]}` | (typeof settled)[number];

/** The numbered rules of the page, and how it settles what is ambiguous. */
export const rules: readonly (NumberedRule & {readonly cite: RibonRule})[] = [
  ...numbers.map((n) => ({
    cite: `RB-${n}` as const,
    provenance: reconstructed.includes(n) ? ('reconstructed' as const) : ('page' as const),
  })),
  ...settled.map((cite) => ({cite, provenance: 'reconstructed' as const})),
];
