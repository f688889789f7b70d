/** What elements keep of what they have computed. */
import {describe, expect, test, vi} from 'vitest';
import {memoizeLast, steady} from '../../src/controllers/memoize.js';

describe('derived', () => {
  test('derives once from the same values and objects', () => {
    const from = vi.fn((a: object, b: number) => ({a, b}));
    const kept = memoizeLast(from);
    const a = {};
    expect(kept(a, NaN)).toBe(kept(a, NaN));
    expect(from).toHaveBeenCalledTimes(1);
  });

  test('derives again from another object that looks the same, or another value', () => {
    const from = vi.fn((a: object, b: number | undefined) => ({a, b}));
    const kept = memoizeLast(from);
    const first = kept({}, undefined);
    expect(kept({}, undefined)).not.toBe(first);
    const a = {};
    const second = kept(a, undefined);
    expect(kept(a, 0)).not.toBe(second);
    expect(from).toHaveBeenCalledTimes(4);
  });

  test('keeps only the last', () => {
    const kept = memoizeLast((a: number) => ({a}));
    const first = kept(1);
    kept(2);
    expect(kept(1)).not.toBe(first);
  });

  test('keeps undefined as a result', () => {
    const from = vi.fn(() => undefined);
    const kept = memoizeLast(from);
    kept();
    kept();
    expect(from).toHaveBeenCalledTimes(1);
  });
});

describe('steady', () => {
  test('gives the object of before as long as it says the same', () => {
    const same = steady<{a: number}>();
    const first = same({a: 1});
    expect(same({a: 1})).toBe(first);
    const other = same({a: 2});
    expect(other).toEqual({a: 2});
    expect(same({a: 1})).not.toBe(first);
  });
});
