/** The output of `mj render` without script, and with elements that take its place. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {browse, rest, visit} from './browse.js';

const root = path.join(import.meta.dirname, '../..');
const source = path.join(root, 'test/cli/pages/blog.html');
const output = execFileSync(process.execPath, [path.join(root, 'dist/cli/mj.js'), 'render', source], {
  encoding: 'utf8',
});
const script =
  '<link rel="stylesheet" href="/prestyle.css"><script type="module" src="/cdn/mahjong.js"></script></head>';
const {address, newPage} = browse({
  pages: {'/static.html': output, '/live.html': output.replace('</head>', script)},
});

describe('a rendered page', () => {
  test('says hand, lines and total without script', async () => {
    const page = await newPage({javaScriptEnabled: false});
    await page.goto(address('/static.html'));
    const text = await page.locator('body').innerText();
    for (const said of ['[123m][456m] 789m 234p 5s +5s', '清龍', '16 + 2 + 1 = 19番', '36胡']) {
      expect(text).toContain(said);
    }
    const pictures = await page.locator('svg').all();
    expect(pictures).toHaveLength(8);
    for (const picture of pictures) expect((await picture.boundingBox())!.width).toBeGreaterThan(15);
    await page.close();
  });

  test('is the same as before for readers with script', async () => {
    const page = await newPage();
    await visit(page, address('/live.html'));
    await page.locator('mj-score-breakdown').getByText('19番').first().waitFor();
    const shown = () =>
      page
        .locator('[slot=static]')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({outerHTML}) => outerHTML));
    await expect.poll(shown).toEqual([]);
    await rest(page);
    const wrong = await page
      .locator(':is(mj-example, mj-hand, mj-tiles):not([data-mj=off] *)')
      .evaluateAll((all) =>
        all.filter((one) => one.shadowRoot?.querySelector('[part~=problem], [part~=mismatch]')),
      );
    expect(wrong).toEqual([]);
    await page.close();
  });

  test('is what the page checks as', () => {
    const check = () =>
      execFileSync(process.execPath, [path.join(root, 'dist/cli/mj.js'), 'check', source], {stdio: 'pipe'});
    expect(check).not.toThrow();
    expect(readFileSync(source, 'utf8')).not.toContain('slot="static"');
  });
});
