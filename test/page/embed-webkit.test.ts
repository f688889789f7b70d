/** The pages for frames in WebKit, where it is installed: there `'self'` matches nothing in a frame without an origin. */
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {webkit} from '../browser/webkit.mjs';
import {openSite} from './site.mjs';

const browser = webkit();

const FRAMES = {
  example: '/embed.html?rules=luqiao&hand=[EEE]24p678p345s11s%2B3p&by=self&wild=7m&lang=en',
  round: '/embed-round.html?mj-round=rules=luqiao%20turn=E%20E:%20%2B1m%20-1m&lang=en',
};

/** A page that shows a frame as a blog does, and puts the height that the frame tells into its own address. */
const pageWith = (source: string): string => `<!doctype html><title>blog</title><script>
  addEventListener('message', ({data}) => { if (data.height > 100) location.hash = data.height; });
</script><iframe sandbox="allow-scripts" width="600" height="400" src="${source}"></iframe>`;

describe.skipIf(!browser)('in WebKit, a sandboxed frame', () => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    const pages = Object.entries(FRAMES).map(([name, source]) => [`/${name}-alone.html`, pageWith(source)]);
    site = await openSite({pages: Object.fromEntries(pages) as Record<string, string>});
  });
  afterAll(async () => {
    await browser?.stop();
    await site.close();
  });

  const address = async (): Promise<string> => (browser!.getPage() as {url: () => Promise<string>}).url();

  test.each(Object.keys(FRAMES))('shows its %s and says how high it is', async (name) => {
    await browser!.startSession(name, `${site.origin}/${name}-alone.html`);
    await expect.poll(async () => new URL(await address()).hash).toMatch(/^#\d{3}/);
  });
});
