/** How a game of each rule set is played. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
export {flow as luqiao} from '../rules/luqiao/flow.js';
export {flow as shiragiku} from '../rules/shiragiku/flow.js';
export {flow as ribon} from '../rules/ribon/flow.js';
export {flow as xinzhang} from '../rules/xinzhang/flow.js';
export {flow as mcr} from '../rules/mcr/flow.js';
export {flow as riichi} from '../rules/riichi/flow.js';
