import {describe, expect, it} from 'vitest';
import {fourteenUnrelated} from '../../../src/core/shapes/fourteen-unrelated.js';
import {seeded, shuffled} from '../../rules/random.js';
import {arranged, countsOf} from './counts.js';

/** All choices of ranks of a suit that are three apart or farther. */
const APART = [...Array(512).keys()].filter((ranks) => {
  const held = [...Array(9).keys()].filter((rank) => (ranks >> rank) & 1);
  return held.every((rank, i) => i === 0 || rank - held[i - 1] > 2);
});

const sizeOf = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

/** The most tiles that a hand shares with any 十三爛: each choice of ranks of each suit is tried, and the rest are honors. */
function shared(held: Uint8Array): number {
  const suits = [0, 9, 18].map((at) =>
    [...held.subarray(at, at + 9)].reduce((bits, n, rank) => (n ? bits | (1 << rank) : bits), 0),
  );
  const honors = held.subarray(27).filter((n) => n > 0).length;
  let most = 0;
  for (const m of APART)
    for (const p of APART)
      for (const s of APART) {
        const left = 14 - sizeOf(m) - sizeOf(p) - sizeOf(s);
        if (left > 7) continue;
        const [a, b, c] = suits;
        most = Math.max(most, Math.min(honors, left) + sizeOf(m & a) + sizeOf(p & b) + sizeOf(s & c));
      }
  return most;
}

describe('十三爛', () => {
  it('has no two tiles alike, or near enough for a chow', () => {
    for (const hand of ['159m148p2sESWNPFC', '147m258p369sESWNP', '27m37p369sESWNPFC'])
      expect(arranged(fourteenUnrelated, hand), hand).toHaveLength(1);
    for (const hand of ['139m148p2sESWNPFC', '159m148p2sESWNPFF', '159m158p99sESWNPF', '123m456m789m11155p'])
      expect(arranged(fourteenUnrelated, hand), hand).toEqual([]);
  });

  it('is as far as any such hand lacks tiles', () => {
    const random = seeded(31);
    for (let i = 0; i < 25; i++) {
      const kinds = shuffled(random, [...Array(34).keys()]).slice(0, 7 + random(8));
      const held = new Uint8Array(34);
      for (let n = 0; n < 13; n++) held[kinds[random(kinds.length)]]++;
      expect(fourteenUnrelated.distance(held, 0), held.join('')).toBe(13 - shared(held));
    }
    for (const hand of ['27m38p37sESWNPFC', '27m38p37sESWNPF', '2277m338p37sESWN'])
      expect(fourteenUnrelated.distance(countsOf(hand), 0), hand).toBe(13 - shared(countsOf(hand)));
  });

  it('has no meld', () => {
    expect(fourteenUnrelated.distance(countsOf('159m148p2sESWNPFC'), 1)).toBe(Infinity);
  });
});
