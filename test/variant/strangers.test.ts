/** Texts of strangers: nothing throws, and nothing takes long. */
import {expect, it} from 'vitest';
import {comparing} from './bundle.js';
import {TEXTS} from './texts.js';

const LONG = 3_600_000;
/** Broken texts; `DRAWN=5000` in the environment reads 20,000. */
const MUTATED = 4 * Number(process.env.DRAWN ?? 250);
/** How much slower a processor may be whose caches others use at the same time; other tests run beside this one. */
const BUSY = 4;

it('reads hostile texts in 50 ms, and scores a hand by them in 5 ms', {timeout: LONG}, async () => {
  const {hostileTimes} = await comparing();
  const times = hostileTimes(TEXTS, 5);
  expect(times.length).toBeGreaterThanOrEqual(100);
  expect(times.filter(({read}) => read > 50 * BUSY)).toEqual([]);
  expect(times.filter(({hand}) => hand > 5 * BUSY)).toEqual([]);
});

it('reads broken texts, and says what is wrong', {timeout: LONG}, async () => {
  const {mutatedScored} = await comparing();
  expect(mutatedScored(TEXTS, MUTATED)).toBeGreaterThan(MUTATED / 4);
});
