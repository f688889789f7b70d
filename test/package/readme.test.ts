import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {withScript} from '../../.config/addresses.mjs';
import {VERSION} from '../../src/elements/base/definition.js';
import type * as Rendering from '../../src/render/index.js';
import {EXAMPLES} from '../../stories/gallery/examples.mjs';
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

describe('first pages and guides to the first example', () => {
  const site = path.join(dist, '../stories/site');
  const read = (...at: string[]): string => readFileSync(path.join(site, ...at), 'utf8');
  const kinds = (text: string): readonly string[] =>
    [...text.matchAll(/<!-- (get|cdn) /g)].map(([, kind]) => kind);
  const hashes = JSON.parse(readFileSync(path.join(dist, 'cdn/sri.json'), 'utf8')) as Record<string, string>;

  test.each(['index.md', 'ten-minutes.md'])(
    '%s says in each language where the files are, and how to fetch them',
    (file) => {
      const english = read(file);
      expect(kinds(english).toSorted()).toEqual(['cdn', 'get']);
      for (const text of [english, read('ja', file), read('zh-Hant', file)]) {
        expect(kinds(text)).toEqual(kinds(english));
        expect(withScript(text, VERSION, hashes['mahjong.js'])).toBe(text);
        expect(text).toContain(`integrity="${hashes['mahjong.js']}"`);
        expect(text.match(/^```html/gm)).toHaveLength(english.match(/^```html/gm)?.length ?? 0);
      }
    },
  );
});

test('a declared example costs what the guide to embedding says', async () => {
  const [, plain, packed] =
    /each example costs some (\d+) kB, of which (\d+) kB/.exec(
      readFileSync(path.join(dist, '../stories/docs/embedding.md'), 'utf8'),
    ) ?? [];
  const {render} = (await import(path.join(dist, 'render/index.js'))) as typeof Rendering;
  const page = EXAMPLES.map(({code}) => code).join('\n');
  const size = async (source: string): Promise<number[]> => {
    const text = await render(source, {format: 'html', declarative: true});
    return [text.length, gzipSync(text).length].map((bytes) => bytes / 1000);
  };
  const all = await size(page);
  const [mean, small] = all.map((kB) => kB / EXAMPLES.length);
  expect([mean, small]).toEqual([expect.closeTo(Number(plain), -1.3), expect.closeTo(Number(packed), -0.5)]);
});
