/** The pages of stories/embeds with the published files: their examples have the totals that their authors expect. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {browse, rest, visit} from './browse.js';

const folder = path.join(import.meta.dirname, '../../stories/embeds');
const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
const pages = Object.fromEntries(
  files.map((file) => [
    `/${file}`,
    readFileSync(path.join(folder, file), 'utf8').replaceAll('../../dist/', '/'),
  ]),
);
const {address, newPage} = browse({pages});

/** Opens a page, and waits until its examples are drawn, those out of view too. */
async function open(page: Page, file: string): Promise<void> {
  await visit(page, address(`/${file}`));
  await page.waitForFunction(() => !document.querySelector('mj-example:not(:defined)'));
  await rest(page);
}

/** The text of each example, in its shadow roots. */
const said = () =>
  [...document.querySelectorAll('mj-example')].map((example) => {
    const roots = [example, ...(example.shadowRoot?.querySelectorAll('*') ?? [])].map(
      ({shadowRoot}) => shadowRoot,
    );
    const has = (part: string) => roots.some((root) => root?.querySelector(`[part~=${part}]`));
    return {expected: example.expect, total: has('total'), wrong: has('mismatch') || has('problem')};
  });

describe.each(files)('%s', (file) => {
  test('scores every example as its author expects', async () => {
    const page = await newPage();
    await open(page, file);
    const examples = await page.evaluate(said);
    await page.close();
    expect(examples.length).toBeGreaterThanOrEqual(15);
    expect(examples.filter(({expected, total, wrong}) => expected === undefined || !total || wrong)).toEqual(
      [],
    );
  });

  test('has no part wider than a phone', async () => {
    const page = await newPage({viewport: {width: 320, height: 800}});
    await open(page, file);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.close();
    expect(width).toBe(320);
  });
});
