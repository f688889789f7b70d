import {rulesOn} from '../../cli/page/attribute-problems.js';
import {explained, notationFaults} from '../../cli/page/score.js';
import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-hand-input>` is without script. */
export const statics: StaticElement = {
  // what is in it may be unfinished, but it must be readable
  check: (found, {strings}) => [
    ...explained(found, notationFaults(found), strings),
    ...rulesOn(found, strings).problems,
  ],
};
