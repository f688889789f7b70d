/** `cdn/offline.js`: pages opened by a double click, from a folder and without a server. */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page} from 'playwright';
import {afterAll, describe, expect, test} from 'vitest';
import {tags} from '../package/manifest.js';
import {browse, shownTags, visit} from './browse.js';
import {markup, pageOf, TOLD} from './elements.js';
import {openSite} from './site.mjs';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, '.build/offline');
const here = pathToFileURL(folder).href;
const head = `<link rel="stylesheet" href="mahjong/prestyle.css">
    <script src="mahjong/cdn/offline.js"></script>`;

mkdirSync(path.join(folder, 'mahjong/cdn'), {recursive: true});
for (const file of ['prestyle.css', 'cdn/offline.js', 'cdn/chunks'])
  cpSync(path.join(root, 'dist', file), path.join(folder, 'mahjong', file), {recursive: true});
const examples = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr'].map(
  (rules) => `<mj-rules-table rules="${rules}" columns="name value"></mj-rules-table>`,
);
const fence =
  '<pre><code class="language-mj">rules=mcr by=discard\n[123m][456m] 789m 234p 5s +5s</code></pre>';
writeFileSync(path.join(folder, 'all.html'), pageOf(head, tags.map(markup)));
writeFileSync(path.join(folder, 'rules.html'), pageOf(head, [...examples, fence, '<p>A [mj]5s[/mj].</p>']));
writeFileSync(path.join(folder, 'bare.html'), `${head}\n${markup('mj-example')}`);
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const {newPage} = browse({});

/** Opens a file, and collects its complaints and its requests. */
async function open(file: string): Promise<{page: Page; said: string[]; asked: string[]}> {
  const page = await newPage();
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, pathToFileURL(path.join(folder, file)).href);
  return {page, said, asked};
}

describe('a page that is opened from a folder', () => {
  test('shows every element, and asks for nothing but files of its folder', async () => {
    const {page, said, asked} = await open('all.html');
    // a table to play at is fetched once the reader comes near
    await page.locator('mj-play').scrollIntoViewIfNeeded();
    await expect.poll(() => shownTags(page)).toEqual(tags);
    const [own, others] = [
      asked.filter((url) => url.startsWith(here)),
      asked.filter((url) => !url.startsWith(here)),
    ];
    expect(others).toEqual([]);
    expect(own.length).toBeGreaterThan(20);
    expect(new Set(own).size).toBe(own.length);
    expect(said.filter((text) => !text.startsWith(TOLD))).toEqual([]);
    await page.close();
  });

  test('needs to say nothing but the lines of README, not even how it is encoded', async () => {
    const {page, said} = await open('bare.html');
    await expect.poll(() => shownTags(page)).toEqual(['mj-example']);
    expect(await page.evaluate(() => document.characterSet)).not.toBe('UTF-8');
    expect(said).toEqual([]);
    await page.close();
  });

  test('knows all rule sets, code fences and shortcodes', async () => {
    const {page, said} = await open('rules.html');
    await page.getByText('19 fan').first().waitFor();
    for (const table of await page.locator('mj-rules-table').all())
      await expect.poll(() => table.locator('[part=row]').count()).toBeGreaterThan(10);
    await expect.poll(() => page.locator('p mj-tiles').count()).toBe(1);
    expect(said).toEqual([]);
    await page.close();
  });
});

test('a page takes the script from a server that lets no other import its files', async () => {
  const other = await openSite({});
  const site = await openSite({
    pages: {
      '/wiki.html': pageOf(`<script src="${other.origin}/cdn/offline.js"></script>`, [markup('mj-example')]),
    },
  });
  const page = await newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await visit(page, `${site.origin}/wiki.html`);
  await expect.poll(() => shownTags(page)).toEqual(['mj-example']);
  expect(said.filter((text) => !text.includes('favicon'))).toEqual([]);
  await page.close();
  await Promise.all([site.close(), other.close()]);
});
