import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-variant>` is without script. */
export const statics: StaticElement = {};
