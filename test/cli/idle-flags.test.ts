/** A flag that does nothing is not ignored in silence. */
import {expect, it} from 'vitest';
import {mj} from './run.js';

const human = (...more: string[]): ReturnType<typeof mj> =>
  mj(
    'score',
    '--rules',
    'riichi',
    '--by',
    'discard',
    '--from',
    'west',
    '--seat',
    'south',
    ...more,
    '123m 456p 23p PP SSS +4p',
  );

it('is said where the house rules do not count it, and not where they do', async () => {
  const {err, status} = await human('--flags', 'human');
  expect([err, status]).toEqual(['note: --flags human changes nothing for this hand\n', 0]);
  expect((await human('--flags', 'human', '--options', 'renhou:mangan')).err).toBe('');
});
