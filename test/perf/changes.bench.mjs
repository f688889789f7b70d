/** How long a page computes for one act of a reader, on a machine four times as slow. */
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import {spread} from './median.mjs';

const RUNS = 10;
const SLOWDOWN = 4;

/** Acts, with the page for each and what is pressed. */
const ACTS = [
  {
    what: 'tick in a quiz',
    markup: '<mj-quiz rules="mcr" ask="lines" by="self" hand="234m 345p 234s 99s 67s +8s"></mj-quiz>',
    tag: 'mj-quiz',
    press: 'input[type=checkbox]',
  },
  {
    what: 'key in the editor',
    markup: '<mj-hand-input rules="mcr" by="self">234m 345p 2s</mj-hand-input>',
    tag: 'mj-hand-input',
    press: '.key',
  },
  {
    what: 'house rule, with the table beside it',
    markup: `<mj-example id="hand" rules="luqiao" by="self">[PPP] 234567m 99p 78s +9s</mj-example>
      <mj-rules-options for="hand"></mj-rules-options><mj-rules-table for="hand"></mj-rules-table>`,
    tag: 'mj-rules-options',
    press: 'input[type=checkbox]',
  },
];

const page = (markup) => `<!doctype html><html lang="en"><meta charset="utf-8">
<link rel="stylesheet" href="/prestyle.css"><main>${markup}</main>
<script type="module" src="/cdn/mahjong.js"></script></html>`;

export default async function changes() {
  const pages = Object.fromEntries(ACTS.map(({markup}, i) => [`/act-${i}`, page(markup)]));
  const site = await openSite({pages});
  const browser = await chromium.launch(chromeOptions());
  const rows = [];
  try {
    for (const [i, {what, tag, press}] of ACTS.entries()) {
      const opened = await browser.newPage({viewport: {width: 1000, height: 2000}});
      await opened.goto(`${site.origin}/act-${i}`);
      await opened.locator(`${tag} ${press}`).first().waitFor();
      const devtools = await opened.context().newCDPSession(opened);
      await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
      const runs = [];
      for (let run = 0; run <= RUNS; run++) runs.push(await opened.evaluate(timeOf, [tag, press]));
      // the first one warms up
      rows.push({what: `${what}, CPU ÷${SLOWDOWN}`, ...spread(runs.slice(1)), unit: 'ms'});
      await opened.close();
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page: milliseconds from an act until all elements have drawn, and the page has its layout. */
async function timeOf([tag, press]) {
  const button = document.querySelector(tag).shadowRoot.querySelector(press);
  const before = performance.now();
  button.click();
  for (const element of document.querySelectorAll('main > *')) await element.updateComplete;
  document.body.getBoundingClientRect();
  const took = performance.now() - before;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return took;
}
