import {describe, expect, it} from 'vitest';
import {waits} from '../../../src/core/waiting/waits.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {sevenPairsAndTriplet} from '../../../src/core/shapes/seven-pairs-and-triplet.js';
import {sixteenUnrelated} from '../../../src/core/shapes/sixteen-unrelated.js';
import {seeded, shuffled, type Random} from '../random.js';

const APART = ['147', '148', '149', '158', '159', '169', '258', '259', '269', '369'];
const HONORS = [27, 28, 29, 30, 31, 32, 33];

/** Every 十六不搭, without its pair: a thousand choices of ranks. */
const unrelated = APART.flatMap((m) =>
  APART.flatMap((p) =>
    APART.map((s) => [
      ...[m, p, s].flatMap((ranks, suit) => [...ranks].map((rank) => 9 * suit + Number(rank) - 1)),
      ...HONORS,
    ]),
  ),
);

function missing(held: Uint8Array, target: Uint8Array): number {
  let n = 0;
  for (let kind = 0; kind < 34; kind++) n += Math.max(0, target[kind] - held[kind]);
  return n;
}

/** The lowest number of tiles that any 十六不搭 lacks, minus the winning tile. */
function plainUnrelated(held: Uint8Array): number {
  let least = 99;
  for (const kinds of unrelated) {
    const target = new Uint8Array(34);
    for (const kind of kinds) target[kind] = 1;
    for (const kind of kinds) {
      target[kind] = 2;
      least = Math.min(least, missing(held, target));
      target[kind] = 1;
    }
  }
  return least - 1;
}

/** Goes kind by kind: pairs so far, whether there is the triplet, and the lowest number of missing tiles. */
function plainPairs(held: Uint8Array): number {
  let least = new Map([['0,0', 0]]);
  for (let kind = 0; kind < 34; kind++) {
    const next = new Map<string, number>();
    for (const [state, lacking] of least) {
      const [pairs, triplet] = state.split(',').map(Number);
      for (const [more, three] of [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
      ]) {
        if (pairs + more > 7 || triplet + three > 1) continue;
        const key = `${pairs + more},${triplet + three}`;
        const cost = lacking + Math.max(0, 2 * more + 3 * three - held[kind]);
        next.set(key, Math.min(next.get(key) ?? 99, cost));
      }
    }
    least = next;
  }
  return (least.get('7,1') ?? 99) - 1;
}

/** Sixteen tiles, of few kinds or of many. */
function hand(random: Random): Uint8Array {
  const kinds = shuffled(random, [...Array(34).keys()]).slice(0, 5 + random(30));
  const wall = shuffled(
    random,
    kinds.flatMap((kind) => [kind, kind, kind, kind]),
  ).slice(0, 16);
  if (random(3) === 0) {
    const near = unrelated[random(1000)];
    for (let i = random(8); i < 16; i++) wall[i] = near[i];
  }
  const counts = new Uint8Array(34);
  for (const kind of wall) counts[kind]++;
  return counts;
}

describe('新章: how far the special shapes are', () => {
  it('八對半', () => {
    const random = seeded(21);
    for (let i = 0; i < 800; i++) {
      const held = hand(random);
      if (held.some((n) => n > 4)) continue;
      expect(sevenPairsAndTriplet.distance(held, 0), [...held].join('')).toBe(plainPairs(held));
    }
  });
  it('十六不搭', () => {
    const random = seeded(22);
    for (let i = 0; i < 60; i++) {
      const held = hand(random);
      expect(sixteenUnrelated.distance(held, 0), [...held].join('')).toBe(plainUnrelated(held));
    }
  });
  it('neither with a meld', () => {
    expect(sevenPairsAndTriplet.distance(new Uint8Array(34), 1)).toBe(Infinity);
    expect(sixteenUnrelated.distance(new Uint8Array(34), 1)).toBe(Infinity);
  });

  const text = (counts: Uint8Array): string =>
    [...counts].map((n, kind) => kindName(kind).repeat(n)).join('');
  const far = (counts: Uint8Array, rules: string): number =>
    waits({rules, hand: text(counts)}, xinzhang).distance;

  it('the best exchange brings a hand one nearer, and none two', () => {
    const random = seeded(23);
    for (let i = 0; i < 25; i++) {
      const held = hand(random);
      if (held.some((n) => n > 4)) continue;
      const rules = random(4) ? 'xinzhang' : 'supercup';
      const now = far(held, rules);
      let nearest = now;
      for (let out = 0; out < 34; out++) {
        if (!held[out]) continue;
        held[out]--;
        for (let kind = 0; kind < 34; kind++) {
          if (kind === out || held[kind] > 3) continue;
          held[kind]++;
          nearest = Math.min(nearest, far(held, rules));
          held[kind]--;
        }
        held[out]++;
      }
      if (now > 0) expect(nearest, text(held)).toBe(now - 1);
      else expect(nearest).toBe(0);
    }
  });

  it('are out of the preset 超級盃', () => {
    const pairs = '1111m 44m 11p 888s PP FF C';
    expect(waits({rules: 'xinzhang', hand: pairs}, xinzhang).ready.map(({tile}) => tile)).toEqual(['C']);
    expect(waits({rules: 'supercup', hand: pairs}, xinzhang).ready).toEqual([]);
    expect(waits({rules: 'supercup', hand: pairs}, xinzhang).distance).toBeGreaterThan(0);
  });
});
