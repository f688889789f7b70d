import {describe, expect, it} from 'vitest';
import {fnv1a, randomOf} from '../../../src/core/tiles/random.js';
import {shuffle} from '../../../src/core/tiles/shuffle.js';

const SUITS = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`));
const KINDS = [...SUITS, ...'ESWNPFC'];
const FLOWERS = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n}f`);

/** Four copies of each kind, a red one first, then the kinds that exist once. */
const tiles = (
  kinds: readonly string[],
  reds: readonly string[] = [],
  once: readonly string[] = [],
): string[] => [
  ...kinds.flatMap((kind) => [reds.includes(kind) ? `r${kind}` : kind, kind, kind, kind]),
  ...once,
];

describe('random numbers from a seed', () => {
  it('hashes as FNV-1a does', () => {
    expect(fnv1a('')).toBe(0x811c9dc5);
    expect(fnv1a('a')).toBe(0xe40c292c);
    expect(fnv1a('foobar')).toBe(0xbf9cf968);
  });

  it('hashes what an encoder makes of a text', () => {
    const OTHER = ['é', '東', '🀄', 'a東🀄é', '\ud83c', '\udc04 \ud83c!'];
    for (const text of OTHER) {
      const bytes = String.fromCharCode(...new TextEncoder().encode(text));
      let hash = 0x811c9dc5;
      for (const byte of bytes) hash = Math.imul(hash ^ byte.charCodeAt(0), 0x01000193) >>> 0;
      expect(fnv1a(text), text).toBe(hash);
    }
  });

  it('shuffles 144 tiles and throws three dice', () => {
    const random = randomOf('mj');
    const wall = shuffle(tiles(KINDS, [], FLOWERS), random);
    expect(wall.slice(0, 10)).toEqual(['9p', 'P', '8s', '7p', '9s', 'P', 'E', 'C', 'P', '1m']);
    expect(wall.slice(-4)).toEqual(['7m', '6m', '1s', '4p']);
    expect([0, 1, 2].map(() => 1 + random.below(6))).toEqual([3, 1, 4]);
  });

  it('shuffles 136 tiles', () => {
    const wall = shuffle(tiles(KINDS), randomOf('luqiao'));
    expect(wall.slice(0, 8)).toEqual(['W', '3p', '4m', '9s', '7p', '4p', '6p', '3m']);
    expect(wall[53]).toBe('7s');
    expect(wall.slice(-2)).toEqual(['3m', 'E']);
  });

  it('shuffles 108 tiles with red ones', () => {
    const three = KINDS.filter((kind) => !/^[2-8]m$/.test(kind));
    const wall = shuffle(tiles(three, ['5p', '5s']), randomOf('ribon'));
    expect(wall.slice(0, 13)).toEqual([
      '9s',
      'N',
      '2p',
      '3s',
      '9m',
      'C',
      '5p',
      '3p',
      '8s',
      'S',
      '1s',
      '7p',
      '4s',
    ]);
  });

  it('draws each number about equally often, and no others', () => {
    const random = randomOf('even');
    const seen = Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) seen[random.below(7)]++;
    for (const times of seen) expect(Math.abs(times - 10_000)).toBeLessThan(400);
    expect([0, 1, 2].map(() => random.below(1))).toEqual([0, 0, 0]);
  });
});
