import {rulesOn} from '../page/attribute-problems.js';
import type {Fallback} from './fallback.js';

/** What `<mj-rules-options>` is without script. */
export const fallback: Fallback = {
  check: (found, {strings}) => rulesOn(found, strings).problems,
};
