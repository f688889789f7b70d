import {describe, expect, it} from 'vitest';
import {readOptions} from '../../src/core/reading/options.js';
import {ribon} from '../../src/rules/ribon/index.js';

describe('counts that a situation gives in part', () => {
  const [tohtenko] = ribon.presets!;

  it('are put over those of its preset', () => {
    expect(readOptions(ribon, tohtenko, {redTiles: {P: 1}})).toMatchObject({
      redTiles: {'3p': 0, '3s': 0, '5p': 1, '5s': 1, P: 1},
    });
  });
  it('are put over the defaults where there is no preset', () => {
    expect(readOptions(ribon, undefined, {redTiles: {'3p': 3}})).toMatchObject({
      redTiles: {'3p': 3, '3s': 1, '5p': 1, '5s': 1, P: 1},
    });
  });
});
