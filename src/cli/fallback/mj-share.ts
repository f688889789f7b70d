import {scoredProblems} from '../page/scored-problems.js';
import type {Fallback} from './fallback.js';

/** What `<mj-share>` is without script. */
export const fallback: Fallback = {
  check: (found, checking) => scoredProblems(found, checking),
};
