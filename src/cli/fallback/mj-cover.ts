import type {Fallback} from './fallback.js';

/** What `<mj-cover>` is without script: the author's words and links, as they stand. No attribute of it can be wrong. */
export const fallback: Fallback = {check: () => []};
