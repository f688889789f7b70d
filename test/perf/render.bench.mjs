/** How fast pages are: hands and examples on a machine four times as slow, and an editor at full speed. */
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import {spread} from './median.mjs';

const RUNS = 9;
const SLOWDOWN = 4;
const HAND = '[PPP] 123m 234m 78m 99m +6m';
const EXAMPLE = `<p>An example</p><mj-example rules="luqiao" by="discard" from="west" seat="south" wild="5m"
  views="hand breakdown settlement">${HAND}</mj-example>`;
const INPUT = `<mj-hand-input rules="luqiao" by="self">${HAND}</mj-hand-input>`;
const TABLE = '<mj-rules-table rules="luqiao"></mj-rules-table>';
/** After this many milliseconds without a long task, the page counts as at rest. */
const REST = 1000;

/**
 * The page is in English, for which every machine has a font. Without a Japanese font, Chromium searches for one at
 * each character, and an example takes four times as long.
 */
const page = (body = '') => `<!doctype html><html lang="en"><meta charset="utf-8">
<link rel="stylesheet" href="/prestyle.css"><main>${body}</main>
<script type="module" src="/cdn/mahjong.js"></script></html>`;

export default async function render() {
  const pages = {
    '/hands': page(),
    '/examples': page(EXAMPLE.repeat(40) + INPUT + TABLE),
    '/input': page(INPUT),
  };
  const site = await openSite({pages});
  const browser = await chromium.launch(chromeOptions());
  const at = (path) => `${site.origin}${path}`;
  try {
    return [
      await hands(browser, at('/hands'), 50, 800),
      await hands(browser, at('/hands'), 50, 5000),
      await hands(browser, at('/hands'), 500, 800),
      ...(await examples(browser, at('/examples'))),
      await editing(browser, at('/input')),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

async function open(browser, address, {height = 800, rate = 1, go = true} = {}) {
  const page = await browser.newPage({viewport: {width: 1280, height}});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate});
  await page.addInitScript(watchTasks);
  if (go) await page.goto(address, {waitUntil: 'load'});
  return {page, devtools};
}

/** The time until every hand in view is painted; others come later. */
async function hands(browser, address, count, height) {
  const {page} = await open(browser, address, {height, rate: SLOWDOWN});
  await page.waitForFunction(() => customElements.get('mj-hand'));
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await page.evaluate(drawHands, count));
  await page.close();
  const where = height > 800 ? 'all in view' : `window ${height} px high`;
  return {what: `${count} hands drawn, ${where}, CPU ÷${SLOWDOWN}`, ...spread(runs), unit: 'ms'};
}

/** Runs in the page: the time from the first hand added to the frame after all in view are laid out. */
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
  const isBelow = (hand) => hand.getBoundingClientRect().top > window.innerHeight;
  const isDrawn = (hand) => hand.shadowRoot.querySelector('.tile');
  for (const hand of main.children) {
    if (isBelow(hand)) break;
    while (!isDrawn(hand)) await new Promise(requestAnimationFrame);
  }
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}

/**
 * Forty examples, an editor and a table of rules, on a new page for each run, until those out of view are drawn too.
 */
async function examples(browser, address) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) {
    const {page, devtools} = await open(browser, address, {rate: SLOWDOWN});
    await page.waitForFunction(isAtRest, REST);
    const times = await page.evaluate(readTimes, REST);
    await devtools.send('HeapProfiler.collectGarbage');
    const {usedSize} = await devtools.send('Runtime.getHeapUsage');
    runs.push({...times, heap: usedSize / 1e6});
    await page.close();
  }
  const row = (what, name, unit) => ({what, ...spread(runs.map((run) => run[name])), unit});
  return [
    row(`40 examples, input, table interactive, CPU ÷${SLOWDOWN}`, 'interactive', 'ms'),
    row('the longest task of them', 'longest', 'ms'),
    row('the longest task while what is far is drawn', 'later', 'ms'),
    row('their heap after collection', 'heap', 'MB'),
  ];
}

/** Runs in the page, before anything else. */
function watchTasks() {
  window.tasks = [];
  const observer = new PerformanceObserver((list) => window.tasks.push(...list.getEntries()));
  observer.observe({type: 'longtask', buffered: true});
}

/** Runs in the page: whether everything is drawn, and has been for a while. */
function isAtRest(rest) {
  const elements = [...document.querySelectorAll('main > :not(p)')];
  if (elements.some((element) => element.matches(':not(:defined), :state(waiting)'))) return false;
  const ends = window.tasks.map(({startTime, duration}) => startTime + duration);
  return performance.now() - Math.max(...ends) > rest;
}

/**
 * Runs in the page. The page is interactive at the end of the last long task before a rest, counted from the arrival
 * of its own script; the scripts that this one fetches for the editor and the table arrive within that time.
 */
function readTimes(rest) {
  const scripts = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'));
  const arrived = Math.min(...scripts.map(({responseEnd}) => responseEnd));
  let interactive = 0;
  const longest = {first: 0, later: 0};
  for (const {startTime, duration} of window.tasks) {
    const isFirst = startTime - arrived - interactive < rest;
    if (isFirst) interactive = startTime + duration - arrived;
    const when = isFirst ? 'first' : 'later';
    longest[when] = Math.max(longest[when], duration);
  }
  return {interactive, longest: longest.first, later: longest.later};
}

/** A tile added and removed by the keyboard: the time until the frame with the new score, at full speed. */
async function editing(browser, address) {
  const {page} = await open(browser, address);
  await page.waitForFunction(() =>
    document.querySelector('mj-hand-input')?.shadowRoot?.querySelector('.total'),
  );
  const runs = await page.evaluate(editTiles, 4 * RUNS);
  await page.close();
  return {what: 'one tile changed to the new score laid out', ...spread(runs), unit: 'ms'};
}

/** Runs in the page. Does not wait for the next frame, which depends on the screen. */
async function editTiles(count) {
  const input = document.querySelector('mj-hand-input');
  const score = () => input.shadowRoot.querySelector('.score').textContent;
  const runs = [];
  const hands = ['[PPP] 123m 234m 78m 99m +6m', '[PPP] 123m 234m 78m 99s +6m'];
  for (let i = 0; i < count; i++) {
    const before = score();
    const field = input.shadowRoot.querySelector('.notation input');
    const start = performance.now();
    field.value = hands[(i + 1) % 2];
    field.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    await input.updateComplete;
    input.getBoundingClientRect();
    runs.push(performance.now() - start);
    if (score() === before) throw new Error(`The score did not change from ${before}.`);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return runs.slice(count / 4);
}
