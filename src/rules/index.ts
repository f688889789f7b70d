/** All rule sets; a bundler keeps the ones that are used. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
export {luqiao} from './luqiao/index.js';
export {shiragiku} from './shiragiku/index.js';
export {ribon} from './ribon/index.js';
export {xinzhang} from './xinzhang/index.js';
export {mcr} from './mcr/index.js';
export {riichi} from './riichi/index.js';
