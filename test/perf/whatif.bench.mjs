/** How long the longest task is while what-if shows its 34 wild tiles, on a machine four times as slow. */
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import {spread} from './median.mjs';

const RUNS = 5;
const SLOWDOWN = 4;
const WHATIF = `<mj-whatif vary="wild" rules="luqiao" seat="south" by="self" wild="5s"
  hand="11p234m579sCCCEE +1p"></mj-whatif>`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/prestyle.css">
<main>${WHATIF}</main><script type="module" src="/cdn/mahjong.js"></script></html>`;

export default async function whatIf() {
  const site = await openSite({pages: {'/whatif': page}});
  const browser = await chromium.launch(chromeOptions());
  try {
    const opened = await browser.newPage();
    const devtools = await opened.context().newCDPSession(opened);
    await opened.goto(`${site.origin}/whatif`);
    await opened.waitForFunction(isScored);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await opened.evaluate(longestTask, WHATIF));
    return [{what: `longest task of 34 wild tiles, CPU ÷${SLOWDOWN}`, ...spread(runs), unit: 'ms'}];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page: whether every value has its total. */
function isScored() {
  const amounts = document.querySelector('mj-whatif')?.shadowRoot?.querySelectorAll('[part=amount]');
  return amounts?.length === 34 && [...amounts].every((one) => one.textContent !== '…');
}

/** Runs in the page: the longest time in which nothing else could run, until all values are scored. */
async function longestTask(markup) {
  const main = document.querySelector('main');
  main.replaceChildren();
  await new Promise(requestAnimationFrame);
  const {port1, port2} = new MessageChannel();
  const turn = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage('');
    });
  main.innerHTML = markup;
  const amounts = () => [...(main.firstElementChild.shadowRoot?.querySelectorAll('[part=amount]') ?? [])];
  let longest = 0;
  let before = performance.now();
  while (amounts().length < 34 || amounts().some((one) => one.textContent === '…')) {
    await turn();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}
