import {setTimeout as sleep} from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Frame,
  type Page,
  type Request,
} from 'playwright';
import {afterAll, beforeAll} from 'vitest';
import {chromeOptions} from '../browser/chrome.mjs';
import {PATIENCE} from '../patience.mjs';
import {tags} from '../package/manifest.js';
import {openSite} from './site.mjs';

interface Browsing {
  /** The URL of a path of the site. */
  address(path: string): string;
  /** Opens a page: one that says how it is, with nothing kept; the others share the files that the browser keeps. */
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

/** What tells whether an element is drawn, and asks for it. */
interface Drawn {
  readonly isUpdatePending: boolean;
  readonly updateComplete: Promise<unknown>;
}

/** Waits for idle time of a frame. @returns whether all elements of ours that it shows are drawn, those out of view too */
const isDrawn = (frame: Frame): Promise<boolean> =>
  frame.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const isShown = (element: Element): boolean =>
          !element.matches(':state(waiting)') || element.getClientRects().length > 0;
        const isDue = (element: Element): boolean =>
          isShown(element) &&
          (element.matches(':state(far)') || (element as Partial<Drawn>).isUpdatePending === true);
        const isDone = (root: ParentNode): boolean => {
          const all = [...root.querySelectorAll('*')];
          // of many elements far from its window a page draws none until somebody asks for it
          for (const element of all) if (isDue(element)) void (element as Partial<Drawn>).updateComplete;
          return all.every(
            (element) => !isDue(element) && (!element.shadowRoot || isDone(element.shadowRoot)),
          );
        };
        requestIdleCallback(() => done(isDone(document)), {timeout: 1000});
      }),
  );

/** Waits for idle time of all frames of a page. @returns whether all elements of ours in them are drawn */
async function areDrawn(page: Page): Promise<boolean> {
  // a lazy frame far down has no document yet that could answer, and a frame that is gone needs none
  const frames = page.frames().filter((frame) => frame.url());
  const drawn = await Promise.all(frames.map((frame) => isDrawn(frame).catch(() => frame.isDetached())));
  return drawn.every(Boolean);
}

/** Resolves when all requests of a page are answered, it makes no new ones in its idle time, and its elements are drawn. */
export async function rest(page: Page): Promise<void> {
  const of = asked.get(page);
  if (!of) throw new TypeError('not a page of `browse`');
  let isAtRest = false;
  while (!isAtRest) {
    const before = of.times;
    await sleep(QUIET);
    const drawn = await areDrawn(page);
    isAtRest = drawn && of.pending.size === 0 && before === of.times;
  }
}

/** Resolves when each style sheet that a page links to has come: before that, boxes have other places than the reader sees. */
export async function styled(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet),
  );
}

/** Holds back the script of this library from a page. @returns what lets it come */
export async function holdScript(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((done) => (arrive = done));
  await page.route(/\/cdn\/mahjong\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Opens an address and waits until the page is at rest. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await rest(page);
}

/** The tags whose first element on a page has drawn something. */
export const shownTags = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) => names.filter((name) => document.querySelector(name)?.shadowRoot?.childElementCount),
    tags,
  );

/** Opens a site and a browser before the tests of a file, and closes both after them. */
export function browse(options: Parameters<typeof openSite>[0]): Browsing {
  let browser: Browser;
  let shared: BrowserContext;
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    browser = await chromium.launch(chromeOptions());
    shared = await browser.newContext();
    site = await openSite(options);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  const address = (path: string): string => site.origin + path;
  const newPage = async (how?: BrowserContextOptions): Promise<Page> => {
    const page = await (how ? browser.newPage(how) : shared.newPage());
    page.setDefaultTimeout(PATIENCE / 2);
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
