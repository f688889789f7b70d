/** When readers see something on a slow line: 1.6 Mbit/s, 150 ms a round trip, gzip, nothing in the cache. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {dist} from '../package/bundle.mjs';
import {spread} from './median.mjs';
import {openPacked, openSlow} from './slow-line.mjs';

const RUNS = 9;

const HAND = '[PPP] 123m 234m 78m 99m +6m';
const EXAMPLE = `<mj-example rules="luqiao" by="discard" from="west" seat="south" wild="5m">${HAND}</mj-example>`;
const HANDS = {
  luqiao: EXAMPLE,
  mcr: '<mj-example rules="mcr" by="discard">[123m][456m] 789m 234p 5s +5s</mj-example>',
  riichi:
    '<mj-example rules="riichi" by="discard" from="west" indicators="1p">234m 456p 678s 55p 34s +5s</mj-example>',
};
const page = (body) => `<!doctype html><html lang="ja"><meta charset="utf-8"><title>page</title>
<link rel="stylesheet" href="/prestyle.css">
<script type="module" src="/cdn/mahjong.js"></script><p>An example</p>${body}</html>`;

/** Pages by name, with the number of scores on them. */
const PAGES = {
  tiles: {body: `<mj-hand>${HAND}</mj-hand>`, scores: 0},
  'one example': {body: HANDS.luqiao, scores: 1},
  'three rule sets': {body: Object.values(HANDS).join(''), scores: 3},
};

/** Runs in the page: notes the first frame after tiles are there, and after all scores are. */
function watchFrames(scores) {
  window.seen = {};
  window.scores = scores;
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const look = () => {
    const elements = all(document);
    const tiles = elements.some((one) => one.matches('.tile svg'));
    const totals = elements.filter((one) => one.matches('[part~=total]')).length;
    requestAnimationFrame((now) => {
      if (tiles) window.seen.hand ??= now;
      if (totals >= window.scores) window.seen.score ??= now;
      look();
    });
  };
  look();
}

async function visit(browser, address, scores) {
  const opened = await openSlow(browser, {viewport: {width: 800, height: 600}});
  await opened.addInitScript(watchFrames, scores);
  await opened.goto(address, {waitUntil: 'commit'});
  await opened.waitForFunction((what) => window.seen?.[what], scores ? 'score' : 'hand');
  const seen = await opened.evaluate(() => window.seen);
  await opened.context().close();
  return seen;
}

export default async function line() {
  const named = Object.entries(PAGES);
  const server = await openPacked(async (pathname) => {
    const [, asked] = named[Number(/^\/page-(\d)$/.exec(pathname)?.[1])] ?? [];
    return asked ? page(asked.body) : readFile(path.join(dist, pathname));
  });
  const browser = await chromium.launch(chromeOptions());
  const rows = [];
  try {
    for (const [i, [name, {scores}]] of named.entries()) {
      const address = `${server.origin}/page-${i}`;
      await visit(browser, address, scores);
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, address, scores));
      for (const what of scores ? ['hand', 'score'] : ['hand'])
        rows.push({what: `${name}: first ${what}`, ...spread(runs.map((run) => run[what])), unit: 'ms'});
    }
  } finally {
    await browser.close();
    server.close();
  }
  return rows;
}
