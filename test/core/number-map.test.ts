import {describe, expect, it} from 'vitest';
import {NumberMap} from '../../src/core/arranging/number-map.js';
import {seeded} from '../rules/random.js';

const LARGEST = 2 ** 31 - 2;

describe('numbers by numbers', () => {
  it('says what a Map says, however many there are', () => {
    const random = seeded(5);
    const numbers = new NumberMap();
    const map = new Map<number, number>();
    const keys = [0, LARGEST, ...Array.from({length: 30_000}, () => random(2 ** 20) * 2047)];
    for (const [value, key] of keys.entries()) {
      expect(numbers.get(key)).toBe(map.get(key) ?? -1);
      numbers.set(key, value);
      map.set(key, value);
      expect(numbers.get(key)).toBe(value);
    }
    expect(numbers.size).toBe(map.size);
    expect(map.size).toBeGreaterThan(20_000);
    for (const [key, value] of map) expect(numbers.get(key)).toBe(value);
  });

  it('takes a number in place of another, and forgets all of them', () => {
    const numbers = new NumberMap();
    numbers.set(7, 0);
    numbers.set(7, 3);
    expect([numbers.get(7), numbers.size]).toEqual([3, 1]);
    numbers.clear();
    expect([numbers.get(7), numbers.size]).toEqual([-1, 0]);
  });
});
