/** How long a page with fifty hands takes to draw them on a machine four times as slow. */
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import {median} from './median.mjs';

const HANDS = 50;
const RUNS = 9;
const SLOWDOWN = 4;
const PAGE =
  '<!doctype html><meta charset="utf-8"><script type="module" src="/cdn/show.js"></script><main></main>';

export default async function render() {
  const site = await openSite({pages: {'/': PAGE}});
  const browser = await chromium.launch(chromeOptions());
  try {
    const page = await browser.newPage();
    await page.goto(site.origin);
    await page.waitForFunction(() => customElements.get('mj-hand'));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await page.evaluate(drawHands, HANDS));
    return [{what: `${HANDS} hands drawn, CPU ${SLOWDOWN} times slower`, value: median(runs), unit: 'ms'}];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page: from the first hand added to the frame after all are laid out. */
async function drawHands(count) {
  const main = document.querySelector('main');
  main.replaceChildren();
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  for (let i = 0; i < count; i++) {
    const hand = document.createElement('mj-hand');
    hand.textContent = '[PPP][444s] 234567m 99p 78s +9s';
    main.append(hand);
  }
  await Promise.all([...main.children].map((hand) => hand.updateComplete));
  main.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}
