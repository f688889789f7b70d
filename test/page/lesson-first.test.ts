/** A page with a lesson whose script comes late: the first step comes first, and the page does not shrink. */
import {describe, expect, test} from 'vitest';
import {browse, styled} from './browse.js';

const QUESTION =
  '<mj-quiz ask="win" rules="luqiao" by="self" hand="[FFF] [234m] 456m 78m 99m +6m"></mj-quiz>';
const BOARD = '<mj-board>E: 1m 2p -3s\nS: 1m</mj-board>';
const step = (content: string) =>
  `<section><h2>A step</h2><p style="block-size: 600px"></p>${content}</section>`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
<link rel="stylesheet" href="/prestyle.css"><script type="module" src="/cdn/mahjong.js"></script>
<mj-lesson>${step(QUESTION)}${step(BOARD)}${step(QUESTION)}</mj-lesson></html>`;

const {address, newPage} = browse({
  pages: {'/lesson.html': page},
  delays: [[/^\/cdn\/mahjong\.js$/, 1500]],
});

describe('a lesson whose script comes late', () => {
  test('shows its first step alone before and after', async () => {
    const opened = await newPage();
    await opened.goto(address('/lesson.html'), {waitUntil: 'commit'});
    await opened.waitForSelector('mj-lesson:not(:defined) section');
    await styled(opened);
    const shown = () =>
      opened.evaluate(() => [...document.querySelectorAll('section')].map((one) => one.checkVisibility()));
    expect(await shown()).toEqual([true, false, false]);
    await opened.evaluate(() => {
      const heights: number[] = [];
      Object.assign(window, {heights});
      const look = () => {
        heights.push(document.documentElement.scrollHeight);
        requestAnimationFrame(look);
      };
      look();
    });
    await opened.waitForFunction(() =>
      document.querySelector('mj-quiz')?.shadowRoot?.querySelector('button'),
    );
    expect(await shown()).toEqual([true, false, false]);
    const highest = await opened.evaluate(() =>
      Math.max(...(window as unknown as {heights: number[]}).heights),
    );
    // one step, its question and the buttons; three steps would be 1,800 px and more
    expect(highest).toBeLessThan(1400);
    await opened.close();
  });

  test('fetches what later steps use after what the first uses', async () => {
    const opened = await newPage();
    const asked: string[] = [];
    opened.on('request', (request) => asked.push(request.url()));
    await opened.goto(address('/lesson.html'));
    await opened.waitForFunction(() => customElements.get('mj-board') !== undefined);
    const at = (tag: string) => asked.findIndex((url) => url.includes(tag));
    expect(at('mj-quiz')).toBeGreaterThan(-1);
    expect(at('mj-board')).toBeGreaterThan(at('mj-quiz'));
    await opened.close();
  });
});

test('shows all steps where no script has come for long', async () => {
  const opened = await newPage();
  await opened.route('**/cdn/*.js', (route) => route.abort());
  await opened.goto(address('/lesson.html'));
  const shown = () =>
    opened.evaluate(() => [...document.querySelectorAll('section')].every((one) => one.checkVisibility()));
  expect(await shown()).toBe(false);
  await opened.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
  expect(await shown()).toBe(true);
  await opened.close();
});
