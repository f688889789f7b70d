/**
 * When a tutorial can be answered on a slow phone: a slow line, and a processor four times as slow as this one. Also
 * without the time in which the page was at work and other programs had the processor, which a busy machine adds.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {dist} from '../package/bundle.mjs';
import {spread} from './median.mjs';
import {openPacked, openSlow} from './slow-line.mjs';

const RUNS = 3;
const SLOWER = 4;
/** So long a page is watched, in milliseconds. */
const WATCHED = 20_000;
const PAGE = '/stories/tutorials/riichi.en.html';

/** Runs in the page: notes the first frame with tiles, the first with a question to answer, long tasks and heights. */
function watchPage() {
  const seen = {tasks: 0, longest: 0, lastTask: 0, highest: 0, shrunk: 0};
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      seen.tasks += duration;
      seen.longest = Math.max(seen.longest, duration);
      seen.lastTask = startTime + duration;
    }
  }).observe({type: 'longtask', buffered: true});
  const look = () => {
    const height = document.documentElement?.scrollHeight ?? 0;
    seen.highest = Math.max(seen.highest, height);
    seen.shrunk = Math.max(seen.shrunk, seen.highest - height);
    if (document.querySelector('mj-tiles')?.shadowRoot?.querySelector('svg'))
      seen.tiles ??= performance.now();
    const quiz = document.querySelector('mj-quiz');
    if (!seen.answer && quiz?.shadowRoot?.querySelector('button, input'))
      seen.answer = performance.mark('answer').startTime;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser, address) {
  const opened = await openSlow(browser, {viewport: {width: 360, height: 740}, slower: SLOWER});
  await opened.addInitScript(watchPage);
  await browser.startTracing(opened, {categories: ['toplevel', 'blink.user_timing']});
  await opened.goto(address, {waitUntil: 'commit'});
  await opened.waitForTimeout(WATCHED);
  const seen = await opened.evaluate(() => window.seen);
  const {traceEvents} = JSON.parse(await browser.stopTracing());
  await opened.context().close();
  return {...seen, alone: seen.answer - waited(traceEvents)};
}

/** How long tasks of the page's main thread waited for the processor until the page could be answered, in milliseconds. */
function waited(events) {
  const mark = events.find(({cat, name}) => cat === 'blink.user_timing' && name === 'answer');
  if (!mark) return NaN;
  const before = events.filter(
    ({pid, tid, ts, dur, tdur, cat}) =>
      pid === mark.pid &&
      tid === mark.tid &&
      ts < mark.ts &&
      dur > 0 &&
      tdur >= 0 &&
      cat.includes('toplevel'),
  );
  // tasks may have tasks in them
  let end = 0;
  let sum = 0;
  for (const {ts, dur, tdur} of before.toSorted((a, b) => a.ts - b.ts)) {
    if (ts < end) continue;
    end = ts + dur;
    sum += dur - tdur;
  }
  return sum / 1000;
}

const ROWS = [
  ['first tile', 'tiles', 'ms'],
  ['the first question can be answered', 'answer', 'ms'],
  ['the same on a machine with nothing else to do', 'alone', 'ms'],
  ['the longest task', 'longest', 'ms'],
  ['all long tasks', 'tasks', 'ms'],
  ['the last long task ends', 'lastTask', 'ms'],
  ['by how much the page shrinks', 'shrunk', 'px'],
];

export default async function lesson() {
  const server = await openPacked((pathname) => readFile(path.join(dist, '..', pathname)));
  const browser = await chromium.launch(chromeOptions());
  try {
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await visit(browser, server.origin + PAGE));
    return ROWS.map(([what, of, unit]) => ({
      what: `tutorial: ${what}`,
      ...spread(runs.map((run) => run[of] ?? NaN)),
      unit,
    }));
  } finally {
    await browser.close();
    server.close();
  }
}
