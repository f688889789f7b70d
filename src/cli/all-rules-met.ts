/** The rules of play of each rule set by what meets them. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
export {rulesMet as luqiao} from '../rules/luqiao/rules-met.js';
export {rulesMet as shiragiku} from '../rules/shiragiku/rules-met.js';
export {rulesMet as ribon} from '../rules/ribon/rules-met.js';
export {rulesMet as xinzhang} from '../rules/xinzhang/rules-met.js';
export {rulesMet as mcr} from '../rules/mcr/rules-met.js';
export {rulesMet as riichi} from '../rules/riichi/rules-met.js';
