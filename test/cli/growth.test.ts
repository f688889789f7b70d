/** The measure of times that grow with a length (`growth.ts`), on times that are made up: it must be able to fail. */
import {expect, it} from 'vitest';
import {LINEAR, growth} from '../growth.js';

const LENGTH = 1000;

it('tells a time that grows faster than the length', async () => {
  expect(await growth((length) => length ** 2, LENGTH)).toBe(16);
  expect(await growth((length) => length, LENGTH)).toBe(4);
  expect(4 < LINEAR && LINEAR < 16).toBe(true);
});

it('says nothing of what is quick', async () => {
  expect(await growth((length) => (length / LENGTH) ** 2, LENGTH)).toBe(1);
  let times = 0;
  expect(await growth((length) => (times++ ? (length / LENGTH) ** 2 : 40), LENGTH)).toBe(1);
});

it('takes no leap at one length for growth', async () => {
  const collected = (length: number) => length / 10 + (length < LENGTH ? 0 : length);
  expect(await growth(collected, LENGTH)).toBe(4);
  expect(await growth((length) => length ** 2 / LENGTH, LENGTH)).toBe(16);
});

it.each(['once', 'all but once'])(
  'counts the quickest of several, where the machine is busy %s',
  async (how) => {
    let times = 0;
    const isBusy = () => (how === 'once') === (times++ === 0);
    const taken = (length: number) => length + (length === LENGTH && isBusy() ? 50_000 : 0);
    expect(await growth(taken, LENGTH)).toBe(4);
  },
);
