/** Files of the page that fail once, or for good: it asks again, within bounds, and says what is missing. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {expect, test} from 'vitest';
import {dist} from '../package/bundle.mjs';
import {browse, rest, shownTags} from './browse.js';
import {markup, pageOf, TAGS} from './elements.js';

const HEAD =
  '<link rel="icon" href="data:,"><link rel="stylesheet" href="/prestyle.css"><script type="module" src="/cdn/mahjong.js"></script>';
const {address, newPage} = browse({
  pages: {
    '/all.html': pageOf(HEAD, TAGS.map(markup)),
    '/lesson.html': pageOf(HEAD, [markup('mj-lesson')]),
  },
});

/** The pauses after which a page asks for a file again, in milliseconds. */
const PAUSES = [1000, 4000, 16_000];

declare global {
  interface Window {
    pauses: {readonly after: number; readonly end: () => void}[];
  }
}

/** Lets the test end the pauses of a page, in place of a clock. */
const holdPauses = (page: Page): Promise<unknown> =>
  page.addInitScript((lengths) => {
    window.pauses = [];
    const {setTimeout} = window;
    Object.assign(window, {
      setTimeout: (end: () => void, after?: number, ...more: unknown[]) =>
        after !== undefined && lengths.includes(after)
          ? -window.pauses.push({after, end})
          : setTimeout(end, after, ...more),
    });
  }, PAUSES);

/** Ends the pauses that a page makes now. @returns how long they would have been */
const endPauses = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    window.pauses.splice(0).map(({after, end}) => {
      end();
      return after;
    }),
  );

test('every file that fails once comes after all, by another address', async () => {
  const page = await newPage({});
  const asked = new Map<string, number>();
  await page.route(/\/chunks\//, (route) => {
    const {pathname} = new URL(route.request().url());
    const times = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, times);
    return times === 1 ? route.abort() : route.continue();
  });
  await page.goto(address('/all.html'));
  // a table to play at is fetched once the reader comes near
  await page.locator('mj-play').scrollIntoViewIfNeeded();
  await rest(page);
  const shown = await shownTags(page);
  expect(TAGS.filter((tag) => !shown.includes(tag))).toEqual([]);
  expect(await page.locator('.missing').count()).toBe(0);
  expect(asked.size).toBeGreaterThan(readdirSync(path.join(dist, 'cdn/chunks')).length / 3);
  // once by its address, and once by another one, for all that need it
  expect([...asked].filter(([, times]) => times !== 2)).toEqual([]);
  await page.close();
});

/** The element itself, and the words that it asks for at each redraw. */
test.each(['mj-lesson', 'lesson-en'])(
  'a file that fails for good is asked for after a few pauses, then when the reader clicks: %s',
  async (name) => {
    const file = readdirSync(path.join(dist, 'cdn/chunks')).find((one) => one.startsWith(name)) ?? name;
    const page = await newPage({});
    await holdPauses(page);
    let asked = 0;
    let isBack = false;
    await page.route(new RegExp(`/chunks/${file.replaceAll('.', '\\.')}`), (route) => {
      asked++;
      return isBack ? route.continue() : route.abort();
    });
    await page.goto(address('/lesson.html'));
    const note = page.locator('mj-lesson .missing');
    await note.first().waitFor();
    expect(await note.first().textContent()).toBe('A file that is needed to show this could not be loaded.');
    expect(asked).toBe(2);
    const redraw = async (): Promise<void> => {
      for (let i = 0; i < 20; i++)
        await page.evaluate(async () => {
          const lesson = document.querySelector('mj-lesson');
          lesson?.append('more');
          (lesson as Partial<{requestUpdate(): void}> | null)?.requestUpdate?.();
          await lesson?.updateComplete;
        });
      await rest(page);
    };
    const lengths: number[] = [];
    for (let i = 0; i < PAUSES.length + 2; i++) {
      await redraw();
      lengths.push(...(await endPauses(page)));
      await rest(page);
    }
    expect(lengths).toEqual(PAUSES);
    expect(asked).toBe(2 + 2 * PAUSES.length);
    expect(await note.first().isVisible()).toBe(true);
    await page.mouse.click(1, 1);
    // by its address, and once that has failed by another one
    await expect.poll(() => asked).toBe(4 + 2 * PAUSES.length);
    await redraw();
    expect(asked).toBe(4 + 2 * PAUSES.length);
    isBack = true;
    await page.mouse.click(1, 1);
    await page.waitForFunction(() => document.querySelector('mj-lesson')?.shadowRoot?.querySelector('.head'));
    await rest(page);
    expect(await note.count()).toBe(0);
    await page.close();
  },
);
