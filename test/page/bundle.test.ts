/** The published bundle of one rule set: what a page requests besides it, and when. */
import {describe, expect, test} from 'vitest';
import {browse} from './browse.js';
import {markup, pageOf} from './elements.js';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const page = (...tags: string[]): string =>
  pageOf('<script type="module" src="/cdn/luqiao.js"></script>', tags.map(markup)).replace(
    'lang="en"',
    'lang="ja"',
  );

const {open} = browse({
  headers: {'content-security-policy': POLICY},
  pages: {
    '/score.html': page('mj-tiles', 'mj-hand', 'mj-example', 'mj-score-breakdown', 'mj-settlement'),
    '/waits.html': page('mj-waits'),
  },
});

/** The tags of the elements that were fetched; the eight characters after a tag are a hash. */
const fetched = (scripts: readonly string[]): string[] =>
  scripts.flatMap((url) => /-(mj-[a-z-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? []);

describe('a page with the bundle of a rule set', () => {
  test('asks for two scripts where it shows hands, scores and payments in Japanese', async () => {
    const {page: opened, scripts, said} = await open('/score.html');
    await opened.locator('mj-settlement table').waitFor();
    const names = scripts.map((url) => url.replace(/^.*\/|-[\w-]{8}(?=\.js$)/g, ''));
    expect([names, said]).toEqual([['luqiao.js', 'luqiao-score.js'], []]);
    await opened.close();
  });

  test('asks for the element that it has beside these, and for no other', async () => {
    const {page: opened, scripts, said} = await open('/waits.html');
    await opened.locator('mj-waits [part]').first().waitFor();
    expect([fetched(scripts), said]).toEqual([['mj-waits'], []]);
    await opened.close();
  });

  test('gets an element that is put on it later', async () => {
    const {page: opened, scripts, said} = await open('/score.html');
    await opened.evaluate(() => {
      document.querySelector('mj-example')?.after(document.createElement('mj-rules-options'));
      document.querySelector('mj-rules-options')?.setAttribute('rules', 'luqiao');
    });
    await opened.locator('mj-rules-options fieldset').first().waitFor();
    expect([fetched(scripts), said]).toEqual([['mj-rules-options'], []]);
    await opened.close();
  });

  test('gets an element in a shadow root of its own once that has been handed over', async () => {
    const {page: opened, said} = await open('/score.html');
    // as text, so that it is the page's import and not the test's
    await opened.evaluate(`import('/cdn/luqiao.js').then(({watch}) => {
      const root = document.body.appendChild(document.createElement('div')).attachShadow({mode: 'open'});
      watch(root);
      root.append(document.createElement('mj-rules-table'));
      root.querySelector('mj-rules-table').setAttribute('rules', 'luqiao');
    })`);
    await opened.locator('mj-rules-table table').waitFor();
    expect(said).toEqual([]);
    await opened.close();
  });
});
