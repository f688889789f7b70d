/** A tile has its face, whichever scripts a page loads, and in whichever order they arrive. */
import {describe, expect, test} from 'vitest';
import {browse, visit} from './browse.js';
import {pageOf} from './elements.js';

/** Orders in which pages write their scripts. */
const ORDERS = [['mahjong'], ['offline'], ['mahjong', 'offline'], ['offline', 'mahjong']] as const;

const FLOWERY = 'rules="mcr" by="self" seat="east" flowers="1234567f" hand="111222333444m 5m +5m"';
const breakdown = `<mj-score-breakdown ${FLOWERY}></mj-score-breakdown>`;

const nameOf = (scripts: readonly string[]): string => `/${scripts.join('-')}`;
const pageWith = (scripts: readonly string[]): string =>
  pageOf(scripts.map((name) => `<script type="module" src="/cdn/${name}.js"></script>`).join('\n    '), [
    breakdown,
  ]);

const {address, newPage} = browse({
  pages: Object.fromEntries(ORDERS.map((scripts) => [nameOf(scripts), pageWith(scripts)])),
});

describe('a flower in a breakdown', () => {
  for (const scripts of ORDERS)
    test(`has its face with ${scripts.join(', then ')}`, async () => {
      const page = await newPage();
      await visit(page, address(nameOf(scripts)));
      const tiles = page.locator('mj-score-breakdown .tile > svg');
      await expect.poll(() => tiles.count()).toBeGreaterThan(7);
      await expect
        .poll(() => tiles.evaluateAll((all) => all.filter((svg) => !svg.firstChild).length))
        .toBe(0);
      await page.close();
    });
});
