import {rulesOn} from '../page/attribute-problems.js';
import {explained, notationFaults} from '../page/score.js';
import type {Fallback} from './fallback.js';

/** What `<mj-hand-input>` is without script. */
export const fallback: Fallback = {
  // what is in it may be unfinished, but it must be readable
  check: (found, {strings}) => [
    ...explained(found, notationFaults(found), strings),
    ...rulesOn(found, strings).problems,
  ],
};
