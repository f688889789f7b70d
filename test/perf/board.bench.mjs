/** How fast tables are drawn on a machine four times as slow: ten boards already read, and a step of a round. */
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from '../page/site.mjs';
import {spread} from './median.mjs';

const RUNS = 9;
const SLOWDOWN = 4;
const BOARDS = 10;
const BOARD = `<mj-board indicators="3s" left="38" counters="2" round="south">
E: 123m 456p 77s 345s 88p +3m | 1m 9p E W^ 9m 2s^ 3p 4p 5m^ 6m^ C
S: [_123m][PP_P] | N 1s^ 9s 2m 4s 4s^ 8p 1p>E W
W: riichi | P 1m C 5p 6p 2s* 1s^ 1p^
N: [[6666s]] [44_4m] | 2s 8s 9s 9s 7m 7m 2m 3m^ 4m 5p 6p 7p 8p^ 9p</mj-board>`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="/prestyle.css">
<main>${BOARD}</main><script type="module" src="/cdn/mahjong.js"></script></html>`;

export default async function boards() {
  const site = await openSite({pages: {'/boards': page}});
  const browser = await chromium.launch(chromeOptions());
  try {
    const opened = await browser.newPage({viewport: {width: 1280, height: 8000}});
    const devtools = await opened.context().newCDPSession(opened);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await opened.goto(`${site.origin}/boards`);
    await opened.waitForFunction(() =>
      document.querySelector('mj-board')?.shadowRoot?.querySelector('table'),
    );
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push((await opened.evaluate(drawBoards, BOARDS)) / BOARDS);
    return [{what: `a board, of ${BOARDS}, CPU ÷${SLOWDOWN}`, ...spread(runs), unit: 'ms'}];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Runs in the page: the time spent in tasks, from the first board added until all are drawn and laid out. */
async function drawBoards(count) {
  const main = document.querySelector('main');
  const text = main.querySelector('mj-board').outerHTML;
  main.replaceChildren(main.firstElementChild);
  await new Promise(requestAnimationFrame);
  const template = document.createElement('template');
  template.innerHTML = text.repeat(count);
  const start = performance.now();
  main.append(template.content);
  const added = [...main.children].slice(1);
  for (const board of added) await board.updateComplete;
  main.getBoundingClientRect();
  const took = performance.now() - start;
  if (added.some((board) => !board.shadowRoot.querySelector('.tile')))
    throw new Error('A board was not drawn.');
  return took;
}
