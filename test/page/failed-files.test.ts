/** Files that fail to come: the page says so, and asks again by another address. */
import {describe, expect, test} from 'vitest';
import {browse, rest} from './browse.js';

const EXAMPLE = '<mj-example rules="mcr" by="discard">[123m][456m] 789m 234p 5s +5s</mj-example>';
const pageOf = (lang: string): string => `<!doctype html><html lang="${lang}"><title>page</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/prestyle.css">
<script type="module" src="/cdn/mahjong.js"></script>${EXAMPLE}
<mj-waits rules="mcr">134m 67m 99p 178s 234p</mj-waits>`;
const LANGS = ['ja', 'zh-Hant', 'zh-Hans', 'en'];
const SAID = /読み込めません|無法載入|无法加载|could not be loaded/;

const {address, newPage} = browse({
  pages: Object.fromEntries(LANGS.map((lang) => [`/${lang}.html`, pageOf(lang)])),
});

/** Opens a page on which the files that match fail as often as `times` says. */
async function openWithout(path: string, name: RegExp, times: number) {
  const page = await newPage({});
  const failed: string[] = [];
  await page.route(name, (route) => {
    if (failed.length >= times) return route.continue();
    failed.push(route.request().url());
    return route.abort();
  });
  await page.goto(address(path));
  return {page, failed};
}

describe('a file that could not be fetched', () => {
  test('is asked for at once by another address', async () => {
    const {page, failed} = await openWithout('/en.html', /mj-waits/, 1);
    await page.waitForFunction(() =>
      document.querySelector('mj-waits')?.shadowRoot?.querySelector('.tile, svg, mj-tiles'),
    );
    expect(failed).toHaveLength(1);
    await page.close();
  });

  test.each(LANGS)('is told in %s, until the browser is online again', async (lang) => {
    const {page} = await openWithout(`/${lang}.html`, /mj-waits/, 2);
    const note = page.locator('mj-waits > [slot=static]');
    await note.waitFor();
    expect(await note.textContent()).toMatch(SAID);
    expect(await note.isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForFunction(() => customElements.get('mj-waits'));
    await rest(page);
    expect(await note.count()).toBe(0);
    await page.close();
  });
});
