/** The package in other projects' pages, installed from its tarball: every export, and the code of the guides. */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {VERSION} from '../../src/elements/base/definition.js';
import {exportsOf, install, type Consumer} from '../package/consumer.js';
import {root, run} from '../package/packed.js';
import {browse, visit} from './browse.js';

const home = path.join(root, '.build/consumers/page');
let consumer: Consumer;

const script = (src: string): string => `<script type="module" src="${src}"></script>`;
const pageOf = (file: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>page</title><link rel="icon" href="data:,">
${script(`/out/${file}.js`)}</head><body>${body}</body></html>`;

const pages: Record<string, string> = {
  '/all.html': pageOf('all', ''),
  '/react.html': pageOf('react', '<div id="root"></div>'),
};

const guide = (name: string): string => readFileSync(path.join(root, 'stories/docs', `${name}.md`), 'utf8');
/** The guide's import map and the code after it, with the packages at the addresses of this page. */
const recipe =
  /^```html\n(<script type="importmap">\n {2}\{\n.*?)^```/ms.exec(guide('publishing'))?.[1] ?? '';
const local = recipe.replace(/https:\/\/cdn\.example\/(@?[^@"]+)@[^/"]+/g, '/node_modules/$1');
pages['/map.html'] = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>page</title>
<link rel="icon" href="data:,"></head><body>${local}</body></html>`;

const {address, newPage} = browse({folder: home, pages});

/** Bundles a project's code, as its authors' tools would. */
const bundle = (entryPoints: string[], platform: 'browser' | 'node') =>
  build({
    ...{absWorkingDir: home, entryPoints, outdir: 'out', platform, bundle: true, splitting: true},
    ...{format: 'esm', target: 'es2022', jsx: 'automatic', logLevel: 'error'},
    define: {'process.env.NODE_ENV': '"production"'},
    // React's server requires Node's modules
    ...(platform === 'node' && {external: ['react', 'react-dom', 'mahjong-elements']}),
  });

/** Modules that render pages where they are built, in Node. */
const IN_NODE = /\/(?:render|markdown-it|remark|eleventy)$/;

let modules: string[];
beforeAll(async () => {
  consumer = await install('page', ['react', 'react-dom', 'scheduler']);
  modules = (await exportsOf(consumer)).map(([specifier]) => specifier).filter((name) => !IN_NODE.test(name));
  const imports = modules.map((name) => `[${JSON.stringify(name)}]: () => import(${JSON.stringify(name)})`);
  await writeFile(path.join(home, 'all.js'), `window.all = {${imports.join(',\n')}};`);
  const example = /^```jsx\n(.*?)^```/ms.exec(guide('embedding'))?.[1] ?? '';
  await writeFile(path.join(home, 'example.jsx'), example);
  const sources = {'page.jsx': PAGE, 'react.jsx': CLIENT, 'server.jsx': SERVER};
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(home, file), text);
  await Promise.all([bundle(['all.js', 'react.jsx'], 'browser'), bundle(['server.jsx'], 'node')]);
  const {stdout} = await run(process.execPath, [path.join(home, 'out/server.js')]);
  pages['/hydrated.html'] = pageOf('react', `<div id="root">${stdout.trim()}</div>`);
});
afterAll(() => consumer.remove());

async function open(file: string): Promise<{page: Page; said: string[]}> {
  const page = await newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await visit(page, address(`/${file}`));
  return {page, said};
}

type All = Record<string, () => Promise<object>>;

describe('in a browser', () => {
  /** Imports some exports, one after another. */
  const importAll = (page: Page, names: readonly string[]): Promise<string[]> =>
    page.evaluate(async (wanted) => {
      const {all} = window as unknown as {all: All};
      const failed: string[] = [];
      for (const name of wanted)
        await all[name]().catch((error: unknown) => failed.push(`${name} ${String(error)}`));
      return failed;
    }, names);
  const isBundle = (name: string): boolean => /\/cdn\/.*\.js$/.test(name);

  test('every export is imported, and nothing complains', async () => {
    const {page, said} = await open('all.html');
    const names = modules.filter((name) => !isBundle(name));
    expect(names.length).toBeGreaterThan(100);
    expect(await importAll(page, names)).toEqual([]);
    expect(said).toEqual([]);
    await page.close();
  });

  test('the script is imported by its name, on a page of its own', async () => {
    const scripts = modules.filter(isBundle);
    expect(scripts).toEqual(['mahjong-elements/cdn/mahjong.js']);
    const {page, said} = await open('all.html');
    expect([await importAll(page, scripts), said]).toEqual([[], []]);
    await page.close();
  });
});

test('the import map of the guide leads to every module', async () => {
  expect(recipe).toContain(`mahjong-elements@${VERSION}/`);
  const {page, said} = await open('map.html');
  await page.locator('mj-example').getByText('56 hu').first().waitFor();
  expect(said).toEqual([]);
  await page.close();
});

/** A page with the guide's example; `totals` collects what it reports. */
const PAGE = `
import {useState} from 'react';
import 'mahjong-elements/elements/mj-hand/define.js';
import {parseHand} from 'mahjong-elements/core/notation/parse.js';
import {Example} from './example.jsx';

const totals = (globalThis.totals = []);
const HANDS = ['[FFF] [234m] 456m 78m 99m +6m', '[EEE] 123m 234m 78m 99m +6m'];
const {hand: READ} = parseHand('123m');

export function Page() {
  const [at, setAt] = useState(0);
  return (
    <>
      <button onClick={() => setAt(1 - at)}>other hand</button>
      <Example hand={HANDS[at]} onScore={({total}) => totals.push(total)} />
      <mj-hand value={at ? '1p' : READ} concealed-kong="all" className="own"></mj-hand>
    </>
  );
}
`;
const CLIENT = `
import {createRoot, hydrateRoot} from 'react-dom/client';
import {Page} from './page.jsx';
const root = document.querySelector('#root');
if (root.firstChild) hydrateRoot(root, <Page />);
else createRoot(root).render(<Page />);
`;
const SERVER = `
import {renderToString} from 'react-dom/server';
import {Page} from './page.jsx';
console.log(renderToString(<Page />));
`;

describe('a page of React 19', () => {
  const totals = (page: Page) => page.evaluate(() => (window as unknown as {totals: number[]}).totals);
  const example = (page: Page) => page.locator('mj-example');

  test('shows the hand and its score, and is told of it', async () => {
    const {page, said} = await open('react.html');
    await example(page).getByText('56 hu').first().waitFor();
    await expect.poll(() => example(page).locator('mj-hand [part~=tile]').count()).toBeGreaterThan(13);
    await expect.poll(() => totals(page)).toEqual([56]);
    expect(said).toEqual([]);
    await page.close();
  });

  test('hands on new properties, and is told of what comes of them', async () => {
    const {page, said} = await open('react.html');
    const hands = page.locator('mj-hand.own [part~=tile]');
    await expect.poll(() => hands.count()).toBe(3);
    await page.getByRole('button', {name: 'other hand'}).click();
    await expect.poll(() => hands.count()).toBe(1);
    await example(page).getByText('28 hu').first().waitFor();
    await expect.poll(() => totals(page)).toEqual([56, 28]);
    expect(said).toEqual([]);
    await page.close();
  });

  test('takes over what a server has rendered', async () => {
    expect(pages['/hydrated.html']).toContain('<mj-example rules="luqiao@1"');
    const {page, said} = await open('hydrated.html');
    await example(page).getByText('56 hu').first().waitFor();
    // however early the hand was scored
    await expect.poll(() => totals(page)).toEqual([56]);
    await page.getByRole('button', {name: 'other hand'}).click();
    await example(page).getByText('28 hu').first().waitFor();
    await expect.poll(() => totals(page)).toEqual([56, 28]);
    expect(said).toEqual([]);
    await page.close();
  });
});
