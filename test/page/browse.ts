import {chromium, type Browser, type BrowserContextOptions, type Page} from 'playwright';
import {afterAll, beforeAll} from 'vitest';
import {chromeOptions} from '../browser/chrome.mjs';
import {openSite} from './site.mjs';

interface Browsing {
  /** An address of the site. */
  address(path: string): string;
  newPage(options?: BrowserContextOptions): Promise<Page>;
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
  return {
    address: (path) => site.origin + path,
    newPage: (how) => browser.newPage(how),
  };
}
