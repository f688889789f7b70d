import {numberProblems} from '../../cli/page/attribute-problems.js';
import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-lesson>` is without script. */
export const statics: StaticElement = {
  check: (found, {strings}) => numberProblems(found, strings),
};
