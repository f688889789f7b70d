/** A page whose script comes two seconds late: nothing may move when it comes. */
import {describe, expect, test} from 'vitest';
import {browse, rest, visit} from './browse.js';
import {pageOf} from './elements.js';
import {shiftsOn} from './shifts.js';

const script = '<script type="module" src="/cdn/mahjong.js"></script>';
const prestyle = '<link rel="stylesheet" href="/prestyle.css">';
// not <mj-example>: the number of lines of a score is not known before
const elements = [
  '<p>A run of tiles <mj-tiles count="3">123m</mj-tiles> in a sentence.</p>',
  '<mj-hand>[PPP] 234567m 99p 78s +9s</mj-hand>',
  '<mj-hand>[123m][456m] 789m 234p 5s +5s</mj-hand>',
  '<mj-hand-input rules="luqiao" by="self">[PPP] 234567m 99p 78s +9s</mj-hand-input>',
  '<mj-hand>19m19p19sESWNPFC +1m</mj-hand>',
  '<mj-hand wild="5m" flowers="1f2f">[PPP] 123m 234m 78m 99m +6m</mj-hand>',
];

const {address, newPage} = browse({
  pages: {'/with.html': pageOf(prestyle + script, elements), '/without.html': pageOf(script, elements)},
  delays: [[/^\/cdn\/mahjong\.js$/, 2000]],
});

/** All layout shifts from the first paint until the elements are drawn, and what moved. */
async function shiftsOf(file: string, width: number): Promise<{sum: number; moved: string[]}> {
  const page = await newPage({viewport: {width, height: 1600}});
  await visit(page, address(`/${file}`));
  await page.waitForFunction(() => document.querySelector('mj-hand')?.shadowRoot?.childElementCount);
  await rest(page);
  const shifts = await shiftsOn(page);
  await page.close();
  return shifts;
}

describe('a page whose script comes two seconds late', () => {
  test.each([1000, 600, 320])('does not move at %i px', async (width) => {
    expect(await shiftsOf('with.html', width)).toEqual({sum: 0, moved: []});
  });

  test('keeps no room for an editor where none can come', async () => {
    const page = await newPage({javaScriptEnabled: false});
    await page.goto(address('/with.html'));
    expect((await page.locator('mj-hand-input').boundingBox())?.height).toBeLessThan(100);
    await page.close();
  });

  test('moves without prestyle.css: the measure can fail', async () => {
    expect((await shiftsOf('without.html', 600)).sum).toBeGreaterThan(0);
  });
});
