import {expect, it} from 'vitest';
import {wallOf} from '../../src/round/state/wall.js';
import {tileName} from '../../src/core/tiles/tile.js';
import {tilesOf, defaultOptions} from '../../src/core/reading/table.js';
import {start} from '../../src/round/play/start.js';
import {flowOf, rulesOf} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const wall = (id: string, seed: string): {names: string[]; dice: readonly number[]} => {
  const {ruleset} = flowOf(id);
  const {tiles, dice} = wallOf(seed, tilesOf(ruleset, defaultOptions(ruleset)));
  return {names: tiles.map(tileName), dice};
};

it('shuffles 144 tiles from a seed', () => {
  const {names, dice} = wall('mcr', 'mj');
  expect(names.slice(0, 10).join(' ')).toBe('9p P 8s 7p 9s P E C P 1m');
  expect(names.slice(-4).join(' ')).toBe('7m 6m 1s 4p');
  expect(dice).toEqual([3, 1, 4]);
});

it('shuffles 136 tiles, and turns the indicator of luqiao', () => {
  const {names} = wall('luqiao', 'luqiao');
  expect(names.slice(0, 8).join(' ')).toBe('W 3p 4m 9s 7p 4p 6p 3m');
  expect(names.slice(-2).join(' ')).toBe('3m E');
  const first = start(rulesOf('luqiao'), {seed: 'luqiao'});
  if (isFault(first)) throw new Error(first.code);
  expect(tileName(first.frame.wild!)).toBe('7s');
  expect(first.left).toBe(68);
});

it('shuffles 108 tiles with the red ones', () => {
  const {names} = wall('ribon', 'ribon');
  expect(names.slice(0, 14).join(' ')).toBe('9s N 2p 3s 9m C 5p 3p 8s S 1s 7p 4s 9m');
});

it.each([
  ['luqiao', 68],
  ['shiragiku', 63],
  ['ribon', 50],
  ['tohtenko', 48],
  ['xinzhang', 63],
  ['mcr', 91],
])('%s leaves %i draws', (id, left) => {
  const first = start(rulesOf(id), {seed: 'left'});
  if (isFault(first)) throw new Error(first.code);
  expect(first.left).toBe(left);
});
