/** Every element on a page whose headers allow only its own scripts and style sheets, and no markup from strings. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {escapeHtml} from '../../src/share/escape.js';
import {tags} from '../package/manifest.js';
import {hostile} from '../variant/strangers.js';
import {browse, shownTags, visit} from './browse.js';
import {markup, pageOf, TOLD} from './elements.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";
const scripts = readdirSync(path.join(import.meta.dirname, '../../dist/cdn')).filter((file) =>
  file.endsWith('.js'),
);

/** The pages for frames have small scripts of their own beside the one for pages without an origin. */
const BESIDE: Readonly<Record<string, string>> = {'embed.js': 'offline.js', 'embed-round.js': 'offline.js'};

const tagOf = (script: string): string => `<script type="module" src="/cdn/${script}"></script>`;
const head = (script: string): string => `<link rel="stylesheet" href="/prestyle.css">
    ${BESIDE[script] ? tagOf(BESIDE[script]) : ''}${tagOf(script)}`;

const pages = Object.fromEntries(
  scripts.map((file) => [`/${file}.html`, pageOf(head(file), tags.map(markup))]),
);

const OWN = `<section id="own"><h2>Our rules</h2><table><tr><th>Pattern<th>Fan</tr>
  <tr><td>Full Flush<td>7</tr></table></section>`;
const example = (rules: string): string =>
  `<mj-example rules="#${rules}" by="self">123m 234m 567m 789m 9m +9m</mj-example>`;
pages['/own-rules.html'] = pageOf(head('mahjong.js'), [OWN, example('own')]);
const strangers = hostile.slice(0, 100).map((text, i) => `<pre id="of-${i}">${escapeHtml(text)}</pre>`);
pages['/strangers.html'] = pageOf(head('mahjong.js'), [
  ...strangers,
  OWN,
  ...[...strangers.keys()].map((i) => example(`of-${i}`)),
  example('own'),
]);
pages['/breach.html'] = pageOf('', ['<b style="color: red">red</b>']);
const {address, newPage} = browse({pages, headers: {'content-security-policy': POLICY}});

/** Opens a page, and collects its complaints. */
async function open(file: string): Promise<{page: Page; complaints: string[]}> {
  const page = await newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {complain} = window as unknown as {complain: (text: string) => void};
      complain(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await visit(page, address(`/${file}`));
  return {page, complaints};
}

/** Presses every button and every key that a reader might press, in shadow roots too. */
async function use(page: Page): Promise<void> {
  const buttons = page.locator('button:visible');
  for (let i = 0; i < Math.min(await buttons.count(), 60); i++) {
    // a button may be gone again; on a busy machine a click takes seconds
    await buttons
      .nth(i)
      .click({timeout: 10_000, force: true})
      .catch(() => undefined);
  }
  for (const key of ['Tab', 'ArrowRight', 'Enter', 'Escape']) await page.keyboard.press(key);
}

describe('under a strict content security policy', () => {
  test('a breach is noticed', async () => {
    const {page, complaints} = await open('breach.html');
    expect(complaints.join()).toContain('style-src');
    await page.close();
  });

  test.each(scripts)(
    '%s shows its elements, nothing complains, and it keeps nothing: no storage, no cookie, no global',
    async (file) => {
      const {page, complaints} = await open(`${file}.html`);
      await expect.poll(() => shownTags(page)).toContain('mj-hand');
      await use(page);
      const kept = await page.evaluate(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const own = Object.getOwnPropertyNames(frame.contentWindow ?? {});
        return {
          globals: Object.getOwnPropertyNames(window).filter((name) => !own.includes(name)),
          storage: localStorage.length + sessionStorage.length,
          cookies: document.cookie,
        };
      });
      // what Lit and this test have put there; elements with an id are globals of every page
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({id}) => id));
      const ours = kept.globals.filter(
        (name) => !/^(0|complain|__playwright.*|lit[A-Z]\w*|reactiveElement\w+)$/.test(name),
      );
      const unasked = complaints.filter((text) => !text.startsWith(TOLD));
      expect({complaints: unasked, ...kept, globals: ours.filter((name) => !ids.includes(name))}).toEqual({
        complaints: [],
        globals: [],
        storage: 0,
        cookies: '',
      });
      await page.close();
    },
  );

  test('rules as text in the page are read, and nothing complains', async () => {
    const {page, complaints} = await open('own-rules.html');
    await page.getByText('rules by this page').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a page full of hostile rules shows those of its author all the same', async () => {
    const {page, complaints} = await open('strangers.html');
    const last = page.locator('mj-example').last();
    await last.scrollIntoViewIfNeeded();
    await last.getByText('rules by this page').waitFor();
    // the author is told what cannot be read
    expect(complaints.filter((text) => !text.startsWith('rules="#of-'))).toEqual([]);
    await page.close();
  });

  test('mahjong.js has every element', async () => {
    const {page} = await open('mahjong.js.html');
    // a table to play at is fetched once the reader comes near
    await page.locator('mj-play').scrollIntoViewIfNeeded();
    await expect.poll(() => shownTags(page)).toEqual(tags);
    await page.close();
  });
});
