/** For a script tag: tiles and hands, and then the rule set リーチ麻雀 in Japanese with all other elements. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {handsFirst} from './parts/hands-first.js';

/** Fetches what a shadow root of a page's own uses, now and later. @returns a function that ends it */
export const watch = handsFirst(() => import('./scores/riichi.js'));
