import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-whatif>` is without script. */
export const statics: StaticElement = {};
