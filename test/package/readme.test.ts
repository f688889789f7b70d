import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {dist} from './bundle.mjs';
import {readme, withSizes} from './readme.mjs';

test('the README says the sizes that are held (npm run readme writes them)', () => {
  expect(withSizes(readme())).toBe(readme());
});

test('every script has its hash, as a browser checks it', () => {
  const folder = path.join(dist, 'cdn');
  const hashes = JSON.parse(readFileSync(path.join(folder, 'sri.json'), 'utf8')) as Record<string, string>;
  const scripts = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.js'),
  );
  expect(Object.keys(hashes)).toEqual(scripts.map((file) => file.replaceAll(path.sep, '/')).sort());
  for (const [file, hash] of Object.entries(hashes)) {
    const digest = createHash('sha384')
      .update(readFileSync(path.join(folder, file)))
      .digest('base64');
    expect(hash, file).toBe(`sha384-${digest}`);
  }
});

test('the guide says the hashes of the scripts that were built (npm run build writes them)', () => {
  const hashes = JSON.parse(readFileSync(path.join(dist, 'cdn/sri.json'), 'utf8')) as Record<string, string>;
  const rows = Object.entries(hashes).map(([file, hash]) => `| \`cdn/${file}\` | \`${hash}\` |`);
  const named = rows.filter((row) => !row.includes('/chunks/'));
  const guide = readFileSync(path.join(dist, '../stories/docs/publishing.md'), 'utf8');
  expect(guide.match(/^\| `cdn\/.*sha384-.*$/gm)).toEqual(named);
});
