import type {StaticElement} from '../../cli/page/static-element.js';

/** What `<mj-quiz>` is without script. */
export const statics: StaticElement = {};
