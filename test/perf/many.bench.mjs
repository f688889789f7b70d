/**
 * How long the longest task is on a page with a thousand elements of a kind, and when the last of them is drawn; and, on a
 * slow processor, how a long page is drawn and learns another language. Of a long page it is told how long the processor
 * was busy with a task, which other programs on the machine change least.
 */
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
<main>${Object.values(KINDS).join('')}</main><script type="module" src="/cdn/mahjong.js"></script></html>`;

/** By how much a slow processor is slower. */
const SLOWER = 4;
const LONG = {
  'mj-tiles': [1000, '<p>Wait for <mj-tiles>14m</mj-tiles>.</p>'],
  'mj-hand': [1000, '<mj-hand>[PPP] 234567m 99p 78s +9s</mj-hand>'],
  'mj-board': [
    200,
    '<mj-board>E: 123m 456p 77s | 1m 9p E W^ 9m\nS: | N 1s^\nW: | P 1m C\nN: | 2s 8s 9s</mj-board>',
  ],
  'mj-example': [300, `<mj-example ${WON}></mj-example>`],
  'mj-example of a chapter': [40, `<mj-example ${WON}></mj-example>`],
};
const pathOf = (what) => `/${what.replaceAll(' ', '-')}`;
/** Each has a heading in its language, as a page has: else the browser would fetch its font with the first element. */
const longPages = Object.fromEntries(
  Object.entries(LONG).map(([tag, [count, text]]) => [
    pathOf(tag),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><link rel="stylesheet" href="/prestyle.css">
      <h1>麻雀</h1><main>${text.repeat(count)}</main><script type="module" src="/cdn/mahjong.js"></script></html>`,
  ]),
);

export default async function many() {
  const site = await openSite({pages: {'/many': page, ...longPages}, folder: process.env.DIST});
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
    for (const [tag, [count]] of Object.entries(LONG)) {
      const runs = [];
      for (let i = 0; i < RUNS; i++) runs.push(await long(browser, `${site.origin}${pathOf(tag)}`));
      for (const [name, of, unit = 'ms'] of [
        ['the longest task', ({opened}) => opened.longest],
        ['all long tasks', ({opened}) => opened.sum],
        ['until nothing is drawn', ({opened}) => opened.all],
        ['drawn', ({drawn}) => drawn, 'elements'],
        ['`lang` changed: the longest task', ({changed}) => changed.longest],
        ['`lang` changed: all long tasks', ({changed}) => changed.sum],
      ])
        rows.push({
          what: `${count} ${tag}, processor ÷ ${SLOWER}: ${name}`,
          ...spread(runs.map(of)),
          unit,
        });
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

/** Opens a long page on a slow processor, and changes its language once it is drawn. */
async function long(browser, address) {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  page.setDefaultTimeout(0);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  const traced = async (act) => {
    await browser.startTracing(page, {categories: ['toplevel']});
    await act();
    const all = await page.evaluate(untilStill);
    return {...tasksIn(JSON.parse(await browser.stopTracing()).traceEvents), all};
  };
  const opened = await traced(() => page.goto(address, {waitUntil: 'load'}));
  const drawn = await page.evaluate(
    () => document.querySelectorAll('main :state(running):not(:state(waiting))').length,
  );
  const changed = await traced(() =>
    page.evaluate(() => {
      document.documentElement.lang = 'en';
    }),
  );
  await page.close();
  return {opened, drawn, changed};
}

/** The longest task of a page's main thread, and the sum of all that are longer than 50 ms, in milliseconds. */
function tasksIn(events) {
  const isMain = ({pid, tid}) =>
    events.some(
      (one) =>
        one.name === 'thread_name' &&
        one.args.name === 'CrRendererMain' &&
        one.pid === pid &&
        one.tid === tid,
    );
  const times = events
    .filter((one) => one.name === 'ThreadControllerImpl::RunTask' && one.tdur > 5000 && isMain(one))
    .map(({tdur}) => tdur / 1000);
  const longer = times.filter((time) => time > 50);
  return {longest: Math.max(0, ...times), sum: longer.reduce((a, b) => a + b, 0)};
}

/** Runs in the page: waits until nothing has been drawn for three seconds. */
async function untilStill() {
  const since = performance.now();
  const drawn = () => document.querySelectorAll('main :state(running):not(:state(waiting))').length;
  let last = since;
  for (let before = -1; performance.now() - last < 3000;) {
    await new Promise((done) => setTimeout(done, 100));
    const now = drawn();
    if (now !== before) last = performance.now();
    before = now;
  }
  return last;
}
