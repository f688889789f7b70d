import {expect, it} from 'vitest';
import {wallOf} from '../../src/round/state/wall.js';
import {tilesIn} from '../../src/round/state/tiles.js';
import {tileName} from '../../src/core/tiles/tile.js';
import {tilesOf, defaultOptions} from '../../src/core/reading/table.js';
import {start} from '../../src/round/play/start.js';
import {isFault} from '../../src/core/reading/read.js';
import {flowOf} from './rounds.js';

const wall = async (id: string, seed: string): Promise<{names: string[]; dice: readonly number[]}> => {
  const {ruleset} = await flowOf(id);
  const {tiles, dice} = wallOf(seed, tilesOf(ruleset, defaultOptions(ruleset)));
  return {names: tilesIn(tiles).map(tileName), dice};
};

it('shuffles 144 tiles from a seed as FL §8 says', async () => {
  const {names, dice} = await wall('mcr', 'mj');
  expect(names.slice(0, 10).join(' ')).toBe('9p P 8s 7p 9s P E C P 1m');
  expect(names.slice(-4).join(' ')).toBe('7m 6m 1s 4p');
  expect(dice).toEqual([3, 1, 4]);
});

it('shuffles 136 tiles, and turns the indicator of luqiao', async () => {
  const {names} = await wall('luqiao', 'luqiao');
  expect(names.slice(0, 8).join(' ')).toBe('W 3p 4m 9s 7p 4p 6p 3m');
  expect(names.slice(-2).join(' ')).toBe('3m E');
  const {ruleset, flow} = await flowOf('luqiao');
  const first = start(ruleset, flow, {seed: 'luqiao'});
  if (isFault(first)) throw new Error(first.code);
  expect(first.frame.wild).toBe('7s');
  expect(first.left).toBe(68);
});

it('shuffles 108 tiles with the red ones', async () => {
  const {names} = await wall('ribon', 'ribon');
  expect(names.slice(0, 14).join(' ')).toBe('9s N 2p 3s 9m C 5p 3p 8s S 1s 7p 4s 9m');
});

it.each([
  ['luqiao', 68],
  ['shiragiku', 63],
  ['ribon', 50],
  ['tohtenko', 48],
  ['xinzhang', 63],
  ['mcr', 91],
])('%s leaves %i draws', async (id, left) => {
  const {ruleset, flow, preset} = await flowOf(id);
  const first = start(ruleset, flow, {seed: 'left', ...(preset && {preset})});
  if (isFault(first)) throw new Error(first.code);
  expect(first.left).toBe(left);
});
