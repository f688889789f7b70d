import {describe, expect, it} from 'vitest';
import {sevenPairs} from '../../../src/core/shapes/seven-pairs.js';
import {arranged, countsOf, slowDistance} from './counts.js';

const different = sevenPairs({fourAlike: false});
const any = sevenPairs({fourAlike: true});

describe('seven pairs', () => {
  it('are seven pairs', () => {
    expect(arranged(any, '1122m3344p5566sEE')).toEqual(['11m 22m 33p 44p 55s 66s EE']);
    expect(arranged(different, '1122m3344p5566sEE')).toHaveLength(1);
  });

  it('have four of a kind as two pairs only where that is agreed', () => {
    expect(arranged(any, '1111m3344p5566sEE')).toEqual(['11m 11m 33p 44p 55s 66s EE']);
    expect(arranged(different, '1111m3344p5566sEE')).toEqual([]);
  });

  it.each(['1122m3344p5566sEC', '111m223344p5566sE', '1122m3344p5566s', '1122m3344p5566sEECC'])(
    'are nothing else: %s',
    (tiles) => expect(arranged(any, tiles)).toEqual([]),
  );

  it('have no meld', () => {
    expect(arranged(any, '1122m3344p5566sEE', 1)).toEqual([]);
    expect(any.distance(countsOf('1122m3344p5566sE'), 1)).toBe(Infinity);
  });

  it.each([
    ['1122m3344p5566sE', 0, 0],
    ['1111m3344p5566sE', 2, 0],
    ['111m22p333p44s55sE', 2, 1],
    ['111222333444mE', 4, 2],
    ['1111222233334m', 6, 0],
    ['147m258p369sESWN', 6, 6],
  ])('distance of %s', (tiles, apart, alike) => {
    expect(different.distance(countsOf(tiles), 0)).toBe(apart);
    expect(any.distance(countsOf(tiles), 0)).toBe(alike);
  });

  it.each([
    '1122m3344p556sSE',
    '1111m3344p55sEEC',
    '11m22p333p44s555sE',
    '1112223334445m',
    '1111m2222p3333sE',
  ])('distance of %s, against every exchange', (tiles) => {
    for (const shape of [different, any]) {
      const slow = slowDistance(shape, countsOf(tiles), 0, 1);
      expect(Math.min(2, shape.distance(countsOf(tiles), 0))).toBe(slow);
    }
  });
});
