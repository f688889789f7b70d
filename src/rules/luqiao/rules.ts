import type {RuleText} from '../../core/ruleset.js';

/** The numbered rules of the page, TZ-0 to TZ-34; all but TZ-9 are printed there. */
export const rules = Array.from(
  {length: 35},
  (_, n): RuleText => ({cite: `TZ-${n}`, provenance: n === 9 ? 'reconstructed' : 'page'}),
);
