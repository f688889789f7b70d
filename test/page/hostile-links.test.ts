/**
 * Links written by a stranger, opened in a browser: the page for frames, which reads its parameters, and a page whose
 * `<mj-share>` opens permalinks. No script runs, nothing appears that is not ours, and the page keeps working.
 */
import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {PLAYED} from '../../src/loader/languages.js';
import {ATTRIBUTES} from '../../src/loader/markup.js';
import {LOOKS} from '../../src/loader/played-fences.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {ROUND_NAMES} from '../../src/round/text/names.js';
import {LINEAR, growth} from '../growth.js';
import {browse, rest} from './browse.js';

const HAND = '[EEE] 24p 678p 345s 11s +3p';
const TABLE = 'rules=luqiao players=A,B,C,D\nA tsumo 12';
const LUQIAO = {rules: 'luqiao', hand: HAND, by: 'self', wild: '7m'};

const shared = `<!doctype html><html lang="en"><title>shared</title>
  <script type="module" src="/cdn/mahjong.js"></script>
  <mj-example id="a" rules="luqiao" by="self" hand="${HAND}"></mj-example>
  <mj-share for="a"></mj-share>`;
const {address, newPage} = browse({pages: {'/shared.html': shared}});

const HOSTILE = [
  '"><img src=x onerror="top.hacked=hacked=1">',
  `'><svg onload='hacked=1'></svg><a href='javascript:hacked=1'>a</a>`,
  '</style></textarea></title></script><script>hacked=1</script>',
  'javascript:hacked=1//',
  '${hacked=1}{{hacked=1}}<!--<img src=x onerror=hacked=1>-->',
  '__proto__',
  '\u0000\ud800\u202e&#60;img src=x onerror=hacked=1&#62;',
];

/** Whatever is neither on a page with a harmless link nor made by us. */
interface Strange {
  readonly hacked: boolean;
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

/** Searches the page and all its shadow trees. */
const lookAt = (page: Page): Promise<Strange> =>
  page.evaluate(() => {
    const elements = new Set<string>();
    const attributes = new Set<string>();
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        elements.add(element.localName);
        for (const {name, value} of element.attributes) {
          const runs = /^on|^srcdoc$/.test(name) || /^\s*(javascript|data:text)/i.test(value);
          if (runs && /^(on|src|href|action|formaction)/.test(name)) attributes.add(`${name}=${value}`);
        }
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return {hacked: 'hacked' in window, elements: [...elements].sort(), attributes: [...attributes]};
  });

/** Elements that a link never adds to a page. */
const FORBIDDEN = ['img', 'iframe', 'object', 'embed', 'form', 'base', 'meta'];

async function harmless(page: Page, url: string, own: readonly string[]): Promise<void> {
  const errors: string[] = [];
  const note = (error: Error): void => void errors.push(String(error));
  page.on('pageerror', note);
  await page.goto(url);
  await rest(page);
  const {hacked, elements, attributes} = await lookAt(page);
  expect({hacked, attributes, errors}, url.slice(0, 300)).toEqual({
    hacked: false,
    attributes: [],
    errors: [],
  });
  expect(
    elements.filter((name) => FORBIDDEN.includes(name) && !own.includes(name)),
    url.slice(0, 300),
  ).toEqual([]);
  page.off('pageerror', note);
}

/** The names of elements on pages with a harmless link, by address. */
const harmlessAt = new Map<string, Promise<readonly string[]>>();

/** The names of elements on a page with a harmless link. */
function elementsAt(page: Page, url: string): Promise<readonly string[]> {
  const look = async (): Promise<readonly string[]> => {
    await page.goto(url);
    await rest(page);
    return (await lookAt(page)).elements;
  };
  const known = harmlessAt.get(url) ?? look();
  harmlessAt.set(url, known);
  return known;
}

/** How long a page's main thread has worked, in milliseconds; what else keeps the processor busy does not count. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    const task = metrics.find(({name}) => name === 'TaskDuration');
    if (!task) throw new Error('The browser does not say how long its tasks take.');
    return task.value * 1000;
  };
}

const frameOf = (parameters: Record<string, string>): string =>
  address(`/embed.html?${new URLSearchParams(parameters).toString()}`);

/** The page with this parameter, as `<mj-share>` reads it. */
const linked = (packed: string): string =>
  address(`/shared.html?${new URLSearchParams({mj: packed}).toString()}#a`);

/** A permalink as `<mj-share>` writes it. */
const permalink = (pairs: Record<string, string>): string =>
  linked(
    Object.entries(pairs)
      .flat()
      .map((text) => text.replaceAll('~', '~0').replaceAll('.', '~1'))
      .join('.'),
  );

describe('a link that a stranger has written', () => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage({locale: 'en-US'});
  });
  afterAll(() => page.close());

  test.each(HOSTILE)('is text in the page for frames: %j', async (text) => {
    const own = await elementsAt(page, frameOf(LUQIAO));
    // all at once; and separately those without which nothing is scored
    const everything = Object.fromEntries(ATTRIBUTES.map((name) => [name, text]));
    await harmless(page, frameOf({...everything, [text]: text}), own);
    await harmless(page, frameOf({...everything, ...LUQIAO}), own);
    for (const name of ['rules', 'hand', 'lang'])
      await harmless(page, frameOf({...LUQIAO, [name]: text}), own);
  });

  test.each(HOSTILE)('is text in the page for frames of tables: %j', async (text) => {
    for (const tag of PLAYED) {
      const framed = (parameters: Record<string, string>): string =>
        address(`/embed-round.html?${new URLSearchParams(parameters).toString()}`);
      const own = await elementsAt(page, framed({[tag]: TABLE}));
      const everything = Object.fromEntries([...ROUND_NAMES, ...LOOKS].map((name) => [name, text]));
      await harmless(page, framed({[tag]: text, [text]: text}), own);
      await harmless(page, framed({[tag]: `${TABLE}\n{${text}}`, ...everything, [text]: text}), own);
      await harmless(page, framed({[tag]: `${TABLE}\nplayers="${text}"`, lang: text, theme: text}), own);
    }
  });

  test.each(HOSTILE)('is text in an example that <mj-share> opens: %j', async (text) => {
    const own = await elementsAt(page, permalink({...LUQIAO, id: 'a'}));
    const everything = Object.fromEntries(ATTRIBUTES.map((name) => [name, text]));
    await harmless(page, permalink({...everything, ...LUQIAO, id: 'a', [text]: text}), own);
    for (const name of ['hand', 'options', 'rules'])
      await harmless(page, permalink({...LUQIAO, id: 'a', [name]: text}), own);
    await harmless(page, linked(text), own);
  });

  test('opens the example where it is one', async () => {
    await page.goto(permalink({...LUQIAO, id: 'a', hand: '[EEE] 24p 678p 345s 22s +3p'}));
    await rest(page);
    const shown = page.locator('mj-example:defined');
    const hand = () => shown.evaluate((example) => (example as MjExample).situation.hand);
    await expect.poll(hand).toContain('22s');
  });

  test.each(['(', '[', 'a=a ', '~', '東', '+5s', '%5B'])(
    'reads 60,000 of %j in a time that grows with the length alone',
    async (piece) => {
      // an address of this length only reaches a page after the #, so the page itself sets the parameters
      for (const path of ['/embed.html', '/shared.html']) {
        await page.goto(address(path === '/embed.html' ? '/embed.html?rules=luqiao&hand=5s' : path));
        await rest(page);
        const worked = await workOf(page);
        const take = async (length: number): Promise<number> => {
          const before = await worked();
          await page.evaluate(
            async (text) => {
              const example = document.querySelector('mj-example');
              for (const name of ['hand', 'options', 'others-west', 'flags', 'wild'])
                example?.setAttribute(name, text);
              await (example as Element & {updateComplete?: Promise<unknown>})?.updateComplete;
              await new Promise((done) => setTimeout(done));
            },
            piece.repeat(length / piece.length),
          );
          return (await worked()) - before;
        };
        expect(await growth(take, 60_000)).toBeLessThan(LINEAR);
      }
    },
  );
});
