/** A page whose script is two seconds late: nothing may move when it comes. */
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {browse} from './browse.js';
import {pageOf} from './elements.js';

const script = '<script type="module" src="/cdn/luqiao.js"></script>';
const prestyle = '<link rel="stylesheet" href="/prestyle.css">';
const elements = [
  '<p>A run of tiles <mj-tiles>123m</mj-tiles> in a sentence.</p>',
  '<mj-hand>[PPP] 234567m 99p 78s +9s</mj-hand>',
  '<mj-hand>[123m][456m] 789m 234p 5s +5s</mj-hand>',
  '<mj-hand>19m19p19sESWNPFC +1m</mj-hand>',
];

const {address, newPage} = browse({
  pages: {'/with.html': pageOf(prestyle + script, elements), '/without.html': pageOf(script, elements)},
  delays: [[/^\/cdn\//, 2000]],
});

/** The sum of all layout shifts from the first paint until the elements have drawn themselves. */
async function shiftOf(file: string, width: number): Promise<number> {
  const page = await newPage({viewport: {width, height: 800}});
  await page.goto(address(`/${file}`), {waitUntil: 'networkidle'});
  await page.waitForFunction(() => document.querySelector('mj-hand')?.shadowRoot?.childElementCount);
  const sum = await shifts(page);
  await page.close();
  return sum;
}

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & {value: number}).value;
        }).observe({type: 'layout-shift', buffered: true});
        // two frames for what the upgrade moved, and a moment for the observer
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 200)));
      }),
  );

describe('a page whose script comes two seconds late', () => {
  test.each([1000, 600, 320])('does not move at %i px', async (width) => {
    expect(await shiftOf('with.html', width)).toBe(0);
  });

  test('moves without prestyle.css: the measure can fail', async () => {
    expect(await shiftOf('without.html', 600)).toBeGreaterThan(0);
  });
});
