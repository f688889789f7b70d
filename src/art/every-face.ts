/** All faces without a fetch, for the command: pages fetch the flowers only if they show one. */
import {flowersFaces} from './faces/flowers.js';
import {faceOf} from './registry.js';
import type {Face} from './stamp.js';
import {kindName, kindOf, type Tile} from '../core/tiles/tile.js';

/** The face of any tile. */
export const everyFace = (tile: Tile): Face =>
  faceOf(tile) ?? (flowersFaces as Readonly<Record<string, Face>>)[kindName(kindOf(tile))];
