/** How many tiles are missing for sets and a pair, with wild tiles or without. */
import {HONOR, SUIT_STARTS, suitOf, type Kind} from '../tiles/tile.js';
import {needOfHand, needsOf, together} from './tile-needs.js';
import {wildsAmong, type Wilds} from './wilds.js';

/** The four parts of a hand, and below, of the tiles that cannot be had: as numbers in base 5. */
const held5 = new Int32Array(4);
const gone5 = new Int32Array(4);

/** The least need over all choices of what the stand-ins are, minus the wild tiles held. */
export function wildNeed(counts: Uint8Array, sets: number, gone: Uint8Array | undefined, of: Wilds): number {
  const {wild, also, standIn, fifths} = of;
  read(counts, gone);
  held5[suitOf(wild)] -= counts[wild] * digitOf(wild);
  if (also) for (const kind of also) held5[suitOf(kind)] -= counts[kind] * digitOf(kind);
  let need = needOfParts(sets, fifths);
  for (let left = standIn < 0 ? 0 : counts[standIn]; left > 0; left--) {
    held5[suitOf(standIn)] -= digitOf(standIn);
    held5[suitOf(wild)] += digitOf(wild);
    need = Math.min(need, needOfParts(sets, fifths));
  }
  return need - wildsAmong(of, counts);
}

/**
 * The least number of tiles to add so that the counted ones contain these sets and a pair.
 * @param gone how many tiles of each kind cannot be had
 */
export function setsNeed(counts: Uint8Array, sets: number, gone?: Uint8Array): number {
  read(counts, gone);
  return needOfParts(sets, false);
}

function read(counts: Uint8Array, gone: Uint8Array | undefined): void {
  for (let part = 0; part < 4; part++) {
    held5[part] = partKey(counts, part);
    gone5[part] = gone ? partKey(gone, part) : 0;
  }
}

function needOfParts(sets: number, fifths: boolean): number {
  const first = together(
    needsOf(held5[0], false, gone5[0], fifths),
    needsOf(held5[1], false, gone5[1], fifths),
  );
  const second = together(
    needsOf(held5[2], false, gone5[2], fifths),
    needsOf(held5[3], true, gone5[3], fifths),
  );
  return needOfHand(together(first, second), sets);
}

const POWERS = [1, 5, 25, 125, 625, 3125, 15625, 78125, 390625];

/** What one tile of a kind adds to the number of its part. */
export const digitOf = (kind: Kind): number => POWERS[kind < HONOR ? kind % 9 : kind - HONOR];

/** The counts of a suit, or of the honors, as a number in base 5. */
export function partKey(n: ArrayLike<number>, part: number): number {
  const at = SUIT_STARTS[part];
  const low = n[at] + 5 * n[at + 1] + 25 * n[at + 2] + 125 * n[at + 3];
  const key = low + 625 * n[at + 4] + 3125 * n[at + 5] + 15625 * n[at + 6];
  return part === 3 ? key : key + 78125 * n[at + 7] + 390625 * n[at + 8];
}
