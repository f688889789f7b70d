/** The reference page of the docs agrees with the manifest and the rule sets: `npm run build:manifest` writes it. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {page, written} from '../../tools/reference/emit.mjs';
import {tags} from './manifest.js';

test('the reference is that of the elements as they are', () => {
  const text = readFileSync(page, 'utf8');
  expect(text).toBe(written());
  for (const tag of tags) expect(text).toContain(`## \`<${tag}>\``);
});
