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
const page = (script, body) => `<!doctype html><html lang="ja"><meta charset="utf-8"><title>page</title>
<link rel="stylesheet" href="/prestyle.css">
<script type="module" src="/cdn/${script}.js"></script><p>An example</p>${body}</html>`;

const PAGES = {
  '/show': page('show', `<mj-hand>${HAND}</mj-hand>`),
  '/luqiao': page('luqiao', EXAMPLE),
  '/loader': page('loader', EXAMPLE),
  '/all': page('all', EXAMPLE),
};

/** Runs in the page: notes the first frame after tiles are there, and after a score is. */
function watchFrames() {
  window.seen = {};
  const all = (root) =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const look = () => {
    const elements = all(document);
    const tiles = elements.some((one) => one.matches('.tile svg'));
    const total = elements.some((one) => one.matches('[part~=total]'));
    requestAnimationFrame((now) => {
      if (tiles) window.seen.hand ??= now;
      if (total) window.seen.score ??= now;
      look();
    });
  };
  look();
}

async function visit(browser, address, last) {
  const opened = await openSlow(browser, {viewport: {width: 800, height: 600}});
  await opened.addInitScript(watchFrames);
  await opened.goto(address, {waitUntil: 'commit'});
  await opened.waitForFunction((what) => window.seen?.[what], last);
  const seen = await opened.evaluate(() => window.seen);
  await opened.context().close();
  return seen;
}

export default async function line() {
  const server = await openPacked(async (pathname) => PAGES[pathname] ?? readFile(path.join(dist, pathname)));
  const browser = await chromium.launch(chromeOptions());
  const rows = [];
  try {
    for (const name of Object.keys(PAGES)) {
      const last = name === '/show' ? 'hand' : 'score';
      const address = `${server.origin}${name}`;
      await visit(browser, address, last);
      const runs = [];
      for (let i = 0; i < RUNS; i++) runs.push(await visit(browser, address, last));
      for (const what of last === 'hand' ? ['hand'] : ['hand', 'score'])
        rows.push({
          what: `${name.slice(1)}: first ${what}`,
          ...spread(runs.map((run) => run[what])),
          unit: 'ms',
        });
    }
  } finally {
    await browser.close();
    server.close();
  }
  return rows;
}
