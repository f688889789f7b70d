/**
 * How a page answers while a reader plays on a slow processor: `node test/perf/play-page.mjs [hands] [ids…]`. Prints a line for each
 * rule set, in milliseconds of the page's main thread, so that what else the machine does is not counted: the
 * longest task and how many are long, the longest way from a key to the move that is drawn, and what is thought and drawn
 * between two moves in 99 of 100.
 */
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import * as ours from '../../dist/rules/index.js';

const SLOWER = 4;
/** With the last one a task has all that is done in it, also what follows when a module has come. */
const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];
/** A task that is longer holds up whoever reads, in milliseconds. */
const LONG = 50;
/** If nothing is asked for so long, a press did nothing, in milliseconds. */
const PATIENCE = 60_000;

const [hands = '1', ...ids] = process.argv.slice(2);
const rules = Object.keys(ours)
  .map((name) => ours[name].id)
  .filter((id) => !ids.length || ids.includes(id));

const pageOf = (id) => `<!doctype html><html lang="en"><meta charset="utf-8">
  <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/prestyle.css">
  <mj-play rules="${id}" seed="perf" seat="south" level="4" speed="fast"></mj-play>
  <script type="module" src="/cdn/mahjong.js"></script></html>`;

/** Runs in the page: marks each move in the trace, and notes when something is asked, or a hand is over. */
function note() {
  addEventListener('mj-move', ({detail}) => performance.mark(`move ${detail.seat} ${detail.move.do}`));
  window.listen = () => {
    window.paused = new Promise((come) => (window.come = come));
  };
  window.listen();
  for (const type of ['mj-turn', 'mj-end']) addEventListener(type, () => window.come(type));
  addEventListener('mj-end', () => performance.mark('over'));
}

/**
 * Runs in the page, once what is asked is drawn: the focus goes to a tile that may be discarded, or to the last move, which lets
 * a tile go.
 */
async function focusNext() {
  window.listen();
  const play = document.querySelector('mj-play');
  await play.updateComplete;
  const keys = [...play.shadowRoot.querySelectorAll('.key:not([aria-disabled])')];
  const key =
    keys[Math.floor(keys.length / 2)] ?? [...play.shadowRoot.querySelectorAll('[data-move]')].at(-1);
  key.focus();
}

/** Waits until something is asked, or the hand is over. @returns the type of the event that told it */
async function paused(page, after) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`nothing is asked after ${after}: ${page.url()}`)), PATIENCE);
  });
  try {
    return await Promise.race([page.evaluate(() => window.paused), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the hand that is over is told with its result; runs in the page. */
const isTold = () =>
  document
    .querySelector('mj-play')
    .shadowRoot.querySelector('mj-round')
    ?.shadowRoot.querySelector('[part=ending]') != null;

/** Plays from a question to the end of the hand, until it is told. */
async function playHand(page) {
  do {
    await page.evaluate(focusNext);
    await page.keyboard.press('Enter');
  } while ((await paused(page, 'Enter')) !== 'mj-end');
  await page.waitForFunction(isTold, undefined, {timeout: PATIENCE});
}

/** Begins another hand by its button, and waits for its first question. */
async function begin(page) {
  await page.evaluate(() => window.listen());
  // a role would be looked for in the whole table, in the page's main thread
  await page.locator('[part~=another]').click();
  await paused(page, 'another wall');
}

const part = (values, of) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * of))] ?? 0;

/** What the main thread of the page did. */
function measure(events) {
  const marks = events.filter(({name}) => /^(move |over$)/.test(name));
  const thread = marks[0]?.tid;
  const mine = events.filter(({tid, pid}) => tid === thread && pid === marks[0]?.pid);
  const keys = mine.filter(({name, args}) => name === 'EventDispatch' && args.data?.type === 'keydown');
  // until the first key, what begins the measure runs in the page
  const tasks = mine.filter(({name, tdur, ts, dur}) => name === 'RunTask' && tdur && ts + dur > keys[0].ts);
  const between = (from, to) =>
    tasks.filter(({ts}) => ts >= from && ts < to).reduce((sum, {tdur}) => sum + tdur, 0) / 1000;
  const paints = mine.filter(({name}) => name === 'Paint');
  const ways = keys.flatMap(({ts}) => {
    const move = marks.find((mark) => mark.ts > ts);
    const next = keys.find((key) => key.ts > ts);
    // after a pass the next move is a draw of its own time
    const own = move && /^move south (?!draw)/.test(move.name) && (!next || next.ts > move.ts);
    const paint = own && paints.find((one) => one.ts > move.ts);
    const task = tasks.find((one) => one.ts <= ts && one.ts + one.dur > ts);
    return paint ? [between(task?.ts ?? ts, paint.ts)] : [];
  });
  const gaps = marks
    .slice(1)
    // a reader's move comes when he makes it, and the first of a hand when he begins it
    .flatMap((mark, i) =>
      /south|over/.test(mark.name) || marks[i].name === 'over' ? [] : [between(marks[i].ts, mark.ts)],
    );
  const times = tasks.map(({tdur}) => tdur / 1000);
  return {
    longest: Math.max(...times),
    long: times.filter((time) => time > LONG).length,
    way: Math.max(0, ...ways),
    gap: part(gaps, 0.99),
  };
}

const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
const HEADS = ['rules', 'hands', 'longest task', `tasks > ${LONG}`, 'key to move', 'between moves, p99'];
row(HEADS);
row(HEADS.map(() => '---'));
const site = await openSite({
  pages: Object.fromEntries(rules.map((id) => [`/${id}`, pageOf(id)])),
  folder: process.env.DIST,
});
const browser = await chromium.launch(chromeOptions());
try {
  for (const id of rules) {
    const page = await browser.newPage({viewport: {width: 1000, height: 900}});
    await page.addInitScript(note);
    await page.goto(`${site.origin}/${id}`);
    await paused(page, 'the page came');
    // what Playwright runs in the page to wait comes in a task of its own, which is not the page's
    await page.waitForFunction(() => true);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    await browser.startTracing(page, {categories: CATEGORIES});
    for (let n = 0; n < Number(hands); n++) {
      if (n) await begin(page);
      await playHand(page);
    }
    const {traceEvents} = JSON.parse(String(await browser.stopTracing()));
    const {longest, long, way, gap} = measure(traceEvents);
    row([id, hands, ...[longest, long, way, gap].map((value) => value.toFixed(0))]);
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
