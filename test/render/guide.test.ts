import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {LANGUAGES} from '../../src/loader/languages.js';

test('the guide has the highlighter of Astro leave alone all fences that a page reads', () => {
  const guide = readFileSync('stories/docs/embedding.md', 'utf8');
  const [, told = ''] = /const excludeLangs = \[(.*)\];/.exec(guide) ?? [];
  expect(told.split(', ')).toEqual([...LANGUAGES, 'mj-rules'].map((name) => `'${name}'`));
});
