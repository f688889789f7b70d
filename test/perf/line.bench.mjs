/** When readers see something on a slow line: 1.6 Mbit/s, 150 ms a round trip, gzip, nothing in the cache. */
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium} from 'playwright';
import {chromeOptions} from '../browser/chrome.mjs';
import {dist} from '../package/bundle.mjs';
import {spread} from './median.mjs';

const RUNS = 9;
/** As the network panel of browsers has it: bytes a second, and milliseconds. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};
const TYPES = {'.js': 'text/javascript', '.css': 'text/css'};

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

/** A server that packs what it sends, as a site does. */
async function open() {
  const packed = new Map();
  const bodyOf = async (pathname) =>
    gzipSync(PAGES[pathname] ?? (await readFile(path.join(dist, pathname))), {level: 9});
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url, 'http://localhost');
    if (!packed.has(pathname)) packed.set(pathname, bodyOf(pathname));
    packed.get(pathname).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': `${TYPES[path.extname(pathname)] ?? 'text/html'}; charset=utf-8`,
            'content-encoding': 'gzip',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

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
  const context = await browser.newContext({viewport: {width: 800, height: 600}});
  const opened = await context.newPage();
  const devtools = await context.newCDPSession(opened);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await opened.addInitScript(watchFrames);
  await opened.goto(address, {waitUntil: 'commit'});
  await opened.waitForFunction((what) => window.seen?.[what], last);
  const seen = await opened.evaluate(() => window.seen);
  await context.close();
  return seen;
}

export default async function line() {
  const server = await open();
  const browser = await chromium.launch(chromeOptions());
  const rows = [];
  try {
    for (const name of Object.keys(PAGES)) {
      const last = name === '/show' ? 'hand' : 'score';
      const address = `http://127.0.0.1:${server.address().port}${name}`;
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
    server.closeAllConnections();
    server.close();
  }
  return rows;
}
