/** How many tiles must still be exchanged before a hand is ready: exact, with wild tiles and special shapes. */
import {kindAt, sizeOf} from './group.js';
import {NEVER, PAIRED, ROW, needsAt, needsPool} from './needs.js';
import type {Position} from './position.js';
import {KINDS, SUIT_STARTS, type Kind} from './tile.js';

/** The fourth of the wild kind is the indicator. */
const WILD_TILES = 3;

/**
 * Tiles still to be exchanged before the held tiles of a position are ready; 0 is ready.
 *
 * No kind is wanted more often than there are tiles of it, those in one's own melds taken off; where wild tiles may make
 * a fifth of a kind, one more for each wild tile, held or to be drawn.
 */
export function distance(position: Position): number {
  const {ruleset, held, melds} = position;
  if (ruleset.distance) return ruleset.distance(position);
  const sets = ruleset.sets - melds.length;
  const gone = goneIn(melds);
  const {wilds} = position;
  let least = wilds
    ? wildNeed(held, sets, gone, wilds.wild, wilds.standIn, wilds.fifths) - 1
    : setsNeed(held, sets, gone) - 1;
  for (const shape of position.table.shapes) {
    least = Math.min(least, shape.distance(held, melds.length, gone));
  }
  return least;
}

/** The least over all choices of what the stand-ins are; the wild tiles held are taken off. */
function wildNeed(
  held: Uint8Array,
  sets: number,
  gone: Uint8Array | undefined,
  wild: Kind,
  standIn: Kind,
  fifths: boolean,
): number {
  const counts = held.slice();
  const wilds = counts[wild];
  const most = fifths ? 4 + WILD_TILES : 4;
  counts[wild] = 0;
  let need = setsNeed(counts, sets, gone, most);
  while (standIn >= 0 && counts[standIn] > 0) {
    counts[standIn]--;
    counts[wild]++;
    need = Math.min(need, setsNeed(counts, sets, gone, most));
  }
  return need - wilds;
}

/** How many of each kind lie in melds; undefined without melds. */
function goneIn(melds: readonly number[]): Uint8Array | undefined {
  if (!melds.length) return undefined;
  const gone = new Uint8Array(KINDS);
  for (const code of melds) for (let i = 0; i < sizeOf(code); i++) gone[kindAt(code, i)]++;
  return gone;
}

const starts = new Int32Array(4);
const merged = [new Uint8Array(ROW), new Uint8Array(ROW)];

/**
 * The least number of tiles to add so that the counted ones hold so many sets and a pair.
 * @param gone tiles of each kind that are not to be had
 * @param most how many of a kind there are
 */
export function setsNeed(counts: Uint8Array, sets: number, gone?: Uint8Array, most = 4): number {
  for (let part = 0; part < 4; part++) {
    const key = suitKey5(counts, part);
    starts[part] = needsAt(key, part === 3, gone ? suitKey5(gone, part) : 0, most);
  }
  const pool = needsPool();
  merge(pool, starts[0], pool, starts[1], merged[0], sets);
  merge(merged[0], 0, pool, starts[2], merged[1], sets);
  return mergeLast(merged[1], pool, starts[3], sets);
}

function suitKey5(counts: Uint8Array, part: number): number {
  let key = 0;
  for (let i = SUIT_STARTS[part + 1] - 1; i >= SUIT_STARTS[part]; i--) key = key * 5 + counts[i];
  return key;
}

/** The needs of two parts together: sets and the pair shared out in the cheapest way. */
function merge(a: Uint8Array, atA: number, b: Uint8Array, atB: number, into: Uint8Array, sets: number): void {
  for (let n = 0; n <= sets; n++) {
    let single = NEVER;
    let paired = NEVER;
    for (let i = 0; i <= n; i++) {
      const inA = a[atA + i];
      const inB = b[atB + n - i];
      if (inA + inB < single) single = inA + inB;
      if (a[atA + PAIRED + i] + inB < paired) paired = a[atA + PAIRED + i] + inB;
      if (inA + b[atB + PAIRED + n - i] < paired) paired = inA + b[atB + PAIRED + n - i];
    }
    into[n] = single;
    into[PAIRED + n] = paired;
  }
}

function mergeLast(a: Uint8Array, b: Uint8Array, atB: number, sets: number): number {
  let least = NEVER;
  for (let i = 0; i <= sets; i++) {
    least = Math.min(least, a[PAIRED + i] + b[atB + sets - i], a[i] + b[atB + PAIRED + sets - i]);
  }
  return least;
}
