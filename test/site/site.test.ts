/** The site as `npm run site` has built it: links, weight, search, without script, accessibility, narrow, dark, editor. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import type {BrowserContextOptions, Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {MjShare} from '../../src/elements/mj-share/mj-share.js';
import {PROBLEM_CODES} from '../../src/core/situation/problem.js';
import {browse, rest, visit} from '../page/browse.js';
import {QUESTIONS} from './questions.js';
import {WORDS} from './words.js';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'site');
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'";

const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replaceAll(path.sep, '/').replace(/index\.html$/, '')}`)
  .sort();
const read = (page: string): string => readFileSync(path.join(folder, page, 'index.html'), 'utf8');
const under = (start: string): string[] => pages.filter((page) => page.startsWith(start) && page !== start);

const {address: urlOf, newPage} = browse({folder, headers: {'content-security-policy': POLICY}});

const PHONE = {width: 320, height: 640};
/** A common phone, for text of twice the size. */
const WIDER = {width: 360, height: 740};
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** A page at rest, and what it complains of. */
async function open(address: string, options?: BrowserContextOptions): Promise<{page: Page; said: string[]}> {
  const page = await newPage(options);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', ({message}) => said.push(message));
  await page.addInitScript(() => {
    document.addEventListener('mj-invalid', ({target, detail}: CustomEventInit & Event) =>
      console.error(`${(target as Element).localName}: ${JSON.stringify(detail)}`),
    );
  });
  await visit(page, urlOf(address));
  return {page, said};
}

describe('links', () => {
  /** The ids of a page, and the addresses that it leads to. */
  const walked = new Map(
    pages.map((page) => {
      const ids = new Set<string>();
      const links: string[] = [];
      const walk = (node: Tree.ParentNode): void => {
        for (const child of node.childNodes) {
          if (!('tagName' in child)) continue;
          for (const {name, value} of child.attrs) {
            if (name === 'id') ids.add(value);
            if (['href', 'src'].includes(name) && !child.tagName.startsWith('mj-')) links.push(value);
          }
          walk(child);
        }
      };
      walk(parse(read(page)));
      return [page, {ids, links}] as const;
    }),
  );

  it('lead to pages, files and anchors that there are', () => {
    const files = new Set(
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(
        (file) => `/${file.replaceAll(path.sep, '/')}`,
      ),
    );
    const lost = [...walked].flatMap(([page, {links}]) =>
      links.flatMap((link) => {
        const url = new URL(link, `http://site${page}`);
        if (url.host !== 'site' || link.startsWith('#code=')) return [];
        const other = walked.get(url.pathname);
        if (!other) return files.has(url.pathname) ? [] : [`${page} → ${link}`];
        return !url.hash || other.ids.has(decodeURIComponent(url.hash.slice(1))) ? [] : [`${page} → ${link}`];
      }),
    );
    expect(lost).toEqual([]);
    expect(pages.length).toBeGreaterThan(90);
  });
});

it('the first page is light beside its widgets', () => {
  const size = ['index.html', 'site.css', 'site.js', 'icon.svg', 'mahjong/prestyle.css']
    .map((file) => gzipSync(readFileSync(path.join(folder, file))).length)
    .reduce((a, b) => a + b);
  expect(size).toBeLessThan(60_000);
});

it.each(['/reference', '/ja', '/zh-Hant'])('the page of messages under %s names every code', (under) => {
  const text = read(`${under}/messages/`);
  expect(PROBLEM_CODES.filter((code) => !text.includes(`<code>${code}</code>`))).toEqual([]);
});

it('each public module of the core has a page that tells every export', async () => {
  const core = path.join(root, 'dist/core');
  const modules = readdirSync(core)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => file.slice(0, -'.d.ts'.length));
  expect(under('/api/core/')).toEqual(modules.map((name) => `/api/core/${name}/`).sort());
  for (const name of modules) {
    const exported = (await import(path.join(core, `${name}.js`))) as object;
    const text = read(`/api/core/${name}/`);
    for (const one of Object.keys(exported))
      expect(text, name).toMatch(new RegExp(`<h3 id="[^"]*">${one}\\b`));
  }
});

describe('texts in Japanese and Chinese', () => {
  const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}、。，]';

  it.each([...under('/ja/'), ...under('/zh-Hant/'), ...under('/zh-Hans/')])(
    '%s has no space where a line is broken',
    (page) => {
      const [, text] = /<main[^>]*>([^]*)<\/main>/.exec(read(page)) ?? [];
      const prose = text.replace(/<(pre|option|mj-\w+)\b[^]*?<\/\1>/g, '');
      expect(prose.match(new RegExp(`.{0,9}${CJK}\\n${CJK}.{0,9}`, 'gu'))).toBeNull();
    },
  );
});

describe('examples', () => {
  // lessons and sample pages have tests of their own
  const local = ['/ja/', '/zh-Hant/', '/zh-Hans/'].flatMap((start) => [start, ...under(start)]);
  const guides = [
    '/',
    '/ten-minutes/',
    '/playground/',
    '/gallery/',
    '/variants/',
    '/workshop/',
    ...under('/variants/'),
    ...local,
  ].filter((page) => !/\/(?:lessons|pages)\//.test(page));
  const elements = under('/elements/').filter((page) => page.includes('mj-'));
  const rules = under('/rules/').filter((page) => /^\/rules\/\w+\/$/.test(page));
  it.concurrent.for([...guides, ...under('/how/'), ...under('/reference/'), ...rules, ...elements])(
    'of %s are drawn, nothing is wrong, and all fits 320 pixels, and 360 with text twice as large',
    async (address, {expect}) => {
      const {page, said} = await open(address);
      const empty = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.live *')]
            .filter(({localName}) => localName.startsWith('mj-') && localName !== 'mj-variant')
            // what stands in a later step of a lesson is drawn when its step is shown
            .filter((element) => element.checkVisibility())
            .filter(({shadowRoot}) => !shadowRoot?.childElementCount)
            .map(({outerHTML}) => outerHTML),
        );
      // what is out of view, or slow, is drawn later
      await expect.poll(empty).toEqual([]);
      await page.setViewportSize(PHONE);
      await expect.poll(() => widthOf(page)).toBe(PHONE.width);
      await page.setViewportSize(WIDER);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect.poll(() => widthOf(page)).toBe(WIDER.width);
      await page.close();
      expect(said).toEqual([]);
    },
  );
});

describe('code that claims to run', () => {
  const blocks = [
    ...readFileSync(path.join(root, 'stories/site/api.md'), 'utf8').matchAll(
      /^```js run\n([^]*?)^```(?:\n\n```text output\n([^]*?)^```)?/gm,
    ),
  ];
  const scratch = path.join(root, '.build/site-code');
  beforeAll(() => mkdirSync(scratch, {recursive: true}));
  afterAll(() => rmSync(scratch, {recursive: true}));

  it.each(blocks.map(([, code, output], i) => [i, code, output] as const))('runs: %i', (i, code, output) => {
    const file = path.join(scratch, `${i}.mjs`);
    writeFileSync(file, code);
    const printed = execFileSync(process.execPath, [file], {cwd: root, encoding: 'utf8'});
    expect(printed).not.toBe('');
    expect(printed).not.toMatch(/undefined/);
    if (output !== undefined) expect(printed).toBe(output);
  });
});

describe('search', () => {
  it('finds forty words of four languages', async () => {
    const {page, said} = await open('/');
    const field = page.getByRole('searchbox');
    for (const word of Object.values(WORDS).flat()) {
      await field.fill(word);
      const items = page.locator('[role=search] li a');
      await expect.poll(() => items.count(), {message: word}).toBeGreaterThan(0);
      await field.fill('');
      await page.locator('[role=search] li').first().waitFor({state: 'detached'});
    }
    await page.close();
    expect(said).toEqual([]);
  });

  /** The addresses that the search gives, once it has answered. */
  async function answered(page: Page, asked: string): Promise<readonly string[]> {
    const field = page.getByRole('searchbox');
    await field.press('Escape');
    await page.locator('[role=search] li').first().waitFor({state: 'detached'});
    await field.fill(asked);
    await page.locator('[role=search] li').first().waitFor();
    return page
      .locator('[role=search] li a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  }

  it('answers sixty questions in four languages, at least 54 in the first three pages', async () => {
    const missed: string[] = [];
    let asked = 0;
    for (const [lang, questions] of Object.entries(QUESTIONS)) {
      const {page, said} = await open(lang === 'en' ? '/' : `/${lang}/`);
      for (const [question, ...right] of questions) {
        asked++;
        const first = (await answered(page, question)).slice(0, 3);
        if (!first.some((address) => right.some((one) => one.test(address))))
          missed.push(`${lang} ${question}: ${first.join(' ')}`);
      }
      await page.close();
      expect(said).toEqual([]);
    }
    expect(asked).toBe(60);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(6);
  });

  it.each(['暗槓', '待ち', '流局'])('gives Japanese pages first to Japanese readers: %s', async (word) => {
    const {page} = await open('/ja/');
    const [first] = await answered(page, word);
    await page.close();
    expect(first).toContain('/ja/');
  });

  it('knows words that mean the same', async () => {
    const {page} = await open('/');
    const found = await answered(page, 'コクシムソウ');
    expect(found.length).toBeGreaterThan(0);
    expect(await answered(page, 'お試し')).toContain('/playground/');
    await page.close();
  });
});

it('without script everything but search can be read', async () => {
  const page = await newPage({javaScriptEnabled: false});
  await page.goto(urlOf('/ja/'));
  expect(await page.locator('main').innerText()).toContain('56胡');
  expect(await page.locator('mj-example svg').count()).toBeGreaterThan(0);
  expect(await page.getByRole('search').isVisible()).toBe(false);
  await page.close();
});

const SAMPLE = [
  '/',
  '/ja/ten-minutes/',
  '/ja/rounds/',
  '/zh-Hant/games/',
  '/how/',
  '/elements/mj-example/',
  '/rules/mcr/zh-Hant/',
  '/reference/messages/',
  '/ja/playground/',
  '/zh-Hant/',
  '/play/',
  '/ja/play/luqiao/',
  '/zh-Hans/gallery/',
  '/variants/fuzhou/',
  '/variants/ningbo/',
  '/zh-Hant/workshop/',
  '/ja/pages/mcr/',
  '/lessons/',
];

const AXE = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page as it is seen now. */
const faultsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const {axe} = globalThis as unknown as {
      axe: {run(options: object): Promise<{violations: {id: string; nodes: {html: string}[]}[]}>};
    };
    const {violations} = await axe.run({resultTypes: ['violations']});
    return violations.map(({id, nodes}) => `${id}: ${nodes[0].html.slice(0, 200)}`);
  });

describe.each(SAMPLE)('%s', (address) => {
  it('fits 320 pixels, and is accessible in light colours and in dark ones', async () => {
    const {page, said} = await open(address, {viewport: PHONE});
    await page.evaluate(AXE);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await rest(page);
      expect(await widthOf(page), colorScheme).toBeLessThanOrEqual(PHONE.width);
      expect(await faultsIn(page), colorScheme).toEqual([]);
    }
    await page.close();
    expect(said).toEqual([]);
  });
});

it('a lesson, which keeps how far a reader is, does not say that nothing is stored', () => {
  const footerOf = (page: string): string => /<footer>([^]*?)<\/footer>/.exec(read(page))?.[1] ?? '';
  expect(footerOf('/lessons/')).toContain('Nothing is stored');
  for (const lesson of under('/lessons/')) expect(footerOf(lesson)).not.toContain('Nothing is stored');
});

describe('a game of the gallery', () => {
  it.each(['guangdong', 'hongkong', 'ningbo', 'taiwan', 'taiwan-sml', 'zung-jung'])(
    '%s is played on its page by its text',
    async (name) => {
      const {page, said} = await open(`/variants/${name}/`);
      const table = page.locator('mj-play');
      await table.scrollIntoViewIfNeeded();
      await table.locator('.key').nth(12).waitFor();
      await page.close();
      expect(said).toEqual([]);
    },
  );
});

describe('the menu', () => {
  it.each(['/', '/ja/', '/zh-Hant/', '/zh-Hans/'])('of %s leads to what can be tried', (start) => {
    const [, menu] = /<nav[^>]*>([^]*?)<\/nav>/.exec(read(start)) ?? [];
    const links = [...menu.matchAll(/href="([^"]*)"/g)].map(
      ([, href]) => new URL(href, `http://s${start}`).pathname,
    );
    for (const section of ['playground', 'play', 'gallery', 'workshop', 'lessons', 'pages'])
      expect(links).toContain(`${start}${section}/`);
  });
});

describe('the first page', () => {
  it('scores the hand that is typed, by the rules that are chosen, and has its lines', async () => {
    const {page, said} = await open('/');
    const tried = page.locator('.try');
    const code = tried.locator('code');
    const pinfu = tried.getByRole('button', {name: 'Pinfu', exact: true});
    await tried.getByRole('button', {name: 'Riichi'}).click();
    await pinfu.waitFor();
    expect(await code.textContent()).toContain('rules="riichi" by="self"');
    expect(await code.textContent()).not.toContain('wild=');
    await tried.getByRole('textbox').fill('234m 567p 22s 345s 78p & +9p');
    await expect.poll(() => code.textContent()).toContain('345s 78p &amp; +9p</mj-example>');
    await tried.getByRole('textbox').fill('111m 567p 22s 345s 78p +9p');
    await pinfu.waitFor({state: 'detached'});
    expect(await tried.locator('[aria-pressed=true]').count()).toBe(1);
    await page.close();
    expect(said.filter((line) => !line.includes('mj-invalid') && !line.startsWith('mj-example'))).toEqual([]);
  });

  it('has a cover of each game with three ways in, a table to play at, and without script a hand and its lines', async () => {
    const page = await newPage({javaScriptEnabled: false});
    await page.goto(urlOf('/'));
    expect(await page.locator('.cover').count()).toBe(6);
    expect(await page.locator('.cover .ways a').count()).toBe(18);
    expect(await page.locator('.try').innerText()).toContain('56 hu');
    expect(await page.locator('.try [role=group]').isVisible()).toBe(false);
    expect(await page.locator('mj-play').innerText()).toContain('A hand against computer players.');
    await page.close();
  });
});

describe.each(['/', '/ja/', '/zh-Hant/', '/zh-Hans/'])('ways to get the package: %s', (start) => {
  it('are three, of which one is seen at a time, by keys too, and all on paper', async () => {
    const page = await newPage();
    await page.goto(urlOf(start));
    const ways = page.locator('.ways-in > section');
    const seen = (): Promise<boolean[]> =>
      ways.evaluateAll((sections) => sections.map((section) => section.checkVisibility()));
    expect(await seen()).toEqual([true, false, false]);
    const names = await page.locator('.ways-in > label').allTextContents();
    expect(new Set(names).size).toBe(3);
    await page.locator('.ways-in > label').nth(1).click();
    expect(await seen()).toEqual([false, true, false]);
    await page.keyboard.press('ArrowRight');
    expect(await seen()).toEqual([false, false, true]);
    await page.emulateMedia({media: 'print'});
    expect(await seen()).toEqual([true, true, true]);
    await page.close();
  });
});

describe('the playground', () => {
  it('scores by other rules, and has the code for each place', async () => {
    const {page, said} = await open('/playground/');
    const share = page.locator('mj-share');
    await expect.poll(() => share.locator('[part~=target]').count()).toBeGreaterThanOrEqual(8);
    await page.locator('select[data-for]').selectOption('riichi');
    await expect
      .poll(() => share.evaluate((element) => (element as MjShare).codeFor('tag')))
      .toContain('rules="riichi@');
    expect(await share.evaluate((element) => (element as MjShare).codeFor('iframe'))).toContain(
      '/mahjong/embed.html?',
    );
    await page.close();
    expect(said).toEqual([]);
  });
});

describe('the workshop', () => {
  /** What the element says of the text, without the spaces of the markup. */
  const saidOf = async (page: Page, part: string): Promise<string> =>
    (await page.locator(`.workshop mj-ruleset [part=${part}]`).allTextContents())
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  /** A text that is half typed may have no rules yet: that is said in its place. */
  const faultsIn = (said: readonly string[]): readonly string[] =>
    said.filter((one) => !/^mj-[-a-z]+: /.test(one));
  const handsOf = (page: Page): Promise<readonly string[]> =>
    page.locator('.workshop .hands mj-example').allTextContents();
  const drawn = async (page: Page): Promise<readonly string[]> => {
    await expect.poll(() => handsOf(page)).toHaveLength(10);
    return handsOf(page);
  };

  it('reads what is typed, and says what is wrong beside it', async () => {
    const {page, said} = await open('/workshop/');
    const field = page.getByRole('textbox', {name: 'The rules'});
    await drawn(page);
    await field.press('ControlOrMeta+a');
    await page.keyboard.type('6 fan: Full Flush');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3 fan: Half Flash');
    await expect.poll(() => saidOf(page, 'count')).toBe('2 rows read, 1 scores, 1 needs a word');
    await expect.poll(() => saidOf(page, 'problem')).toMatch(/^Line 2 Half Flash .*Half Flush/);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Backspace');
    await page.keyboard.type('ush');
    await expect.poll(() => saidOf(page, 'count')).toBe('2 rows read, all score');
    await expect.poll(() => page.locator('.workshop mj-rules-table [part=name]').count()).toBe(2);
    await page.close();
    expect(faultsIn(said)).toEqual([]);
  });

  it('begins with other rules, gives back what was typed, and draws other hands', async () => {
    const {page, said} = await open('/workshop/');
    const field = page.locator('.workshop .typed');
    const first = await drawn(page);
    await page.getByRole('button', {name: 'Ten others'}).click();
    await expect.poll(() => handsOf(page)).not.toEqual(first);
    await field.press('ControlOrMeta+End');
    await page.keyboard.type(' ');
    const typed = await field.textContent();
    const select = page.locator('.workshop select');
    expect(await select.locator('option').count()).toBeGreaterThan(10);
    await select.selectOption({index: 3});
    expect(await field.textContent()).not.toBe(typed);
    await select.selectOption({index: 0});
    expect((await field.textContent())?.trim()).toBe(typed?.trim());
    await page.close();
    expect(faultsIn(said)).toEqual([]);
  });

  it('takes a table that is pasted, and no markup of it', async () => {
    const {page, said} = await open('/workshop/');
    const before = await drawn(page);
    await page.locator('.workshop .typed').press('ControlOrMeta+a');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<h2>Mine</h2><img src="x"><table><tr><th>Pattern<th>Fan<tr><td onclick="x">Full Flush<td>6</table>',
      );
      document
        .querySelector('.workshop .typed')
        ?.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
    });
    await expect.poll(() => saidOf(page, 'count')).toBe('1 row read, all score');
    expect(await page.locator('.workshop .typed :not(br)').count()).toBe(0);
    expect(await page.locator('.workshop .typed').textContent()).toContain('| Full Flush | 6 |');
    await expect.poll(() => handsOf(page)).not.toEqual(before);
    expect(await drawn(page)).toHaveLength(10);
    await page.close();
    expect(faultsIn(said)).toEqual([]);
  });

  it('has code for a page and a fence, and a link that brings the text to another reader', async () => {
    const {page, said} = await open('/ja/workshop/');
    await drawn(page);
    await page.locator('.workshop .typed').press('ControlOrMeta+a');
    await page.keyboard.type('6番：清一色');
    const [ofPage, fence] = await page.locator('.workshop code').allTextContents();
    expect(ofPage).toMatch(/<script type="module" src="[^"]*\/mahjong\/cdn\/mahjong\.js"><\/script>/);
    expect(ofPage).toContain('<pre>\n6番：清一色\n</pre>');
    expect(ofPage).toMatch(/<mj-example [^>]*rules="#own-rules"[^>]*>[^<]+<\/mj-example>/);
    expect(fence).toBe('```mj-rules id=own-rules\n6番：清一色\n```\n');
    const link = await page.locator('.workshop p a').getAttribute('href');
    await page.goto(urlOf(`/workshop/${link ?? ''}`));
    await expect.poll(() => saidOf(page, 'count')).toBe('1 row read, all score');
    expect(await drawn(page)).toHaveLength(10);
    await page.close();
    expect(faultsIn(said)).toEqual([]);
  });
});

describe('the editor', () => {
  it('shows what is typed, and its link shows it again', async () => {
    const {page, said} = await open('/elements/mj-hand/');
    const field = page.locator('.editor textarea');
    await field.fill('<mj-hand>111222333m 99p 78s +9s</mj-hand>');
    const shown = page.locator('.editor mj-hand');
    await expect.poll(() => shown.textContent()).toContain('111222333m');
    const link = await page.locator('.editor a').getAttribute('href');
    await page.goto(urlOf(`/elements/mj-hand/${link ?? ''}`));
    await page.reload();
    await expect.poll(() => shown.textContent()).toContain('111222333m');
    await page.close();
    expect(said).toEqual([]);
  });

  it('runs and fetches nothing that a link brings', async () => {
    const evil =
      '<img src="/x" onerror="document.title=1"><mj-tiles onclick="1" style="color:red">1m</mj-tiles><script>document.title=2</script><a href="javascript:1">a</a>';
    const {page} = await open(`/elements/mj-tiles/#code=${encodeURIComponent(evil)}`);
    await expect.poll(() => page.locator('.editor .live').innerHTML()).toBe('<mj-tiles>1m</mj-tiles>');
    expect(await page.title()).toContain('mj-tiles');
    await page.close();
  });
});
