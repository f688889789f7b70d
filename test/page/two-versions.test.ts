/** Two versions of the library on one page: two scripts, or a script and a page's own build from npm. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import type {Page} from 'playwright';
import {beforeAll, describe, expect, test} from 'vitest';
import {VERSION} from '../../src/elements/base/definition.js';
import {dist} from '../package/bundle.mjs';
import {browse, visit} from './browse.js';

const NEXT = '9.9.9';
const renamed = (text: string): string => text.replaceAll(VERSION, NEXT);

/** The scripts again under /next/, as if of a later version. */
const next = (): [name: string, text: string][] =>
  readdirSync(path.join(dist, 'cdn'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => [
      `/next/cdn/${file.replaceAll(path.sep, '/')}`,
      renamed(readFileSync(path.join(dist, 'cdn', file), 'utf8')),
    ]);

/** What a page's own build imports from npm. */
const OWN = `
import './elements/mj-example/define.js';
import {registerRuleset} from './index.js';
import {luqiao} from './rules/luqiao/index.js';
import {text} from './rules/luqiao/names/en.js';
registerRuleset(luqiao, {en: text});
`;

async function own(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: OWN, resolveDir: dist},
    ...{bundle: true, format: 'esm', target: 'es2022', write: false, logLevel: 'error'},
  });
  return renamed(outputFiles[0].text);
}

const LUQIAO = `<mj-example id="luqiao" rules="luqiao" by="self" wild="7m" hand="[EEE] 24p 678p 345s 11s +3p">
  <mj-hand></mj-hand><mj-score-breakdown></mj-score-breakdown><mj-waits></mj-waits></mj-example>`;
const MCR = '<mj-example id="mcr" rules="mcr" by="discard">[123m][456m] 789m 234p 5s +5s</mj-example>';

const pageOf = (scripts: readonly string[], body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>page</title><link rel="icon" href="data:,">
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}</head><body>${body}</body></html>`;

const pages: Record<string, string> = {
  '/scripts.html': pageOf(['/cdn/mahjong.js', '/next/cdn/mahjong.js'], LUQIAO + MCR),
  '/npm-first.html': pageOf(['/own.js', '/cdn/mahjong.js'], LUQIAO + MCR),
  '/cdn-first.html': pageOf(['/cdn/mahjong.js', '/own.js'], LUQIAO + MCR),
  '/parts.html': pageOf(['/cdn/mahjong.js', '/own.js'], LUQIAO),
};
const {address, newPage} = browse({pages});
beforeAll(async () => {
  Object.assign(pages, Object.fromEntries(next()), {'/own.js': await own()});
});

/** Opens a page, whose requests `route` may hold. Returns it and what it says in the console. */
async function open(
  file: string,
  route?: (page: Page) => Promise<unknown>,
): Promise<{page: Page; said: string[]}> {
  const page = await newPage();
  await route?.(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  await visit(page, address(`/${file}`));
  return {page, said};
}

/** Holds what the script asks for until the page's own build has defined its element, so that it does so first. */
const ownBuildFirst = (page: Page) =>
  page.route(
    (url) => url.pathname.startsWith('/cdn/') && !url.pathname.endsWith('/mahjong.js'),
    async (route) => {
      await page.evaluate(async () => {
        await customElements.whenDefined('mj-example');
      });
      await route.continue();
    },
  );

/** For each element, the copy that its class comes from. */
const versions = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll(':defined')].filter(({localName}) =>
      localName.startsWith('mj-'),
    );
    return Object.fromEntries(
      named.map(({localName, constructor}) => [localName, (constructor as {version?: string}).version ?? '']),
    );
  });

const warning = (first: string, second: string) =>
  `warning <mj-hand> is already defined by version ${first}. Version ${second} does not replace it.`;

describe('two versions on one page', () => {
  test.each([
    ['scripts.html', VERSION, NEXT],
    ['npm-first.html', NEXT, VERSION],
    ['cdn-first.html', VERSION, NEXT],
  ])('%s: warn once with both, and show what both bring', async (file, first, second) => {
    const {page, said} = await open(file);
    await page.locator('#luqiao').getByText('36 hu').first().waitFor();
    await page.locator('#mcr').getByText('19 fan').first().waitFor();
    expect(said.map((line) => line.replace(/<mj-[a-z-]+>/, '<mj-hand>'))).toEqual([warning(first, second)]);
    expect((await versions(page))['mj-hand']).toBe(first);
    await page.close();
  });

  test('hand their hand and results on to elements of the other', async () => {
    const {page, said} = await open('parts.html', ownBuildFirst);
    await page.locator('#luqiao').getByText('36 hu').first().waitFor();
    const {'mj-hand': hand, 'mj-example': example} = await versions(page);
    expect([hand, example]).toEqual([VERSION, NEXT]);
    const lit = page.locator('mj-hand [part~=lit]');
    expect(await lit.count()).toBe(0);
    await page.locator('mj-score-breakdown [part~=line]').nth(1).hover();
    await expect.poll(() => lit.count()).toBeGreaterThan(0);
    expect(said).toEqual([warning(VERSION, NEXT)]);
    await page.close();
  });
});
