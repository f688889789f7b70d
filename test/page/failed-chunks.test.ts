/** A file that many others need fails once: the page asks for it again, and nothing is missing. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {dist} from '../package/bundle.mjs';
import {neededBy} from '../package/contents.mjs';
import {browse, rest, shownTags} from './browse.js';
import {markup, pageOf, TAGS} from './elements.js';

const HEAD =
  '<link rel="icon" href="data:,"><link rel="stylesheet" href="/prestyle.css"><script type="module" src="/cdn/mahjong.js"></script>';
const {address, newPage} = browse({pages: {'/all.html': pageOf(HEAD, TAGS.map(markup))}});

const chunks = readdirSync(path.join(dist, 'cdn/chunks')).map((file) => path.join(dist, 'cdn/chunks', file));
const needed = chunks.flatMap(neededBy);
const timesNeeded = (file: string): number => needed.filter((one) => one === file).length;
/** The files that most others need, which no code of a page asks for by itself. */
const MOST = chunks
  .sort((a, b) => timesNeeded(b) - timesNeeded(a))
  .slice(0, 3)
  .map((file) => path.basename(file));

test.each(MOST)('%s', async (chunk) => {
  const page = await newPage({});
  const asked: string[] = [];
  await page.route(new RegExp(`/chunks/${chunk.replaceAll('.', '\\.')}`), (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await page.goto(address('/all.html'));
  await rest(page);
  const shown = await shownTags(page);
  expect(TAGS.filter((tag) => !shown.includes(tag))).toEqual([]);
  expect(await page.locator('.missing').count()).toBe(0);
  // once by its address, and once by another one, for all that need it
  expect(asked).toHaveLength(2);
  await page.close();
});
