/** The output of `mj render --declarative`: without script, and when the script takes over. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {browse, rest} from './browse.js';
import {shiftsOn} from './shifts.js';

const root = path.join(import.meta.dirname, '../..');
const blog = readFileSync(path.join(root, 'test/cli/pages/blog.html'), 'utf8')
  // elements that an author puts into an example need the script
  .replace(/<mj-example[^>]*>\s*<mj-(?:hand|hand-input)>[^]*?<\/mj-example>/g, '');
/** Elements that show a score, whose hand is their own or that of an example. */
const alone = `
<mj-example id="scored" rules="luqiao" by="discard" from="south" views="hand">[PPP] 234567m 99p 78s +9s</mj-example>
<mj-score-breakdown for="scored"></mj-score-breakdown>
<mj-score-breakdown rules="mcr" by="self" view="lines">[123m][456m] 789m 234p 5s +5s</mj-score-breakdown>
<mj-settlement for="scored"></mj-settlement>
<mj-waits for="scored"></mj-waits>
<mj-waits rules="mcr">134m 67m 99p 178s 234p</mj-waits>
<mj-board>E: 123m | 1m 2m^
S: | 3m</mj-board>
<mj-round rules="mcr">turn=E E: 123m 456m 789m 123p 9s | 1m 3p 7s play: E: +5p -5p</mj-round>
<mj-ledger rules="luqiao">players=A,B,C,D
A tsumo 12
B ron C 10</mj-ledger>
<mj-rules-table rules="mcr" level="6"></mj-rules-table>`;
const folder = path.join(root, '.build/declared');
mkdirSync(folder, {recursive: true});
const source = path.join(folder, 'blog.html');
const render = (...flags: string[]): string =>
  execFileSync(process.execPath, [path.join(root, 'dist/cli/mj.js'), 'render', ...flags, source], {
    encoding: 'utf8',
  });
writeFileSync(
  source,
  blog.replace('</body>', () => `${alone}</body>`),
);
const output = render('--declarative');
const plain = render();

const prestyle = '<link rel="stylesheet" href="/prestyle.css"><link rel="icon" href="data:,">';
const script = '<script type="module" src="/cdn/loader.js"></script>';
const {address, newPage} = browse({
  pages: {
    '/static.html': output.replace('</head>', `${prestyle}</head>`),
    '/live.html': output.replace('</head>', `${prestyle}${script}</head>`),
  },
  delays: [
    [/loader\.js$/, 1500],
    // each chunk at another time: words, faces and readers come in any order
    [/\/chunks\/[^/]*[a-h]\.js$/i, 700],
    [/\/chunks\/[^/]*[i-q]\.js$/i, 300],
  ],
});

/** The boxes of everything visible, in shadow roots too, with their text. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all: Element[] = [];
    const visit = (node: Document | ShadowRoot) => {
      for (const element of node.querySelectorAll('*')) {
        // the examples of a table of patterns come with the script; their room is there before
        if (element.closest('td[part=example]')) continue;
        if (element.localName.startsWith('mj-') || element.matches('p, pre, .tile, .row, table, tr, .badge'))
          all.push(element);
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document);
    return all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        // rounded to pixels: Lit renders a text in pieces, which are slightly wider together
        const box = [x, y, width, height].map((n) => n.toFixed(0));
        return `${element.localName} ${element.className} ${box.join(' ')}`;
      });
  });

const declared = (page: Page) => page.locator('.declared');

describe('shadow roots that a page declares', () => {
  test('show tiles, lines and total without script', async () => {
    const page = await newPage({javaScriptEnabled: false});
    await page.goto(address('/static.html'));
    const example = page.locator('mj-example[rules=mcr][expect]');
    expect(await example.locator('mj-hand .tile').count()).toBe(14);
    for (const tile of await example.locator('mj-hand .tile svg').all())
      expect((await tile.boundingBox())!.width).toBeGreaterThan(15);
    expect(await example.locator('table').innerText()).toMatch(/清龍[^]*合計\s+19番/);
    await page.close();
  });

  test('show scores, payments and waits without script, each once', async () => {
    const page = await newPage({javaScriptEnabled: false});
    await page.goto(address('/static.html'));
    const said = async (selector: string): Promise<string> => page.locator(`${selector} table`).innerText();
    expect(await said('mj-score-breakdown[for]')).toContain('合計');
    expect(await said('mj-settlement')).toMatch(/東[^]*南[^]*西[^]*北/);
    expect(await page.locator('mj-waits[for] .waited .tile svg').count()).toBeGreaterThan(1);
    for (const tag of ['mj-score-breakdown', 'mj-settlement', 'mj-waits'])
      for (const written of await page.locator(`${tag} > [slot=static]`).all())
        expect(await written.isVisible(), tag).toBe(false);
    await page.close();
  });

  test('show tables of boards and rounds, games and patterns without script', async () => {
    const page = await newPage({javaScriptEnabled: false});
    await page.goto(address('/static.html'));
    for (const tag of ['mj-board', 'mj-round mj-board'])
      expect(await page.locator(`${tag} .tile svg`).first().isVisible(), tag).toBe(true);
    expect(await page.locator('mj-round [part=moves]').last().innerText()).not.toBe('');
    expect(await page.locator('mj-ledger table').last().innerText()).toMatch(/A[^]*B[^]*C[^]*D/);
    expect(await page.locator('mj-rules-table [part=row]').count()).toBe(6);
    await page.close();
  });

  test.each([1000, 760, 320])(
    'are what the elements show, and nothing moves when they come, at %i px',
    async (width) => {
      const page = await newPage({viewport: {width, height: 3000}});
      await page.goto(address('/static.html'));
      expect(await declared(page).count()).toBeGreaterThan(8);
      const before = await shown(page);
      expect(before.length).toBeGreaterThan(100);
      await page.goto(address('/live.html'));
      // what is not in view keeps no layout shift: look at all of it
      await page.evaluate(() => document.querySelector('mj-round')?.scrollIntoView());
      await rest(page);
      await expect.poll(() => declared(page).count()).toBe(0);
      await page.evaluate(() => scrollTo(0, 0));
      await rest(page);
      await expect.poll(() => shown(page)).toEqual(before);
      expect(await shiftsOn(page)).toEqual({sum: 0, moved: []});
      await page.close();
    },
  );

  test('are the same after a second run, and gone after one without them', () => {
    writeFileSync(source, output);
    expect(render('--declarative')).toBe(output);
    expect(render()).toBe(plain);
  });
});
