/** The published script: what a page requests, and what it does not. */
import path from 'node:path';
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {dist} from '../package/bundle.mjs';
import {modulesIn} from '../package/contents.mjs';
import {browse} from './browse.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";
const MCR = '[123m][456m] 789m 234p 5s +5s';
const page = (body: string): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>page</title>
<script type="module" src="/cdn/mahjong.js"></script></head><body>${body}</body></html>`;

const {
  open: visit,
  newPage,
  address,
} = browse({
  headers: {'content-security-policy': POLICY},
  pages: {
    '/prose.html': page('<p>No tiles here.</p>'),
    '/tiles.html': page('<p><mj-tiles>3p</mj-tiles></p>'),
    '/mcr.html': page(`<mj-example rules="mcr" by="discard">${MCR}</mj-example>`),
    '/compare.html': page(
      `<mj-compare rules="mcr" by="discard" hand="${MCR}"><mj-variant by="self"></mj-variant></mj-compare>`,
    ),
    '/shadow.html': page(`<mj-example rules="luqiao" by="self">[PPP] 234567m 99p 78s +9s</mj-example>`),
    '/texts.html': page(
      `<pre><code class="language-mj">rules=mcr by=discard\n${MCR}</code></pre><p>[mj rules=mcr by=self]${MCR}[/mj]</p>`,
    ),
  },
});

/** The modules in a script of dist/cdn, by its address. */
const sourcesOf = (url: string): string[] => modulesIn(path.join(dist, new URL(url).pathname));

async function open(
  file: string,
): Promise<{page: Page; sources: () => string[]; scripts: number; said: string[]}> {
  const {page: opened, scripts, said} = await visit(`/${file}`);
  return {page: opened, sources: () => scripts.flatMap(sourcesOf), scripts: scripts.length, said};
}

const rulesIn = (sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((file) => /^rules\/(\w+)\//.exec(file)?.[1] ?? [])),
];

/** The script, score, rules, the words of the elements and of the rules, and where these meet. */
const MOST_FOR_A_SCORE = 6;

declare global {
  interface Window {
    /** When the first hand was scored. */
    scoredAt?: number;
  }
}

describe('a page with the script', () => {
  test('asks for nothing more where it has no tiles', async () => {
    const {page: opened, scripts, said} = await open('prose.html');
    expect([scripts, said]).toEqual([1, []]);
    await opened.close();
  });

  test('fetches every module from its own folder', async () => {
    const {page: opened, scripts} = await visit('/mcr.html');
    await opened.getByText('19番').first().waitFor();
    const [script] = scripts;
    const folder = new URL('.', script).href;
    expect(script).toMatch(/\/cdn\/mahjong\.js$/);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((url) => !url.startsWith(folder))).toEqual([]);
    await opened.close();
  });

  test('with tiles alone fetches no other element and no rule set', async () => {
    const {page: opened, sources, said} = await open('tiles.html');
    await opened.locator('mj-tiles .tile').first().waitFor();
    const elements = sources().filter((file) => /^elements\/mj-[a-z-]+\/define/.test(file));
    expect(elements).toEqual(['elements/mj-hand/define.js', 'elements/mj-tiles/define.js']);
    expect([rulesIn(sources()), said]).toEqual([[], []]);
    await opened.close();
  });

  test('fetches the rule set that it names, in its own language', async () => {
    const {page: opened, sources, said} = await open('mcr.html');
    await opened.getByText('19番').first().waitFor();
    expect(rulesIn(sources())).toEqual(['mcr']);
    expect(
      sources()
        .filter((file) => /names\/|^locales\/(ja|en|zh)/.test(file))
        .sort(),
    ).toEqual(['locales/ja.js', 'rules/mcr/names/ja.js']);
    expect(said).toEqual([]);
    await opened.close();
  });

  test('compares a hand that the comparison names itself', async () => {
    const {page: opened, sources, said} = await open('compare.html');
    const totals = opened.locator('mj-compare [part=total]');
    await totals.nth(1).waitFor();
    await expect
      .poll(() => totals.allInnerTexts())
      .toEqual([expect.stringMatching(/^19番/), expect.stringMatching(/^20番\s+▲/)]);
    expect(rulesIn(sources())).toEqual(['mcr']);
    expect(said).toEqual([]);
    await opened.close();
  });

  test('shows what stands in code fences and shortcodes', async () => {
    const {page: opened, said} = await open('texts.html');
    await opened.getByText('19番').first().waitFor();
    await expect.poll(() => opened.locator('mj-example').count()).toBe(2);
    await expect.poll(() => opened.locator('pre').count()).toBe(0);
    expect(said).toEqual([]);
    await opened.close();
  });

  test('asks for few files until the first score', async () => {
    const opened = await newPage({});
    await opened.addInitScript(() =>
      document.addEventListener('mj-score', () => (window.scoredAt ??= performance.now())),
    );
    await opened.goto(address('/mcr.html'));
    await opened.getByText('19番').first().waitFor();
    // what comes when the browser is idle, such as the glossary, is not waited for
    const urls = await opened.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({name, startTime}) => name.endsWith('.js') && startTime < (window.scoredAt ?? 0))
        .map(({name}) => name),
    );
    const names = urls.map((url) => path.basename(url));
    expect(names.length, 'the script itself').toBeGreaterThan(0);
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(MOST_FOR_A_SCORE);
    await opened.close();
  });

  test('gets an element that is put on it later', async () => {
    const {page: opened, sources, said} = await open('mcr.html');
    await opened.getByText('19番').first().waitFor();
    const isThere = (): boolean => sources().includes('elements/mj-rules-options/define.js');
    expect(isThere()).toBe(false);
    await opened.evaluate(() => {
      const added = document.createElement('mj-rules-options');
      added.setAttribute('rules', 'luqiao');
      document.body.append(added);
    });
    await opened.locator('mj-rules-options fieldset').first().waitFor();
    expect([isThere(), rulesIn(sources()).sort(), said]).toEqual([true, ['luqiao', 'mcr'], []]);
    await opened.close();
  });

  test('gets an element in a shadow root of its own once that has been handed over', async () => {
    const {page: opened, said} = await open('shadow.html');
    // as text, so that it is the page's import and not the test's
    await opened.evaluate(`import('/cdn/mahjong.js').then(({watch}) => {
      const root = document.body.appendChild(document.createElement('div')).attachShadow({mode: 'open'});
      watch(root);
      root.append(document.createElement('mj-rules-table'));
      root.querySelector('mj-rules-table').setAttribute('rules', 'luqiao');
    })`);
    await opened.locator('mj-rules-table [part=wall]').waitFor();
    expect(said).toEqual([]);
    await opened.close();
  });
});
