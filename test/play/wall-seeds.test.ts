/** Which wall an element plays. */
import {describe, expect, it} from 'vitest';
import {WallSeeds} from '../../src/elements/mj-play/wall-seeds.js';

describe('the walls of a seed', () => {
  it('begin with the seed itself, and then are numbered', () => {
    const walls = new WallSeeds();
    const seeds = [1, 2, 3].map((number) => {
      walls.begin(number);
      return walls.seedOf(' 7 ');
    });
    expect(seeds).toEqual(['7', '7/2', '7/3']);
  });

  it('count each beginning, also of the same wall', () => {
    const walls = new WallSeeds();
    walls.begin(1);
    walls.begin(1);
    expect([walls.number, walls.beginnings]).toEqual([1, 2]);
  });

  it.each([undefined, '', ' '])('come from a seed that is drawn once where %j is given', (given) => {
    const walls = new WallSeeds();
    const drawn = walls.seedOf(given);
    expect(drawn).toMatch(/^[1-9]\d{0,6}$/);
    expect(walls.seedOf(given)).toBe(drawn);
    expect(walls.seedOf('7')).toBe('7');
    walls.begin(2);
    expect(walls.seedOf(given)).toBe(`${drawn}/2`);
  });
});
