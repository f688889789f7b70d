import {chromium, type Browser, type BrowserContextOptions, type Page} from 'playwright';
import {afterAll, beforeAll} from 'vitest';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from './site.mjs';

interface Browsing {
  /** An address of the site. */
  address(path: string): string;
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** A page that has come to rest, the addresses of the scripts that it has asked for, and what it has complained of. */
  open(path: string): Promise<{page: Page; scripts: string[]; said: string[]}>;
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
  return {
    address,
    newPage: (how) => browser.newPage(how),
    async open(path) {
      const page = await browser.newPage();
      const scripts: string[] = [];
      const said: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(String(error)));
      await page.goto(address(path), {waitUntil: 'networkidle'});
      return {page, scripts, said};
    },
  };
}
