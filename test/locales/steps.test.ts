/** Moves of a round in words. */
import {describe, expect, it} from 'vitest';
import {en} from '../../src/locales/en.js';
import {en as round} from '../../src/locales/round/en.js';
import {speakMove} from '../../src/locales/round/steps.js';

describe('a move', () => {
  const said = (move: Parameters<typeof speakMove>[2]): string => speakMove(en, round.done, move);

  it('names the tile that was drawn or discarded', () => {
    expect(said({do: 'draw', tile: '5p'})).toContain('5 of dots');
    expect(said({do: 'discard', tile: '5p'})).toContain('5 of dots');
  });

  it('names no tile that was drawn unseen', () => {
    expect(said({do: 'draw', tile: 'X'})).toBe(said({do: 'draw'}));
  });

  it('says of a discard of a hidden tile that the tile lies face down', () => {
    expect(said({do: 'discard', tile: 'X'})).not.toBe(said({do: 'discard'}));
  });
});
