/** Tiles as numbers. */
export * from './tiles/tile.js';
