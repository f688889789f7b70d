/**
 * Computes how many tiles must still be exchanged before a hand is ready: exactly, also with wild tiles and special
 * shapes.
 */
import type {Shape} from '../arranging/shape.js';
import type {Wilds} from '../arranging/wilds.js';
import type {Position} from '../game/position.js';
import type {ReadPosition} from '../reading/read.js';
import {kindAt, sizeOf} from '../tiles/group.js';
import {HONOR, KINDS, SUIT_STARTS, suitOf, type Kind} from '../tiles/tile.js';
import {needOfHand, needsOf, together} from './tile-needs.js';

/** How many tiles must still be exchanged before the held tiles of a position are ready; 0 is ready. */
export function distance({position, table}: ReadPosition): number {
  const {ruleset, shapes} = table;
  return ruleset.arranging?.distance?.(position, table) ?? distanceByForm(position, ruleset.sets, shapes);
}

/**
 * The distance by form alone: to sets and a pair, or to one of the shapes.
 *
 * A hand never needs more tiles of a kind than exist outside its own melds. If wild tiles may make a fifth tile of a
 * kind, it may need one more for each wild tile, held or to be drawn.
 */
export function distanceByForm(
  {held, melds, wilds}: Pick<Position, 'held' | 'melds' | 'wilds'>,
  handSets: number,
  shapes: readonly Shape[] = [],
): number {
  const sets = handSets - melds.length;
  const gone = melds.length ? goneIn(melds) : undefined;
  let least = wilds ? wildNeed(held, sets, gone, wilds) - 1 : setsNeed(held, sets, gone) - 1;
  for (const shape of shapes) {
    const other = shape.distance(held, melds.length, gone, least);
    if (other < least) least = other;
  }
  return least;
}

const inMelds = new Uint8Array(KINDS);

/** How many tiles of each kind are in melds; valid until the next call. */
export function goneIn(melds: readonly number[]): Uint8Array {
  inMelds.fill(0);
  for (const code of melds) for (let i = 0; i < sizeOf(code); i++) inMelds[kindAt(code, i)]++;
  return inMelds;
}

/** The four parts of a hand, and below, of the tiles that cannot be had: as numbers in base 5. */
const held5 = new Int32Array(4);
const gone5 = new Int32Array(4);

/** The least need over all choices of what the stand-ins are, minus the wild tiles held. */
function wildNeed(counts: Uint8Array, sets: number, gone: Uint8Array | undefined, of: Wilds): number {
  const {wild, standIn, fifths} = of;
  read(counts, gone);
  held5[suitOf(wild)] -= counts[wild] * digitOf(wild);
  let need = needOfParts(sets, fifths);
  for (let left = standIn < 0 ? 0 : counts[standIn]; left > 0; left--) {
    held5[suitOf(standIn)] -= digitOf(standIn);
    held5[suitOf(wild)] += digitOf(wild);
    need = Math.min(need, needOfParts(sets, fifths));
  }
  return need - counts[wild];
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
