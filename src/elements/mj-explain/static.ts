import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-explain>` is without script. */
export const statics: StaticElement = {};
