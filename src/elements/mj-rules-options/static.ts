import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-rules-options>` is without script. */
export const statics: StaticElement = {};
