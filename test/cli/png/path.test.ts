import {describe, expect, it} from 'vitest';
import {faceOf, loadFaces} from '../../../src/art/registry.js';
import {polygonsOf, type Polygon} from '../../../src/cli/png/path.js';
import {FLOWER} from '../../../src/core/tiles/tile.js';

const AS_IT_IS = {a: 1, b: 0, c: 0, d: 1, e: 0, f: 0};
const polygons = (path: string) => polygonsOf(path, AS_IT_IS);

/** The area inside, with a sign for the direction. */
const area = (polygon: Polygon): number => {
  let sum = 0;
  for (let i = 0; i < polygon.length; i += 2) {
    const j = (i + 2) % polygon.length;
    sum += (polygon[i] * polygon[j + 1] - polygon[j] * polygon[i + 1]) / 2;
  }
  return sum;
};
const areaOf = (path: string) => polygons(path).reduce((sum, polygon) => sum + area(polygon), 0);

describe('a path', () => {
  it.each([
    ['M0 0H10V10H0Z'],
    ['M0 0h10v10h-10z'],
    ['m0,0l10,0 0,10-10,0z'],
    ['M0 0 10 0 10 10 0 10z'],
    ['M1e1 0L10 10 0 10 .0 0z'],
  ])('of lines: %s', (path) => expect(areaOf(path)).toBe(100));

  it.each([
    ['cubic', 'M0 0c0 8 12 8 12 0z', -57.6],
    ['smooth', 'M0 0c0 8 12 8 12 0s12-8 12 0z', 0],
    ['quadratic', 'M0 0q6 12 12 0z', -48],
    ['smooth quadratic', 'M0 0q6 12 12 0t12 0z', 0],
    ['half circle', 'M0 0a10 10 0 0 1 20 0z', 50 * Math.PI],
    ['half circle the other way', 'M0 0a10 10 0 0 0 20 0z', -50 * Math.PI],
    ['large arc', 'M0 10a10 10 0 1 0 10 -10z', -(75 * Math.PI + 50)],
    ['small arc', 'M0 10a10 10 0 0 1 10 -10z', 25 * Math.PI - 50],
    ['arc that does not reach', 'M0 0a1 1 0 0 1 20 0z', 50 * Math.PI],
    ['turned ellipse', 'M0 0a10 5 90 0 1 0 20z', 25 * Math.PI],
  ])('with a %s', (_, path, expected) => {
    expect(Math.abs(areaOf(path) - expected)).toBeLessThan(Math.max(0.1, Math.abs(expected) * 0.02));
  });

  it('takes an arc without radius for a line', () => {
    expect(areaOf('M0 0h10a0 0 0 0 1 0 10h-10z')).toBe(100);
  });

  it('has a polygon for each move', () => expect(polygons('M0 0h9v9zM20 0h9v9zm5 5h2v2z')).toHaveLength(3));

  it('goes on from where a closed one began', () => {
    expect(polygons('M5 5h9v9zl9 0 0 9z')[1].slice(0, 2)).toEqual([5, 5]);
  });

  it('is turned, grown and moved', () => {
    const quarter = {a: 0, b: -2, c: 2, d: 0, e: 10, f: 20};
    expect(polygonsOf('M1 2h3v4z', quarter)[0].slice(0, 6)).toEqual([14, 18, 14, 12, 22, 12]);
  });

  it.each(['M0', 'B1 2', 'M0 0L5', '5 5', 'M0 0z5'])('is not %j', (path) => {
    expect(() => polygons(path)).toThrow(SyntaxError);
  });

  it('of every face can be read', async () => {
    await loadFaces([FLOWER]);
    const faces = [...Array(FLOWER + 8).keys()].map((kind) => faceOf(kind) ?? []);
    for (const [, path] of faces.flat()) expect(polygons(path).length).toBeGreaterThan(0);
  });
});
