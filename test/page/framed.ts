/** Pages for frames, in a sandboxed frame of another origin, as on a blog. */
import type {Frame, Page} from 'playwright';
import {afterAll, beforeAll} from 'vitest';
import {browse, rest} from './browse.js';
import {openSite} from './site.mjs';

const outer = `<!doctype html><title>outer</title><script>
  messages = [];
  addEventListener('message', ({data, origin}) => messages.push({...data, origin}));
</script>`;

/** A page with a frame, what was written to its console, and the messages that it received. */
export interface Opened {
  page: Page;
  frame: Frame;
  said: string[];
  messages(): Promise<Record<string, unknown>[]>;
}

/** How a frame is opened. */
interface How {
  readonly width?: number;
  readonly hash?: string;
  readonly file?: string;
}

/**
 * Opens sites and a browser for the tests of a file. @returns a function that puts a frame with parameters into a
 * page
 */
export function framed(): (parameters: Record<string, string>, how?: How) => Promise<Opened> {
  const {address, newPage} = browse({pages: {'/outer.html': outer}});
  let inner: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    inner = await openSite({});
  });
  afterAll(() => inner.close());
  return async (parameters, {width = 600, hash = '', file = 'embed.html'} = {}) => {
    const page = await newPage({viewport: {width: width + 40, height: 800}, locale: 'en-US'});
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(address('/outer.html'));
    const source = `${inner.origin}/${file}?${new URLSearchParams(parameters).toString()}${hash}`;
    await page.evaluate(
      ([src, wide]) =>
        new Promise((loaded) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          Object.assign(frame, {src, width: wide, height: 500, onload: loaded});
          document.body.append(frame);
        }),
      [source, String(width)] as const,
    );
    await rest(page);
    const frame = page.frames()[1];
    const messages = () =>
      page.evaluate(() => (window as unknown as {messages: Record<string, unknown>[]}).messages);
    return {page, frame, said, messages};
  };
}
