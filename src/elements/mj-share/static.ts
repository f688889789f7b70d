import {scoredProblems} from '../../cli/page/scored-problems.js';
import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-share>` is without script. */
export const statics: StaticElement = {
  check: (found, checking) => scoredProblems(found, checking),
};
