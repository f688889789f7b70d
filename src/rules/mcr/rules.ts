import type {Provenance, RuleText} from '../../core/ruleset.js';

/** Printed on the page; the rest is from its English twin and from explanations of the official rules. */
const PRINTED = [4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15];
const RULES = Array.from({length: 21}, (_, i) => i + 1);
const PRINCIPLES = [1, 2, 3, 4, 5];
/** Rows of the ambiguities that are decided, with no option. */
const RULINGS = [5, 7, 8, 9, 10, 13, 14];

const rule = (cite: string, provenance: Provenance): RuleText => ({cite, provenance});

/** MC-1 to MC-21, the five principles of counting, and what the page decides where its sources differ. */
export const rules: readonly RuleText[] = [
  ...RULES.map((n) => rule(`MC-${n}`, PRINTED.includes(n) ? 'page' : 'found')),
  ...PRINCIPLES.map((n) => rule(`MC-P${n}`, 'found')),
  ...RULINGS.map((n) => rule(`MC-A${n}`, n === 9 || n === 10 ? 'page' : 'found')),
];
