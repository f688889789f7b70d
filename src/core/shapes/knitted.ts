/** Forms of 147, 258 and 369, each in another suit: 組合龍, 全不靠 and 七星不靠. */
import {Arranger} from '../arranging/arranger.js';
import {setsNeed} from '../arranging/sets-need.js';
import {KNITTED, SINGLE, group} from '../tiles/group.js';
import {bitCount} from '../tiles/kind-sets.js';
import type {Shape} from '../arranging/shape.js';
import {KNITTED_WAYS, type KnittedWay} from '../tiles/knitted.js';
import {HONOR, KINDS} from '../tiles/tile.js';

const KNITTED_TILES = 9;
/** How many tiles a complete hand has. */
const TILES = 14;

/** The suited kinds held, one bit each. */
function suitedBits(counts: Uint8Array): number {
  return heldFrom(counts, 0) | (heldFrom(counts, 9) << 9) | (heldFrom(counts, 18) << 18);
}

/** The bits of a suit's nine kinds. A loop would take twice as long, and distances are asked millions of times. */
const heldFrom = (n: Uint8Array, at: number): number =>
  one(n[at]) |
  (one(n[at + 1]) << 1) |
  (one(n[at + 2]) << 2) |
  (one(n[at + 3]) << 3) |
  (one(n[at + 4]) << 4) |
  (one(n[at + 5]) << 5) |
  (one(n[at + 6]) << 6) |
  (one(n[at + 7]) << 7) |
  (one(n[at + 8]) << 8);

/** 1 for one tile or more, up to a fifth, which occurs when waits are tried. */
const one = (n: number): number => (n + 7) >> 3;

const arranger = new Arranger();
const groups = new Int32Array(8);

/** 組合龍: nine knitted tiles, one more set (concealed or melded) and a pair. */
export const knittedStraightShape: Shape = {
  id: 'knittedStraight',
  arrange(counts, melds, found) {
    if (melds > 1) return;
    const held = suitedBits(counts);
    for (const {kinds, lows, bits} of KNITTED_WAYS) {
      if ((held & bits) !== bits) continue;
      const rest = counts.slice();
      for (const kind of kinds) rest[kind]--;
      const knitted = lows.map((low) => group(KNITTED, low));
      arranger.run(rest, 0, groups, 0, (size) => found([...knitted, ...groups.subarray(0, size)]));
    }
  },
  distance(counts, melds, gone, least = Infinity) {
    if (melds > 1) return Infinity;
    const held = suitedBits(counts);
    let best = least;
    for (const way of KNITTED_WAYS) {
      const missing = KNITTED_TILES - bitCount(held & way.bits);
      if (missing <= best) best = Math.min(best, missing - 1 + restNeed(counts, way, 1 - melds, gone));
    }
    return best;
  },
};

const beside = new Uint8Array(KINDS);

/**
 * How many tiles are missing for the set and the pair beside one of the six ways. Kinds can only run out beside a
 * meld.
 */
function restNeed(counts: Uint8Array, {kinds}: KnittedWay, sets: number, gone?: Uint8Array): number {
  beside.set(counts);
  const taken = gone?.slice();
  for (const kind of kinds) {
    if (taken && ++taken[kind] > 4) return Infinity;
    if (beside[kind]) beside[kind]--;
  }
  return setsNeed(beside, sets, taken);
}

/** 全不靠: fourteen different tiles among the honors and nine knitted ones. */
export const honorsAndKnitted: Shape = {
  id: 'honorsAndKnitted',
  arrange(counts, melds, found) {
    if (melds || counts.some((n) => n > 1)) return;
    const held = suitedBits(counts);
    if (!KNITTED_WAYS.some(({bits}) => !(held & ~bits))) return;
    const kinds = [...counts].map((n, kind) => (n ? kind : -1)).filter((kind) => kind >= 0);
    if (kinds.length === TILES) found(kinds.map((kind) => group(SINGLE, kind)));
  },
  distance(counts, melds) {
    if (melds) return Infinity;
    let different = 0;
    for (let kind = HONOR; kind < KINDS; kind++) different += one(counts[kind]);
    const held = suitedBits(counts);
    let most = 0;
    for (const {bits} of KNITTED_WAYS) most = Math.max(most, bitCount(held & bits));
    return TILES - 1 - different - most;
  },
};
