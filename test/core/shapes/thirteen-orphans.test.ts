import {describe, expect, it} from 'vitest';
import {thirteenOrphans} from '../../../src/core/shapes/thirteen-orphans.js';
import {arranged, countsOf, slowDistance} from './counts.js';

describe('thirteen orphans', () => {
  it('are each of them once and one twice, the pair last', () => {
    expect(arranged(thirteenOrphans, '119m19p19sESWNPFC')).toEqual(['9m 1p 9p 1s 9s E S W N P F C 11m']);
    expect(arranged(thirteenOrphans, '19m19p19sESWNPFCC')).toEqual(['1m 9m 1p 9p 1s 9s E S W N P F CC']);
  });

  it.each([
    '19m19p19sESWNPFC',
    '19m19p19sESWNPFC2m',
    '111m9m19p19sESWNPF',
    '1119m19p9sESWNPFC',
    '1199m19p19sESWNPFC',
  ])('are nothing else: %s', (tiles) => expect(arranged(thirteenOrphans, tiles)).toEqual([]));

  it('have no meld', () => {
    expect(arranged(thirteenOrphans, '119m19p19sESWNPFC', 1)).toEqual([]);
    expect(thirteenOrphans.distance(countsOf('19m19p19sESWN'), 1)).toBe(Infinity);
  });

  it.each([
    ['19m19p19sESWNPFC', 0],
    ['119m19p19sESWNPF', 0],
    ['119m19p19sESWNP2s', 1],
    ['119m119p19sESWNP', 1],
    ['2345678m234567p', 13],
    ['EEEESSSSWWWWN', 8],
  ])('distance of %s is %i', (tiles, distance) => {
    expect(thirteenOrphans.distance(countsOf(tiles), 0)).toBe(distance);
  });

  it.each(['19m19p19sESWNPF2m', '119m19p19sESWNN2s', '119m119p19sESWN2s', '1119m19p19sESWN2s'])(
    'distance of %s, against every exchange',
    (tiles) => {
      const slow = slowDistance(thirteenOrphans, countsOf(tiles), 0, 1);
      expect(Math.min(2, thirteenOrphans.distance(countsOf(tiles), 0))).toBe(slow);
    },
  );
});
