import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-share>` is without script. */
export const statics: StaticElement = {};
