/** The picture in README.md: what its example shows. `npm run readme:picture` takes it anew, after a build. */
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import {readme} from './readme.mjs';

const picture = fileURLToPath(new URL('../../stories/assets/example.png', import.meta.url));
const [example] = /<mj-example[^]*?<\/mj-example>/.exec(readme());
const WIDTH = 624;

const site = await openSite({
  pages: {
    '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>README</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/prestyle.css">
<style>body { margin: 0; font: 16px/1.5 'Open Sans'; } mj-example { margin: 0; --mj-example-block-size: 0; }</style>
${example}<script type="module" src="/cdn/mahjong.js"></script></html>`,
  },
});
const browser = await chromium.launch(chromeOptions());
const page = await browser.newPage({viewport: {width: WIDTH, height: 800}, deviceScaleFactor: 2});
await page.goto(site.origin);
// terms are marked last
await page.locator('mj-example .term').first().waitFor();
await page.locator('mj-example').screenshot({path: picture});
await browser.close();
await site.close();
