import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-drill>` is without script. */
export const statics: StaticElement = {};
