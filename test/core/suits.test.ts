import {describe, expect, it} from 'vitest';
import {PAIR, kindAt, sizeOf, typeOf, wildsOf} from '../../src/core/tiles/group.js';
import {SuitSplits, allSplits, splittable, suitKey} from '../../src/core/arranging/suit-splits.js';
import {seeded} from '../rules/random.js';

const random = seeded(21);

/** The splits in the pool from an index on. */
function splitsAt({pool}: SuitSplits, at: number): number[][] {
  let from = at + 1;
  return Array.from({length: pool[at]}, () => {
    const groups = from + 2;
    from = groups + pool[from];
    return [...pool.subarray(groups, from)];
  });
}

/** Draws tiles of a suit, or of the honors, eight at most. */
function draw(length: number): Uint8Array {
  const counts = new Uint8Array(9);
  for (let tiles = random(9); tiles > 0; tiles--) {
    const kind = random(length);
    if (counts[kind] < 4) counts[kind]++;
  }
  return counts;
}

/** The real tiles of a split, and the number of wild ones and of pairs. */
function tilesOf(split: readonly number[]): {real: Uint8Array; wilds: number; pairs: number} {
  const real = new Uint8Array(9);
  let wilds = 0;
  for (const code of split) {
    for (let i = 0; i < sizeOf(code); i++) {
      if ((wildsOf(code) >> i) & 1) wilds++;
      else real[kindAt(code, i)]++;
    }
  }
  return {real, wilds, pairs: split.filter((code) => typeOf(code) === PAIR).length};
}

describe('the splits of a suit', () => {
  it('use every tile and the given number of wild ones, and none is found twice', () => {
    let splits = 0;
    for (let i = 0; i < 1200; i++) {
      const honors = random(4) === 0;
      const counts = draw(honors ? 7 : 9);
      const key = suitKey(counts, 0);
      const paired = random(2) === 0;
      const wilds = random(4);
      const found = splitsAt(allSplits, allSplits.splitsOf(key, honors, paired, wilds));
      for (const split of found) expect(tilesOf(split)).toEqual({real: counts, wilds, pairs: Number(paired)});
      expect(new Set(found.map((split) => split.join())).size).toBe(found.length);
      expect(splittable(key, honors, paired, wilds)).toBe(found.length > 0);
      splits += found.length;
    }
    expect(splits).toBeGreaterThan(1000);
  });

  it('are not those of another suit with more wild tiles than a hand can have', () => {
    const suits = new SuitSplits();
    const lone = suitKey([1, 0, 0, 0, 0, 0, 0, 1, 0], 0);
    const found = (key: number, wilds: number): number[][] =>
      splitsAt(suits, suits.splitsOf(key, false, (wilds + (key === lone ? 2 : 1)) % 3 === 2, wilds));
    // as near misses ask: a suit with one tile less, and many wild ones
    for (let wilds = 4; wilds < 9; wilds++) {
      for (const key of [lone - 1, lone]) {
        found(key, wilds);
        splittable(key, false, false, wilds);
        splittable(key, false, true, wilds);
      }
    }
    expect(splitsAt(suits, suits.splitsOf(lone, false, false, 1))).toEqual([]);
    expect(splitsAt(suits, suits.splitsOf(lone, false, true, 0))).toEqual([]);
    expect(splittable(lone, false, false, 1)).toBe(false);
    expect(splittable(lone, false, true, 0)).toBe(false);
    expect(splittable(suitKey([1, 1, 1, 0, 0, 0, 0, 0, 0], 0), false, false, 0)).toBe(true);
  });

  it('are found again after too many were kept', () => {
    const suits = new SuitSplits();
    const key = suitKey([3, 1, 1, 1, 1, 1, 1, 1, 4], 0);
    const begin = suits.splitsOf(key, false, true, 0);
    const first = splitsAt(suits, begin);
    for (let other = 1; other <= 60_000; other++) suits.splitsOf(other, false, true, 0);
    // splits being read stay valid while others are asked for
    expect(splitsAt(suits, begin)).toEqual(first);
    const {length} = suits.pool;
    suits.makeRoom();
    const again = suits.splitsOf(key, false, true, 0);
    expect(splitsAt(suits, again)).toEqual(first);
    expect(first.length).toBeGreaterThan(0);
    expect(again).toBeLessThan(length / 2);
  });
});
