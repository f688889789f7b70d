import type {NumberedRule} from '../../core/game/ruleset.js';

/**
 * The numbered rules of the page, and those of its rulings (XZ-A…) that are not options. Rulings that can be chosen
 * are told with their option.
 */
export const rules = [
  {cite: 'XZ-1', provenance: 'page'},
  {cite: 'XZ-2', provenance: 'page'},
  {cite: 'XZ-3', provenance: 'page'},
  {cite: 'XZ-4', provenance: 'page'},
  {cite: 'XZ-5', provenance: 'reconstructed'},
  {cite: 'XZ-6', provenance: 'reconstructed'},
  {cite: 'XZ-7', provenance: 'reconstructed'},
  {cite: 'XZ-8', provenance: 'reconstructed'},
  {cite: 'XZ-9', provenance: 'page'},
  {cite: 'XZ-10', provenance: 'page'},
  {cite: 'XZ-11', provenance: 'page'},
  {cite: 'XZ-A6', provenance: 'reconstructed'},
  {cite: 'XZ-A8', provenance: 'reconstructed'},
  // the page prints this of 海底撈月 only
  {cite: 'XZ-A9', provenance: 'reconstructed'},
  {cite: 'XZ-A10', provenance: 'page'},
  {cite: 'XZ-A12', provenance: 'reconstructed'},
  {cite: 'XZ-A13', provenance: 'reconstructed'},
] as const satisfies readonly NumberedRule[];

/** The numbers of the page's rules. */
export type XinzhangRule = (typeof rules)[number]['cite'];
