import {numbersTo} from '../../core/numbering.js';
import type {NumberedRule} from '../../core/ruleset.js';

const numbers = [...numbersTo(26), '26b', '26c', 27] as const;

/** Flowers in play, kongs with the last tile and several winners: what the author's other pages and his game say. */
const found: readonly unknown[] = [8, 9, 10, 11, 19, 20];

/** The numbers of the page's rules. */
export type ShiragikuRule = `SG-${(typeof numbers)[number]}`;

/** The numbered rules of the page, SG-1 to SG-27. */
export const rules = numbers.map((n): NumberedRule & {readonly cite: ShiragikuRule} => ({
  cite: `SG-${n}`,
  provenance: found.includes(n) ? 'found' : 'page',
}));
