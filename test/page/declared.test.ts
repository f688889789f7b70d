/** The output of `mj render --declarative`: without script, and when the script takes over. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {browse, rest} from './browse.js';
import {movesIn, noteMoves, shiftsOn} from './shifts.js';

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
const script = '<script type="module" src="/cdn/mahjong.js"></script>';
/** By how many milliseconds a late file is late; and by how many binary digits of their number files are halved. */
const LATE = 700;
const DIGITS = Number(process.env.DIGITS ?? 1);

/** Each width in a frame of its own, so that they share what the page waits for. */
const WIDTHS = [320, 360, 720, 760, 1200];
const frames = WIDTHS.map(
  (width) => `<iframe src="live.html" title="${width}" style="width: ${width}px"></iframe>`,
).join('');

const {address, newPage} = browse({
  pages: {
    '/frames.html': `<!doctype html><link rel="icon" href="data:,"><style>
      body { display: flex; margin: 0; } iframe { flex: none; height: 2000px; border: 0; }</style>${frames}`,
    '/static.html': output.replace('</head>', `${prestyle}</head>`),
    '/live.html': output.replace('</head>', `${prestyle}${script}</head>`),
  },
  delays: [
    [/mahjong\.js$/, 1500],
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
        if (element.closest('[part=example]')) continue;
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
    expect(await example.locator('table').innerText()).toMatch(/清龍[^]*合計\s+16 \+ 2 \+ 1 =\s+19番/);
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
    // a closed hand has backs alone
    for (const tag of ['mj-board', 'mj-round mj-board'])
      for (const shown of ['.tile.back', '.tile:not(.back) svg'])
        expect(await page.locator(`${tag} ${shown}`).first().isVisible(), tag).toBe(true);
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

  describe('at all widths', () => {
    let files: string[] = [];
    /** Opens the page at all widths. @returns what has moved */
    async function movedWith(isLate: (file: string) => boolean): Promise<string[]> {
      const page = await newPage({viewport: {width: WIDTHS.reduce((a, b) => a + b), height: 2000}});
      await noteMoves(page);
      const asked = new Set<string>();
      await page.route(/\/cdn\/chunks\//, async (route) => {
        const {pathname} = new URL(route.request().url());
        asked.add(pathname);
        if (isLate(pathname)) await sleep(LATE);
        await route.continue();
      });
      await page.goto(address('/frames.html'));
      const opened = page.frames().slice(1);
      for (const frame of opened) await expect.poll(() => frame.locator('.declared').count()).toBe(0);
      await rest(page);
      files = [...asked].sort();
      const moved = await Promise.all(opened.map(movesIn));
      await page.close();
      return moved.flatMap((all, i) => all.map((one) => `${WIDTHS[i]} px: ${one}`));
    }

    test('move nothing', async () => {
      expect(await movedWith(() => false)).toEqual([]);
      expect(files.length).toBeGreaterThan(20);
    });

    // of any two files each is late once while the other is not, with as many digits as the number of files has
    test.each(Array.from({length: DIGITS}, (_, digit) => [0, 1].map((half) => ({digit, half}))).flat())(
      'move nothing if half of the files are late: those with $half as digit $digit of their number',
      async ({digit, half}) => {
        const late = new Set(files.filter((_, i) => ((i >> digit) & 1) === half));
        expect(await movedWith((file) => late.has(file))).toEqual([]);
      },
    );
  });

  test('are the same after a second run, and gone after one without them', () => {
    writeFileSync(source, output);
    expect(render('--declarative')).toBe(output);
    expect(render()).toBe(plain);
  });
});
