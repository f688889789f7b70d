/** All faces that are there, by the canonical name of their kind. The flowers come when a hand first needs them. */
import {backFaces} from './faces/back.js';
import {honorsFaces} from './faces/honors.js';
import {manFaces} from './faces/man.js';
import {pinFaces} from './faces/pin.js';
import {souFaces} from './faces/sou.js';
import type {Face} from './stamp.js';
import {isFlower, kindName, kindOf, type Tile} from '../core/tiles/tile.js';

const faces = new Map<string, Face>(
  Object.entries<Face>({...manFaces, ...pinFaces, ...souFaces, ...honorsFaces, ...backFaces}),
);
/** Null where they cannot be had. */
let flowers: Promise<void> | null | undefined;
let version = 0;

/**
 * Adds faces, or puts others in their place, by the canonical names of their kinds: with `addFaces(flowers)` a page
 * that must not fetch anything later has all of them.
 */
export function addFaces(more: Readonly<Record<string, Face>>): void {
  for (const [name, face] of Object.entries(more)) faces.set(name, face);
  version++;
}

/** A number that grows when faces are added. A drawing that is kept is drawn again if the number has grown. */
export const facesVersion = (): number => version;

/** Undefined for a flower that has not come yet. */
export const faceOf = (tile: Tile): Face | undefined => faces.get(kindName(kindOf(tile)));

/**
 * Fetches the flowers where one of the tiles is one.
 * @returns undefined where every face is there already
 */
export function loadFaces(tiles: readonly Tile[]): Promise<void> | undefined {
  if (flowers === null || !tiles.some((tile) => isFlower(kindOf(tile)) && !faceOf(tile))) return undefined;
  flowers ??= import('./faces/flowers.js').then(
    (module) => addFaces(module.flowersFaces),
    (error: unknown) => {
      flowers = null;
      console.error(error);
    },
  );
  return flowers;
}
