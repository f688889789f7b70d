/** What a pattern is said to imply always holds with it: looks for a hand against each line. */
import {expect, it} from 'vitest';
import {comparing} from './bundle.js';

const LONG = 3_600_000;
const HANDS = 8 * Number(process.env.DRAWN ?? 250);

it.each(['a', 'b', 'c'] as const)('with the hands of %s', {timeout: LONG}, async (shape) => {
  const {brokenImplications} = await comparing();
  expect(brokenImplications(shape, HANDS)).toEqual([]);
});
