import {numbersTo} from '../../core/numbering.js';
import type {NumberedRule} from '../../core/ruleset.js';

const numbers = [0, ...numbersTo(34)] as const;

/** The numbers of the page's rules. */
export type LuqiaoRule = `TZ-${(typeof numbers)[number]}`;

/** The numbered rules of the page, TZ-0 to TZ-34; all but TZ-9 are printed there. */
export const rules = numbers.map((n): NumberedRule & {readonly cite: LuqiaoRule} => ({
  cite: `TZ-${n}`,
  provenance: n === 9 ? 'reconstructed' : 'page',
}));
