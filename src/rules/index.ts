/** All rule sets; a bundler keeps the ones that are used. */
export {luqiao} from './luqiao/index.js';
export {shiragiku} from './shiragiku/index.js';
export {ribon} from './ribon/index.js';
export {xinzhang} from './xinzhang/index.js';
export {mcr} from './mcr/index.js';
