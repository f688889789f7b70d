/**
 * On a slow line the tiles come first, and the score follows. Here the scoring code is held back until the tiles are
 * painted.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {dist} from '../package/bundle.mjs';
import {modulesIn} from '../package/contents.mjs';
import {browse, rest} from './browse.js';
import {pageOf} from './elements.js';
import {shiftsOn} from './shifts.js';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const prestyle = '<link rel="stylesheet" href="/prestyle.css">';
const script = '<script type="module" src="/cdn/mahjong.js"></script>';
/** A page that ends with an example, because nobody knows in advance how long a score is. */
const alone = (attributes: string, hand = '[PPP] 234567m 99p 78s +9s'): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>page</title>${prestyle}${script}</head>
<body><p>Before the example.</p>
<mj-example ${attributes}>${hand}<small slot="caption">A hand.</small></mj-example>
</body></html>`;
const HANDS = [
  '<mj-example rules="luqiao" by="self">[PPP] 234567m 99p 78s +9s</mj-example>',
  '<mj-example rules="luqiao" hand="[123m] 99p 78s +" by="self"></mj-example>',
];

const {address, newPage} = browse({
  headers: {'content-security-policy': POLICY},
  pages: {
    '/two.html': pageOf(prestyle + script, HANDS).replace('lang="en"', 'lang="ja"'),
    '/alone.html': alone('rules="luqiao" by="self"'),
    '/told.html': alone('rules="luqiao" by="discard" from="west" seat="south" wild="2m"'),
    '/rows.html': alone('rules="riichi" by="self" indicators="4p 7m" flags="lastTile" counters="2"'),
    '/kongs.html': alone('rules="mcr" by="self"', '[[1111m]] [2222p] [9999s] 567s 5m +5m'),
  },
});

/** Whether a script contains code that scores hands. */
function isForScore(url: string): boolean {
  if (!url.endsWith('.js')) return false;
  const {pathname} = new URL(url);
  return modulesIn(path.join(dist, pathname)).some((module) =>
    /^(?:core\/scoring|rules\/\w+\/(?:index|patterns))/.test(module),
  );
}

interface Slow {
  readonly page: Page;
  /** Requests and what was seen, in order. */
  readonly seen: string[];
  /** Lets the scoring code through. */
  release(): void;
}

async function openSlowly(file: string, width = 800): Promise<Slow> {
  const page = await newPage({viewport: {width, height: 900}});
  const seen: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => isForScore(url.href),
    async (route) => {
      seen.push('score asked for');
      await released;
      await route.continue();
    },
  );
  await page.exposeFunction('tell', (what: string) => seen.includes(what) || seen.push(what));
  await page.addInitScript(() => {
    const {tell} = window as unknown as {tell: (what: string) => void};
    // what is there before a frame and after it was painted
    const look = () => {
      const root = document.querySelector('mj-example')?.shadowRoot;
      const tiles = root?.querySelector('mj-hand')?.shadowRoot?.querySelectorAll('.tile svg').length;
      const total = root?.querySelector('mj-score-breakdown')?.shadowRoot?.querySelector('[part~=total]');
      requestAnimationFrame(() => {
        if (tiles) tell('tiles painted');
        if (total) tell('score painted');
        look();
      });
    };
    look();
  });
  await page.goto(address(`/${file}`), {waitUntil: 'commit'});
  return {page, seen, release};
}

const tile = (page: Page) => page.locator('mj-example').first().locator('mj-hand .tile').first();

describe('a page with examples over a slow line', () => {
  test('paints tiles while what scores them is on its way, and then the score', async () => {
    const {page, seen, release} = await openSlowly('two.html');
    await expect.poll(() => seen).toContain('tiles painted');
    await expect.poll(() => seen).toContain('score asked for');
    expect(seen).not.toContain('score painted');
    expect(await page.locator('mj-example:not(:defined)').count()).toBe(2);
    release();
    await expect.poll(() => seen).toContain('score painted');
    expect(seen.indexOf('tiles painted')).toBeLessThan(seen.indexOf('score painted'));
    await page.close();
  });

  test.each([
    ['alone', 800],
    ['alone', 360],
    ['alone', 1000],
    ['told', 1000],
    ['told', 360],
    ['rows', 1000],
    ['kongs', 360],
  ])('moves nothing when the score comes, and leaves nothing behind: %s at %i px', async (file, width) => {
    const {page, release} = await openSlowly(`${file}.html`, width);
    await tile(page).waitFor();
    const before = await tile(page).boundingBox();
    release();
    await page.locator('mj-score-breakdown [part~=total]').first().waitFor();
    await rest(page);
    expect(await tile(page).boundingBox()).toEqual(before);
    expect(await shiftsOn(page)).toEqual({sum: 0, moved: []});
    await expect.poll(() => page.locator('.stand-in').count()).toBe(0);
    await page.close();
  });

  test('says once what is wrong with a hand, when the example is there', async () => {
    const {page, release} = await openSlowly('two.html');
    await page.evaluate(() => {
      const told: string[] = ((window as unknown as {told: string[]}).told = []);
      document.addEventListener('mj-invalid', ({target}) => told.push((target as Element).localName));
    });
    release();
    const last = page.locator('mj-example').last();
    await last.locator('[part~=problem]').waitFor();
    await rest(page);
    expect(await page.evaluate(() => (window as unknown as {told: string[]}).told)).toEqual(['mj-example']);
    await page.close();
  });
});

test('a script that scores is what is held back: the measure can fail', () => {
  const chunks = readdirSync(path.join(dist, 'cdn/chunks')).map((file) => `chunks/${file}`);
  const held = ['mahjong.js', ...chunks].filter((file) => isForScore(address(`/cdn/${file}`)));
  expect(held.filter((file) => file.startsWith('chunks/score-')).length).toBe(1);
  expect(held).not.toContain('mahjong.js');
});
