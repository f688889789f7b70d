/** Tiles as integers. */
export * from './tiles/tile.js';
