/** A hand that is played on a phone and on larger screens: what is asked and what may be done is in view together, and stays in its place. */
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {played} from '../play/tables.js';
import {browse} from './browse.js';
import {PlayReader, playPage, type Offered} from './play-reader.js';

/** So high is the window of a small phone. */
const HEIGHT = 640;
const DECISIONS = 8;

const {address, newPage} = browse({
  pages: Object.fromEntries(
    played.map(({id}) => [`/${id}`, playPage(`rules="${id}" seed="phone" seat="south" speed="none"`)]),
  ),
});

/** The places of what a reader uses, in whole pixels. */
const places = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('mj-play')?.shadowRoot;
    const boxes = (selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect());
    const [board] = boxes('mj-board');
    const [tools] = boxes('.tools');
    const [hand] = boxes('.keys');
    const [keys, moves] = [boxes('.key'), boxes('.moves button')];
    const said = boxes('.sentences p');
    const used = [...keys, ...moves, ...said];
    const top = Math.min(...used.map((box) => box.top));
    // what stands below the table, from above: beside the table there are other columns
    const below = [...boxes('.tools button'), ...said, ...moves].sort((a, b) => a.top - b.top);
    const gaps = below.map(
      (box, i) => box.top - Math.max(board.bottom, ...below.slice(0, i).map((one) => one.bottom)),
    );
    return {
      kept: {
        board: Math.round(board.height),
        keys: Math.round(hand.top - board.top),
        tools: Math.round(tools.top - board.top),
      },
      span: Math.max(...used.map(({bottom}) => bottom)) - top,
      keys: Math.min(...keys.flatMap(({width, height}) => [width, height])),
      moves: Math.min(...moves.map(({height}) => height)),
      tools: Math.min(...boxes('.tools button').map(({height}) => height)),
      gap: Math.max(...gaps),
      beyond: document.documentElement.scrollWidth - innerWidth,
    };
  });

const middle = ({tiles, moves}: Offered): number | string => {
  const keys = tiles.flatMap(({isOff}, i) => (isOff ? [] : [i]));
  return keys.length ? keys[Math.floor(keys.length / 2)] : (moves.at(-1) ?? '');
};

describe.each([320, 360, 414, 768, 1200])('at %i px', (width) => {
  test.each(played.map(({id}) => id))('%s is played in one place', async (id) => {
    const page = await newPage({viewport: {width, height: HEIGHT}});
    const reader = await PlayReader.sit(page, address(`/${id}`));
    const kept: unknown[] = [];
    for (let n = 0; n < DECISIONS; n++) {
      const seen = await places(page);
      // on a wide table the own melds lie beside the keys
      const {keys, ...others} = seen.kept;
      kept.push(width < 600 ? {...others, keys} : others);
      expect(seen.span).toBeLessThan(HEIGHT);
      if (width < 512) expect(seen.gap, 'nothing is empty between').toBeLessThan(40);
      expect(seen.keys).toBeGreaterThan(23.9);
      expect(seen.moves).toBeGreaterThan(43.9);
      expect(seen.tools).toBeGreaterThan(23.9);
      expect(seen.beyond).toBeLessThanOrEqual(0);
      if (!(await reader.act(middle)) || !(await reader.offered())) break;
    }
    expect(kept).toEqual(kept.map(() => kept[0]));
    await page.close();
  });
});

test('the page stays where it is when the hand is over, and says right there what it came to and what can be played next', async () => {
  const page = await newPage({viewport: {width: 360, height: 780}});
  const reader = await PlayReader.sit(page, address('/luqiao'));
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('p'), {textContent: 'Below. '.repeat(2000)}));
    document.body.style.paddingBlockStart = '200px';
    document.querySelector('mj-play')?.scrollIntoView();
    scrollBy(0, 40);
    addEventListener('mj-end', () => (document.body.dataset.at = String(scrollY)));
  });
  while ((await reader.act(middle)) && (await reader.offered()));
  const outcome = page.locator('mj-round .table > [part=said]');
  await outcome.waitFor();
  const [before, after] = await page.evaluate(() => [Number(document.body.dataset.at), scrollY]);
  expect(before).toBeGreaterThan(0);
  expect(Math.abs(after - before)).toBeLessThan(2);
  const next = page.locator('mj-play button.main');
  await next.waitFor();
  for (const seen of [outcome, next]) {
    const {y, height} = (await seen.boundingBox()) ?? {y: Infinity, height: 0};
    expect(y + height).toBeLessThan(780);
  }
  const focused = () =>
    document.querySelector('mj-play')?.shadowRoot?.activeElement?.matches('.main') === true;
  await page.waitForFunction(focused);
  await page.close();
});

test('a hint stands right below the moves', async () => {
  const page = await newPage({viewport: {width: 360, height: HEIGHT}});
  await PlayReader.sit(page, address('/xinzhang'));
  await page.evaluate(() => document.querySelector('mj-play')?.scrollIntoView());
  await page.getByRole('button', {name: 'Hint', exact: true}).click();
  const tops = await Promise.all(
    ['prompt', 'advice', 'said'].map(async (part) => {
      const one = page.locator(`mj-play .sentences > [part=${part}]`);
      await one.waitFor();
      return (await one.boundingBox())?.y ?? 0;
    }),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[1]).toBeLessThan(HEIGHT);
  await page.close();
});

test('large letters take nothing out of view', async () => {
  const page = await newPage({viewport: {width: 360, height: HEIGHT}});
  await PlayReader.sit(page, address('/xinzhang'));
  await page.addStyleTag({content: 'html {font-size: 200%}'});
  const {beyond, keys} = await places(page);
  expect(beyond).toBeLessThanOrEqual(0);
  expect(keys).toBeGreaterThan(23.9);
  await page.close();
});
