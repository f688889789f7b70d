/** Sets of kinds as bits. */
export * from './tiles/kind-sets.js';
