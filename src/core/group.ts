/** Groups as numbers. */
export * from './tiles/group.js';
