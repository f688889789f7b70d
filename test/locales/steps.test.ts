/** Moves of a round in words. */
import {describe, expect, it} from 'vitest';
import {en} from '../../src/locales/en.js';
import {ja} from '../../src/locales/ja.js';
import {en as round} from '../../src/locales/round/en.js';
import {ja as roundJa} from '../../src/locales/round/ja.js';
import {zhHans as roundHans} from '../../src/locales/round/zh-Hans.js';
import {zhHant as roundHant} from '../../src/locales/round/zh-Hant.js';
import {speakMove, speakStep} from '../../src/locales/round/steps.js';
import {zhHans} from '../../src/locales/zh-Hans.js';
import {zhHant} from '../../src/locales/zh-Hant.js';

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

it.each([
  [en, round, 'North declares a concealed kong.'],
  [ja, roundJa, '北家が暗槓しました。'],
  [zhHant, roundHant, '北家暗槓。'],
  [zhHans, roundHans, '北家暗杠。'],
] as const)('a kong that nobody else has seen is a concealed one', (strings, words, said) => {
  expect(speakStep({strings, words}, 'north', {do: 'kong'})).toBe(said);
});
