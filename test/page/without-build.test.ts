/** The page of the guide that makes a rule set without a build, as the guide has it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {browse} from './browse.js';

const guide = readFileSync(
  path.join(import.meta.dirname, '../../stories/docs/writing-a-rule-set.md'),
  'utf8',
);
const [, own = ''] = /### A page without a build\n[^]*?```html\n([^]*?)```/.exec(guide) ?? [];

const {open} = browse({
  base: '/mahjong/',
  pages: {'/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>page</title>${own}</html>`},
});

test('a rule set in a script of the page scores an example of the page', async () => {
  const {page, said} = await open('/');
  await page.getByText('8 points').first().waitFor();
  expect(said).toEqual([]);
  await page.close();
});
