/** Browsers that lack what the elements need show the text in the tags, whatever script a page loads. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {browse, rest} from './browse.js';
import {pageOf} from './elements.js';

const HAND = '123m 456p 789s 22p 34s';
const FENCE = 'rules=mcr by=discard';
const ENTRIES = {
  mahjong: '<script type="module" src="/cdn/mahjong.js"></script>',
  offline: '<script src="/cdn/offline.js"></script>',
};

/** What browsers lacked: Firefox before 126, Chrome before 125, Safari before 17.5. */
const LACKING = {
  'custom states': 'delete ElementInternals.prototype.states;',
  'states by plain names': `
    CustomStateSet.prototype.add = (name) => { throw new SyntaxError(name); };
    const {supports} = CSS;
    CSS.supports = (...asked) => !asked.join().includes(':state') && supports.call(CSS, ...asked);`,
  'colours for light and dark': 'CSS.supports = () => false;',
};

const body = [
  `<mj-example rules="riichi" by="self">${HAND} +5s</mj-example>`,
  `<mj-hand>${HAND}</mj-hand>`,
  '<p>A <mj-tiles>5s</mj-tiles> and [mj]6s[/mj].</p>',
  `<pre><code class="language-mj">${FENCE}\n${HAND} +5s</code></pre>`,
  '<mj-round>turn=E\nE: 123m | 1m</mj-round>',
];
const {address, newPage} = browse({
  pages: Object.fromEntries(
    Object.entries(ENTRIES).map(([name, script]) => [
      `/${name}.html`,
      pageOf(`<link rel="stylesheet" href="/prestyle.css">${script}`, body),
    ]),
  ),
});

describe.each(Object.entries(LACKING))('a browser without %s', (_, lacking) => {
  test.each(Object.keys(ENTRIES))('shows the text of a page with %s.js', async (entry) => {
    const page = await newPage({});
    const said: string[] = [];
    const scripts: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.addInitScript(lacking);
    await page.goto(address(`/${entry}.html`));
    await rest(page);
    const text = await page.evaluate(() => document.body.innerText);
    for (const part of [`${HAND} +5s`, HAND, 'A 5s and [mj]6s[/mj].', FENCE, 'E: 123m | 1m'])
      expect(text).toContain(part);
    const defined = await page.evaluate(() =>
      [...document.querySelectorAll('*')].filter((element) => customElements.get(element.localName)),
    );
    expect(defined).toEqual([]);
    expect(said).toEqual([expect.stringContaining('needs a newer browser')]);
    expect(scripts.map((url) => path.basename(url))).toEqual([`${entry}.js`]);
    await page.close();
  });
});

test('keeps no room for elements that will not come', async () => {
  const page = await newPage({});
  const sheet = readFileSync(path.join(import.meta.dirname, '../../dist/prestyle.css'), 'utf8');
  // a selector that no browser knows, as `:state()` is to an old one
  const old = sheet.replaceAll(':state(', ':state-of-old(');
  await page.route('**/prestyle.css', (route) => route.fulfill({contentType: 'text/css', body: old}));
  await page.route('**/mahjong.js', (route) => route.abort());
  const heights = async (): Promise<number[]> => {
    await page.goto(address('/mahjong.html'));
    await rest(page);
    return page.evaluate(() =>
      [...document.querySelectorAll('mj-example, mj-hand, mj-round')].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return element.getBoundingClientRect().height - range.getBoundingClientRect().height;
      }),
    );
  };
  for (const over of await heights()) expect(over).toBeLessThan(2);
  await page.close();
});
