/** Tiles that everybody can see in melded sets. */
import type {Position} from '../game/position.js';
import {isOpen, kindAt, sizeOf, type GroupCode} from '../tiles/group.js';
import type {Kind} from '../tiles/tile.js';

/** How many tiles of this kind a group has. */
function tilesIn(code: GroupCode, kind: Kind): number {
  let n = 0;
  for (let i = 0; i < sizeOf(code); i++) if (kindAt(code, i) === kind) n++;
  return n;
}

/** How many tiles of this kind are in melded sets. */
function exposedIn(melds: readonly GroupCode[], kind: Kind): number {
  let n = 0;
  for (const code of melds) if (isOpen(code)) n += tilesIn(code, kind);
  return n;
}

/** How many tiles of this kind are in melded sets: the winner's, and those of other hands that are given. */
export function exposedTiles({melds, others}: Position, kind: Kind): number {
  let n = exposedIn(melds, kind);
  for (const other of Object.values(others)) n += exposedIn(other.melds, kind);
  return n;
}
