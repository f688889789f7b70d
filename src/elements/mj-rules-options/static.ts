import {rulesOn} from '../../cli/page/attribute-problems.js';
import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-rules-options>` is without script. */
export const statics: StaticElement = {
  check: (found, {strings}) => rulesOn(found, strings).problems,
};
