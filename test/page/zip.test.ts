/** The archive for self-hosting: its content, and that it works from any folder. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import {afterAll, describe, expect, test} from 'vitest';
import {VERSION} from '../../src/elements/base/definition.js';
import {browse, visit} from './browse.js';

const root = path.join(import.meta.dirname, '../..');
const files = unzipSync(readFileSync(path.join(root, `.build/mahjong-elements-${VERSION}.zip`)));
const folder = path.join(root, '.build/unzipped');
for (const [file, bytes] of Object.entries(files)) {
  const at = path.join(folder, file);
  mkdirSync(path.dirname(at), {recursive: true});
  writeFileSync(at, bytes);
}
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const example = '<mj-example rules="mcr" by="discard">[123m][456m] 789m 234p 5s +5s</mj-example>';
const {address, newPage} = browse({
  folder,
  base: '/some/blog/',
  pages: {
    '/some/blog/post.html': `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>post</title>
      <link rel="icon" href="data:,"><link rel="stylesheet" href="mahjong/prestyle.css">
      <script type="module" src="mahjong/cdn/mahjong.js"></script></head><body>${example}</body></html>`,
  },
});

describe('the archives of plugins', () => {
  const archive = (name: string): Buffer =>
    readFileSync(path.join(root, `.build/mahjong-elements-${name}-${VERSION}.zip`));

  test('the one for WordPress is within what PHP takes, and has every script that it may fetch', () => {
    expect(archive('wordpress').length).toBeLessThan(2 * 1024 * 1024);
    const held = unzipSync(archive('wordpress'));
    const at = 'mahjong-elements/mahjong/cdn/';
    const scripts = Object.keys(held).filter((file) => file.startsWith(at) && file.endsWith('.js'));
    expect(scripts).toContain(`${at}mahjong.js`);
    const lost = scripts.flatMap((file) =>
      [
        ...Buffer.from(held[file])
          .toString()
          .matchAll(/["'`](\.\.?\/[^"'`\s]+\.js)["'`]/g),
      ]
        .map(([, to]) => path.posix.join(path.posix.dirname(file), to))
        .filter((to) => !(to in held)),
    );
    expect(lost).toEqual([]);
  });

  test('the one for Obsidian holds the folder of the plugin', () => {
    const held = Object.keys(unzipSync(archive('obsidian')));
    expect(held.sort()).toEqual(
      ['LICENSE', 'THIRD_PARTY_NOTICES.md', 'main.js', 'manifest.json', 'styles.css'].map(
        (file) => `mahjong-elements/${file}`,
      ),
    );
  });
});

describe('the archive', () => {
  test('holds one folder: the scripts, the style sheets, the pages for frames, an example, words about them', () => {
    const names = Object.keys(files);
    expect(names.filter((name) => !name.startsWith('mahjong/'))).toEqual([]);
    const top = names.map((name) => name.split('/')[1]);
    expect([...new Set(top)].sort()).toEqual(
      [
        ...['CHANGELOG.md', 'LICENSE', 'README.md', 'THIRD_PARTY_NOTICES.md', 'cdn', 'themes'],
        ...['example.html', 'notation.md'],
        ...['embed.css', 'embed.html', 'embed-round.html', 'prestyle.css'],
      ].sort(),
    );
  });

  test('holds every script of which it has the hash', () => {
    const hashes = JSON.parse(Buffer.from(files['mahjong/cdn/sri.json']).toString()) as object;
    const scripts = Object.keys(files).filter((name) => name.endsWith('.js'));
    expect(scripts).toEqual(Object.keys(hashes).map((name) => `mahjong/cdn/${name}`));
  });

  test('has a page that works by a double click', async () => {
    const page = await newPage();
    await visit(page, pathToFileURL(path.join(folder, 'mahjong/example.html')).href);
    const net = page.locator('mj-example').locator('td[part~=net]');
    await expect.poll(() => net.count()).toBe(4);
    expect(await page.locator('[part~=mismatch], [part~=problem]').count()).toBe(0);
  });

  test.each([
    ['a page beside it', 'post.html'],
    [
      'the page for frames',
      'mahjong/embed.html?rules=mcr&by=discard&lang=ja&hand=[123m][456m]789m234p5s%2B5s',
    ],
  ])('works in some folder of a site: %s', async (_, file) => {
    const page = await newPage();
    const complaints: string[] = [];
    page.on('response', (response) => {
      if (!response.ok()) complaints.push(`${response.status()} ${response.url()}`);
    });
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await visit(page, address(`/some/blog/${file}`));
    await page.getByText('19番').first().waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});
