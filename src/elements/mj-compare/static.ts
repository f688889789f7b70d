import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-compare>` is without script. */
export const statics: StaticElement = {};
