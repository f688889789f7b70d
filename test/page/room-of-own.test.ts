/** An author gives examples the height that the line of `mj check --room` prints: then nothing after them moves at all. */
import {describe, expect, test} from 'vitest';
import {READ_ROOM} from '../../src/cli/room.js';
import {browse, holdScript, rest, styled} from './browse.js';

const EXAMPLES = [
  '<mj-example id="a" rules="luqiao" wild="5s" seat="south" by="self">[FFF] [234m] 456m 78m 99m +6m</mj-example>',
  '<mj-example id="b" rules="mcr" by="discard">234m 345p 234s 99s 67s +8s</mj-example>',
  '<mj-example id="c" rules="riichi" by="self" theme="light">345m 789p 234s 67m 88p +8m</mj-example>',
  '<mj-example id="d" rules="xinzhang" by="self" views="hand settlement">123m 456m 789m 123s 23p 55s +1p</mj-example>',
];

const pageOf = (rooms: string): string => `<!doctype html><html lang="en"><title>page</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/prestyle.css">
  <style>body { margin: 0; font: 16px/1.5 sans-serif; } p { margin: 0; } ${rooms}</style>
  ${EXAMPLES.map((example) => `${example}<p>Then.</p>`).join('')}<script type="module" src="/cdn/mahjong.js"></script>`;

const pages: Record<string, string> = {'/plain.html': pageOf('')};
const {address, newPage} = browse({pages});

const drawn = (): boolean =>
  [...document.querySelectorAll('mj-example')].every((one) =>
    one.shadowRoot?.querySelector('mj-score-breakdown, mj-settlement'),
  );

describe('what follows an example with the height that the console told', () => {
  test.each([360, 720, 1200])('stays where it is when the script comes: %i px', async (width) => {
    const page = await newPage({viewport: {width, height: 6000}});
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('--mj-example-block-size')) told.push(message.text());
    });
    await page.goto(address('/plain.html'));
    await page.waitForFunction(drawn);
    await rest(page);
    await page.evaluate(READ_ROOM);
    const rooms = ['a', 'b', 'c', 'd'].map(
      (id, i) => `#${id} {${/^--mj-example-block-size: [\d.]+px/.exec(told[i])?.[0] ?? ''}}`,
    );
    expect(told).toHaveLength(EXAMPLES.length);
    const path = `/own-${width}.html`;
    pages[path] = pageOf(rooms.join(' '));
    const arrive = await holdScript(page);
    await page.goto(address(path), {waitUntil: 'commit'});
    await page.locator('mj-example + p').last().waitFor();
    await styled(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('mj-example + p')].map((one) =>
          Math.round(one.getBoundingClientRect().top),
        ),
      );
    const before = await places();
    arrive();
    await page.waitForFunction(drawn);
    await rest(page);
    expect(await places()).toEqual(before);
    await page.close();
  });
});
