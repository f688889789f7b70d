import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-hand-input>` is without script. */
export const statics: StaticElement = {};
