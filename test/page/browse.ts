import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Browser, type BrowserContextOptions, type Page, type Request} from 'playwright';
import {afterAll, beforeAll} from 'vitest';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from './site.mjs';

interface Browsing {
  /** The URL of a path of the site. */
  address(path: string): string;
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /**
   * Opens a page and waits until it is at rest. Returns also the scripts that it asked for, and its complaints in the
   * console.
   */
  open(path: string): Promise<{page: Page; scripts: string[]; said: string[]}>;
}

/** For each page, the requests without an answer yet, and the number of requests so far. */
const asked = new WeakMap<Page, {pending: Set<Request>; times: number}>();

/** After this many milliseconds without a new request, an idle page counts as at rest. */
const QUIET = 60;

function watch(page: Page): void {
  const of = {pending: new Set<Request>(), times: 0};
  asked.set(page, of);
  page.on('request', (request) => {
    of.pending.add(request);
    of.times++;
  });
  page.on('requestfinished', (request) => of.pending.delete(request));
  page.on('requestfailed', (request) => of.pending.delete(request));
}

/** Resolves when every frame of the page has had an idle moment, or is gone. */
const idle = (page: Page): Promise<unknown> =>
  Promise.all(
    page
      .frames()
      // a lazy frame far down has no document yet that could answer
      .filter((frame) => frame.url())
      .map((frame) =>
        frame
          .evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), {timeout: 1000})))
          .catch(() => undefined),
      ),
  );

/** Resolves when all requests of a page are answered, and it makes no new ones in its idle time. */
export async function rest(page: Page): Promise<void> {
  const of = asked.get(page);
  if (!of) throw new TypeError('not a page of `browse`');
  for (let before = -1; of.pending.size > 0 || before !== of.times;) {
    before = of.times;
    await sleep(QUIET);
    await idle(page);
  }
}

/** Opens an address and waits until the page is at rest. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await rest(page);
}

/** Opens a site and a browser before the tests of a file, and closes both after them. */
export function browse(options: Parameters<typeof openSite>[0]): Browsing {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    browser = await chromium.launch(chromeOptions());
    site = await openSite(options);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  const address = (path: string): string => site.origin + path;
  const newPage = async (how?: BrowserContextOptions): Promise<Page> => {
    const page = await browser.newPage(how);
    watch(page);
    return page;
  };
  return {
    address,
    newPage,
    async open(path) {
      const page = await newPage();
      const scripts: string[] = [];
      const said: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      await visit(page, address(path));
      return {page, scripts, said};
    },
  };
}
