/** The stories as a site, in a folder of a server that has nothing else. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {browse, rest} from './browse.js';

const folder = path.join(import.meta.dirname, '../../storybook-static');
const base = '/some/where/';

interface Entry {
  id: string;
  type: 'story' | 'docs';
}

const {entries} = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const docs = Object.values(entries).filter(({type}) => type === 'docs');

const {address, newPage} = browse({folder, base});

/** Opens a page of the documentation, and waits until it is complete. */
async function read(page: Page, id: string): Promise<void> {
  await page.goto(`${address(base)}iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await rest(page);
  // stories in frames far down wait for a reader to come near
  await page.locator('iframe[loading=lazy]').evaluateAll((frames) => {
    for (const frame of frames as HTMLIFrameElement[]) frame.loading = 'eager';
  });
  await rest(page);
}

/** Our own pages; those of elements have a table of Storybook's own, which is wider than a phone. */
const isOurs = (id: string): boolean => /^(guides|rules)-/.test(id);
const PHONE = {width: 320, height: 800};
const DESK = {width: 1280, height: 720};

describe('the stories as a site', () => {
  /** One page for all, so that the browser compiles Storybook once. */
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    page = await newPage();
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address(base)) && !/^(data|blob):/.test(url)) complaints.push(url);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  afterAll(() => page.close());

  test.each(docs)(
    'show $id, asking nobody else for anything, and on a phone nothing sticks out',
    async ({id}) => {
      complaints = [];
      await page.setViewportSize(DESK);
      await read(page, id);
      if (isOurs(id)) {
        await page.setViewportSize(PHONE);
        await rest(page);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      }
      expect(complaints).toEqual([]);
    },
  );

  test('open in the frame with the list of stories', async () => {
    await page.goto(`${address(base)}index.html`);
    await page.locator('#storybook-explorer-tree').waitFor();
  });
});
