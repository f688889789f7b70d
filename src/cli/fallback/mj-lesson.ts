import {numberProblems} from '../page/attribute-problems.js';
import type {Fallback} from './fallback.js';

/** What `<mj-lesson>` is without script. */
export const fallback: Fallback = {
  check: (found, {strings}) => numberProblems(found, strings),
};
