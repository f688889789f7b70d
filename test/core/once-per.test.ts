import {describe, expect, it} from 'vitest';
import {oncePer, oncePerPair} from '../../src/core/situation/once-per.js';
import {lazy} from '../../src/variant/names/lazy.js';
import {oncePerKey} from '../../src/core/situation/once-per-key.js';

/** A function that counts its calls, with what it was called with. */
function counting<A extends unknown[]>() {
  const calls: A[] = [];
  const make = (...of: A): readonly unknown[] | undefined => {
    calls.push(of);
    return of[0] === 'nothing' ? undefined : of;
  };
  return {calls, make};
}

describe('what is made once', () => {
  it('is made when it is first asked for', () => {
    const {calls, make} = counting<[]>();
    const all = lazy(make);
    expect(calls).toHaveLength(0);
    expect(all()).toBe(all());
    expect(calls).toHaveLength(1);
  });

  it('is another thing for each object, and the same for the same one', () => {
    const {calls, make} = counting<[object]>();
    const of = oncePer(make);
    const [a, b] = [{}, {}];
    expect(of(a)).toBe(of(a));
    expect(of(b)).not.toBe(of(a));
    expect(calls).toEqual([[a], [b]]);
  });

  it('is another thing for each two objects', () => {
    const {calls, make} = counting<[object, object]>();
    const of = oncePerPair(make);
    const [a, b] = [{a: 1}, {b: 2}];
    expect(of(a, b)).toBe(of(a, b));
    expect(of(b, a)).not.toBe(of(a, b));
    expect(calls).toEqual([
      [a, b],
      [b, a],
    ]);
  });

  it('is not asked for again where it is nothing', () => {
    const {calls, make} = counting<[string]>();
    const of = oncePerKey(make);
    expect([of('nothing'), of('nothing')]).toEqual([undefined, undefined]);
    expect(calls).toHaveLength(1);
  });

  it('is dropped where too many words have been asked about', () => {
    const {calls, make} = counting<[string]>();
    const of = oncePerKey(make, 2);
    for (const word of ['a', 'b', 'a', 'c', 'a']) of(word);
    expect(calls.flat()).toEqual(['a', 'b', 'c', 'a']);
  });
});
