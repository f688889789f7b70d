'use client';
/**
 * The one script of every page. It draws tiles and hands at once. It fetches just the other elements and the rule sets
 * that the page uses, with their words in the page's language, whenever they come to stand on the page; also those that
 * are written as a code fence or as `[mj]…[/mj]`.
 *
 * Elements in a shadow root of a page's own are found once the root has been given to `watch`.
 */
import './elements/mj-hand/define.js';
import './elements/mj-tiles/define.js';
import {watch} from './loader/watch.js';

// what the tags are, for compilers alone
export type {} from './define.js';
// a page without a build makes rule sets of its own known
export {registerRuleset} from './controllers/rulesets.js';
export {watch} from './loader/watch.js';

// where pages are made without a browser, it may be imported all the same
if (typeof document !== 'undefined') watch(document);
