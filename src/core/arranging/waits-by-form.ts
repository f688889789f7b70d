/** Which kinds would complete the held tiles, by their form alone: used-up kinds count as waited for. */
import {NumberMap} from './number-map.js';
import type {Position} from '../game/position.js';
import {splittable, suitKey} from './suit-splits.js';
import {HONOR, KINDS, type Kind} from '../tiles/tile.js';

/**
 * The kinds that the position's hand waits for, in ascending order; found once.
 *
 * With wild tiles: the faces that would complete it, not counting that a wild tile completes any hand; the wild kind is
 * among them where its own face is waited for.
 */
export function waitedKinds(position: Position): readonly Kind[] {
  const {memo, wilds, ruleset} = position;
  return (memo.waited ??= (wilds && ruleset.waited?.(position)) ?? findWaited(position));
}

/** Without wild tiles: one look-up a suit. */
function findWaited(position: Position): Kind[] {
  const {held, copies} = position;
  const a = suitWaits(held, 0);
  const b = suitWaits(held, 1);
  const c = suitWaits(held, 2);
  const d = suitWaits(held, 3);
  const suited = missing(a, b, c, d) | (missing(b, a, c, d) << 9) | (missing(c, a, b, d) << 18);
  const honors = missing(d, a, b, c);
  const special = findShapes(position);
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const bits = kind < HONOR ? suited >> kind : honors >> (kind - HONOR);
    if ((bits & 1 || special?.[kind]) && copies[kind]) kinds.push(kind);
  }
  return kinds;
}

/** Of a suit: bit 0 sets alone, bit 1 with a pair, then for 9 kinds each the same with one tile of that kind more. */
const SETS_WITH = 2;
const PAIR_WITH = SETS_WITH + 9;
const KINDS_OF = 0x1ff;

/** The kinds that one suit lacks, as bits, where the other three are sets and at most one pair. */
function missing(suit: number, a: number, b: number, c: number): number {
  const [x, y, z] = [a & 3, b & 3, c & 3];
  if (x & y & z & 1) return (suit >> PAIR_WITH) & KINDS_OF;
  return x && y && z && x + y + z === 4 ? (suit >> SETS_WITH) & KINDS_OF : 0;
}

/** Suits kept before they are thrown away: at 16 to 32 bytes each, 1 MB at most. */
const KEPT = 20_000;
const kept = new NumberMap();

function suitWaits(counts: Uint8Array, part: number): number {
  const key = suitKey(counts, part);
  const id = key * 2 + (part === 3 ? 1 : 0);
  let found = kept.get(id);
  if (found < 0) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(id, (found = findSuitWaits(key, part)));
  }
  return found;
}

function findSuitWaits(key: number, part: number): number {
  const honors = part === 3;
  let total = 0;
  for (let rest = key; rest; rest = Math.floor(rest / 6)) total += rest % 6;
  let found = splitOf(key, total, honors);
  for (let i = 0, digit = 1; i < (honors ? 7 : 9); i++, digit *= 6) {
    const more = splitOf(key + digit, total + 1, honors);
    found |= ((more & 1) << (SETS_WITH + i)) | ((more >> 1) << (PAIR_WITH + i));
  }
  return found;
}

/** How so many tiles of one suit split: 1 into sets alone, 2 with a pair, 0 not at all. */
function splitOf(key: number, total: number, honors: boolean): number {
  const over = total % 3;
  return over !== 1 && splittable(key, honors, over === 2, 0) ? over || 1 : 0;
}

/** By kind, whether it completes one of the special shapes; undefined where none does. */
function findShapes({table, held, melds}: Position): Uint8Array | undefined {
  let waited: Uint8Array | undefined;
  for (const shape of table.shapes) {
    if (shape.distance(held, melds.length, undefined, 1) > 0) continue;
    const marks = (waited ??= new Uint8Array(KINDS));
    const counts = held.slice();
    for (let kind = 0; kind < KINDS; kind++) {
      counts[kind]++;
      shape.arrange(counts, melds.length, () => (marks[kind] = 1));
      counts[kind]--;
    }
  }
  return waited;
}
