/** Groups as integers. */
export * from './tiles/group.js';
