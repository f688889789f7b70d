/** How long the longest task is on a page with a thousand elements of a kind, and when the last of them is drawn. */
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import {spread} from './median.mjs';

const RUNS = 3;
const COUNT = 1000;
const WAITING = 'rules="luqiao" hand="[PPP] 234567m 99p 78s"';
const WON = 'rules="luqiao" by="self" hand="[PPP] 234567m 99p 78s +9s"';

const KINDS = {
  'mj-tiles': '<mj-tiles>123m</mj-tiles>',
  'mj-quiz ask="waits"': `<mj-quiz ask="waits" ${WAITING}></mj-quiz>`,
  'mj-waits': `<mj-waits ${WAITING}></mj-waits>`,
  'mj-compare': `<mj-compare ${WON}><mj-variant by="discard"></mj-variant></mj-compare>`,
  'mj-ledger': '<mj-ledger rules="luqiao">A tsumo 12\nB ron C 10\ndraw</mj-ledger>',
};

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/prestyle.css">
<main>${Object.values(KINDS).join('')}</main><script type="module" src="/cdn/loader.js"></script></html>`;

export default async function many() {
  const site = await openSite({pages: {'/many': page}});
  const browser = await chromium.launch(chromeOptions());
  try {
    const rows = [];
    for (const [what, text] of Object.entries(KINDS)) {
      const runs = [];
      for (let i = 0; i < RUNS; i++) runs.push(await drawn(browser, `${site.origin}/many`, text));
      const row = (name, of) => ({what: `${COUNT} ${what}: ${name}`, ...spread(runs.map(of)), unit: 'ms'});
      rows.push(
        row('the longest task', ({longest}) => longest),
        row('all drawn', ({all}) => all),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
}

async function drawn(browser, address, text) {
  const opened = await browser.newPage({viewport: {width: 1280, height: 800}});
  await opened.goto(address, {waitUntil: 'load'});
  await opened.waitForFunction(() =>
    [...document.querySelectorAll('main > *')].every((one) => one.matches(':defined') && one.hasUpdated),
  );
  const times = await opened.evaluate(drawMany, [text, COUNT]);
  await opened.close();
  return times;
}

/** Runs in the page. */
async function drawMany([text, count]) {
  const main = document.querySelector('main');
  main.replaceChildren();
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({type: 'longtask'});
  const template = document.createElement('template');
  template.innerHTML = text.repeat(count);
  const start = performance.now();
  main.append(template.content);
  for (const one of [...main.children]) await one.updateComplete;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const all = performance.now() - start;
  await new Promise((done) => setTimeout(done, 500));
  return {longest, all};
}
