/** Which kinds would complete the held tiles by their form alone; kinds that are used up are included. */
import {HONOR, KINDS, type Kind} from '../tiles/tile.js';
import type {Shape} from './shape.js';
import {splittable, suitKey, suitTotal} from './suit-splits.js';

/** A hand without wild tiles that may be waiting: tiles held by kind, melds, and the copies of each kind in the set. */
export interface WaitingHand {
  readonly held: Uint8Array;
  readonly melds: readonly number[];
  readonly copies: readonly number[];
}

/** The kinds that a hand waits for, in ascending order. Takes one look-up for each suit. */
export function waitsByForm({held, melds, copies}: WaitingHand, shapes: readonly Shape[]): Kind[] {
  const special = waitsOfShapes(held, melds.length, shapes);
  if (!special && !numbersAllow(held)) return [];
  const a = suitWaits(held, 0);
  const b = suitWaits(held, 1);
  const c = suitWaits(held, 2);
  const d = suitWaits(held, 3);
  const suited = missing(a, b, c, d) | (missing(b, a, c, d) << 9) | (missing(c, a, b, d) << 18);
  const honors = missing(d, a, b, c);
  const kinds: Kind[] = [];
  if (!suited && !honors && !special) return kinds;
  for (let kind = 0; kind < KINDS; kind++) {
    const bits = kind < HONOR ? suited >> kind : honors >> (kind - HONOR);
    if ((bits & 1 || special?.[kind]) && copies[kind]) kinds.push(kind);
  }
  return kinds;
}

/**
 * Whether sets and a pair may lack one tile, by the number of tiles in each suit alone: either one suit has a single
 * tile over its sets, or two suits have two. Most hands fail this.
 */
function numbersAllow(held: Uint8Array): boolean {
  const suits = [0, 0, 0];
  for (let part = 0; part < 4; part++) suits[suitTotal(held, part) % 3]++;
  const [, withOne, withTwo] = suits;
  return (withOne === 1 && withTwo === 0) || (withOne === 0 && withTwo === 2);
}

/**
 * For a suit: bit 0 says that it splits into sets, bit 1 into sets and a pair; then the same two bits for each of 9
 * kinds, with one tile of that kind added.
 */
const SETS_WITH = 2;
const PAIR_WITH = SETS_WITH + 9;
const KINDS_OF = 0x1ff;

/** The kinds that would complete one suit, as bits, given that the other three are sets and at most one pair. */
function missing(suit: number, a: number, b: number, c: number): number {
  const [x, y, z] = [a & 3, b & 3, c & 3];
  if (x & y & z & 1) return (suit >> PAIR_WITH) & KINDS_OF;
  return x && y && z && x + y + z === 4 ? (suit >> SETS_WITH) & KINDS_OF : 0;
}

/** How many suits are kept before all are dropped: 1 MB at most, at 16 to 32 bytes each. */
const KEPT = 20_000;
const kept = new Map<number, number>();

function suitWaits(counts: Uint8Array, part: number): number {
  const key = suitKey(counts, part);
  const id = key * 2 + (part === 3 ? 1 : 0);
  let bits = kept.get(id);
  if (bits === undefined) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(id, (bits = findSuitWaits(key, part)));
  }
  return bits;
}

function findSuitWaits(key: number, part: number): number {
  const honors = part === 3;
  let total = 0;
  for (let rest = key; rest; rest = Math.floor(rest / 6)) total += rest % 6;
  let bits = splitOf(key, total, honors);
  for (let i = 0, digit = 1; i < (honors ? 7 : 9); i++, digit *= 6) {
    const more = splitOf(key + digit, total + 1, honors);
    bits |= ((more & 1) << (SETS_WITH + i)) | ((more >> 1) << (PAIR_WITH + i));
  }
  return bits;
}

/** How the tiles of one suit split: 1 into sets, 2 into sets and a pair, 0 not at all. */
function splitOf(key: number, total: number, honors: boolean): number {
  const over = total % 3;
  return over !== 1 && splittable(key, honors, over === 2, 0) ? over || 1 : 0;
}

/** Whether the counted tiles have a form. */
export function hasShape(shape: Shape, counts: Uint8Array, melds: number): boolean {
  let found = false;
  shape.arrange(counts, melds, () => (found = true));
  return found;
}

/** For each kind, whether it completes a special shape; undefined where none does. */
function waitsOfShapes(held: Uint8Array, melds: number, shapes: readonly Shape[]): Uint8Array | undefined {
  let waited: Uint8Array | undefined;
  for (const shape of shapes) {
    if (shape.distance(held, melds, undefined, 1) > 0) continue;
    const marks = (waited ??= new Uint8Array(KINDS));
    const counts = held.slice();
    for (let kind = 0; kind < KINDS; kind++) {
      counts[kind]++;
      if (hasShape(shape, counts, melds)) marks[kind] = 1;
      counts[kind]--;
    }
  }
  return waited;
}
