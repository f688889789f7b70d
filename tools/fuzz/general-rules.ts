/** The rules of play that all rule sets share, by what meets them; those of refused moves are beside the refusals. */
import type {Happenings} from './happening.js';

/** By what meets them, the general rules (FL). */
export const generalRules: Happenings = {
  dealt: ['FL-1'],
  drew: ['FL-2'],
  discarded: ['FL-3'],
  outranked: ['FL-5'],
  robbed: ['FL-6'],
  robDeclined: ['FL-6'],
  addedKong: ['FL-7'],
  lastDiscard: ['FL-8'],
  'drawn exhausted': ['FL-9'],
  handHidden: ['FL-10'],
};
