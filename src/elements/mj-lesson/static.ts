import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-lesson>` is without script. */
export const statics: StaticElement = {};
