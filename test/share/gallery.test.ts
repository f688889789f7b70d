/** The examples of the gallery are right: each has the total that it states, and `mj check` reports nothing. */
import {expect, it} from 'vitest';
import {checkPage} from '../../src/cli/page/problems.js';
import {EXAMPLES} from '../../stories/gallery/examples.mjs';

it('are twelve, of all five rule sets', () => {
  expect(EXAMPLES).toHaveLength(12);
  const rules = new Set(EXAMPLES.map(({code}) => /rules="(\w+)/.exec(code)?.[1]));
  expect([...rules].sort()).toEqual(['luqiao', 'mcr', 'ribon', 'shiragiku', 'xinzhang']);
});

it.each(EXAMPLES)('$titles.en', async ({code}) => {
  expect(code).toMatch(/ expect="\d+"/);
  expect((await checkPage(code, 'en')).problems).toEqual([]);
});
