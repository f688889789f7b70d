/**
 * A page whose author has written a rule set: `test/package/hongkong` beside the packed package, in three languages.
 */
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {install, type Consumer} from '../package/consumer.js';
import {root} from '../package/packed.js';
import {browse, rest} from './browse.js';

const home = path.join(root, '.build/consumers/hongkong-page');

const pageOf = (lang: string): string => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>page</title><link rel="icon" href="data:,"><script type="module" src="/out/page.js"></script></head><body>
<mj-example id="kong" rules="hongkong@1" by="self" flags="replacement kongOnKong" flowers="2f" expect="9"
  views="hand breakdown settlement">[[1111m]] [2222p] 345p 78s 99s +9s</mj-example>
<mj-example id="low" rules="hongkong" by="discard" from="west" flowers="2f">[123m] 456m 333p 78s 99s +9s</mj-example>
<mj-example id="limit" rules="hongkong" by="discard" from="west" options="discarderPays:all"
  views="breakdown settlement">[FFF] [CCC] [PPP] 78m 11m +9m</mj-example>
<mj-rules-table rules="hongkong" show-rules></mj-rules-table>
<mj-rules-options rules="hongkong"></mj-rules-options>
<mj-waits rules="hongkong" hand="[FFF] [CCC] 123m 78m 99m"></mj-waits>
<mj-hand-input rules="hongkong" by="self" hand="[[1111m]] 456m 345p 78s 99s +9s" flags="replacement"></mj-hand-input>
</body></html>`;

const LANGS = ['en', 'zh-Hant', 'ja'];
const pages = Object.fromEntries(LANGS.map((lang) => [`/${lang}.html`, pageOf(lang)]));
const {open} = browse({folder: home, pages});

let consumer: Consumer;
beforeAll(async () => {
  consumer = await install('hongkong-page');
  await cp(path.join(root, 'test/package/hongkong'), path.join(home, 'hongkong'), {recursive: true});
  await build({
    ...{absWorkingDir: home, entryPoints: ['hongkong/page.ts'], outdir: 'out', bundle: true, splitting: true},
    ...{format: 'esm', target: 'es2022', logLevel: 'error'},
  });
});
afterAll(() => consumer.remove());

/** The visible text of an element, elements inside it included. */
const textOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => {
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element || node instanceof DocumentFragment)) return '';
      if (node instanceof Element && /^(style|slot)$/.test(node.localName)) return '';
      const inside = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
      return [...inside.childNodes].map(read).join('');
    };
    return read(element).replace(/\s+/g, ' ');
  });

interface Wanted {
  readonly kong: readonly string[];
  readonly low: readonly string[];
  readonly limit: readonly string[];
  readonly table: readonly string[];
  readonly options: readonly string[];
  readonly waits: readonly string[];
  readonly flag: string;
  /** What must not appear: ids, and words of other languages. */
  readonly never: RegExp;
}

const ENGLISH: Pick<Wanted, 'kong' | 'options' | 'flag'> = {
  kong: ['Kong on kong', '9 faan', 'Concealed hand'],
  options: ['Discarder pays', 'Double, the others single', 'Hong Kong mahjong, discarder pays all'],
  flag: 'Second kong in a row',
};

const WANTED: Readonly<Record<string, Wanted>> = {
  en: {
    ...ENGLISH,
    kong: ['Kong on kong', '8', '1', '9 faan'],
    waits: ['6 faan', '7 faan'],
    low: ['The win is not allowed', '0 faan', 'minimum of 3 faan'],
    limit: ['10 faan', 'limit', 'Great dragons', 'discarded the tile'],
    table: [
      'Half flush',
      '3 faan',
      'the limit: 10 faan',
      'Tiles of one suit, and honors.',
      'HK-4',
      'Points double',
    ],
    never: /kongOnKong|番|undefined/,
  },
  // the rule set has words in English alone; the elements speak the page's language around them
  'zh-Hant': {
    ...ENGLISH,
    kong: ['Kong on kong', '9faan', '不計'],
    low: ['起胡的3faan'],
    limit: ['10faan', 'limit', 'Great dragons', 'discarded the tile'],
    table: ['Half flush', '3faan', 'the limit', 'Points double'],
    waits: ['6', '7', 'faan'],
    never: /kongOnKong|undefined/,
  },
  ja: {
    ...ENGLISH,
    kong: ['Kong on kong', '9faan'],
    waits: ['6', '7', 'faan'],
    low: ['和了に必要な3faanに届きません。'],
    limit: ['10faan', 'limit', 'Great dragons', 'discarded the tile'],
    table: ['Half flush', '3faan', 'the limit: 10faan', 'Points double'],
    never: /kongOnKong|undefined/,
  },
};

describe.each(LANGS)('a page in %s', (lang) => {
  test('shows what the rule set says, in its words', async () => {
    const {page, said} = await open(`/${lang}.html`);
    const wanted = WANTED[lang];
    const SELECTORS = {
      kong: '#kong',
      low: '#low',
      limit: '#limit',
      table: 'mj-rules-table',
      options: 'mj-rules-options',
      flag: 'mj-hand-input',
      waits: 'mj-waits',
    } as const;
    for (const name of Object.keys(SELECTORS) as (keyof typeof SELECTORS)[])
      for (const text of [wanted[name]].flat())
        await expect.poll(() => textOf(page, SELECTORS[name]), {message: name}).toContain(text);
    await rest(page);
    for (const selector of Object.values(SELECTORS))
      expect(await textOf(page, selector)).not.toMatch(wanted.never);
    expect(said).toEqual([]);
    await page.close();
  });
});
