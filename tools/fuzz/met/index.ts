/** The rules of play of each rule set by what meets them. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
export {rulesMet as luqiao} from './luqiao.js';
export {rulesMet as shiragiku} from './shiragiku.js';
export {rulesMet as ribon} from './ribon.js';
export {rulesMet as xinzhang} from './xinzhang.js';
export {rulesMet as mcr} from './mcr.js';
export {rulesMet as riichi} from './riichi.js';
