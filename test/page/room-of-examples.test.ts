/**
 * Plain examples, each with a line of text after it: when the script comes, no line that is in view moves by more than its
 * height. `HANDS=100` draws so many hands of each rule set.
 */
import {describe, expect, test} from 'vitest';
import {drawing} from '../../src/core/draw.js';
import type {Ruleset} from '../../src/core/ruleset.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {ribon} from '../../src/rules/ribon/index.js';
import {riichi} from '../../src/rules/riichi/index.js';
import {shiragiku} from '../../src/rules/shiragiku/index.js';
import {xinzhang} from '../../src/rules/xinzhang/index.js';
import {attributesOf, canonical} from '../../src/share/attributes.js';
import {browse, holdScript, rest, styled} from './browse.js';

const RULESETS: readonly Ruleset[] = [luqiao, shiragiku, ribon, xinzhang, mcr, riichi];
const HANDS = Number(process.env.HANDS ?? 4);
const WIDTHS = [360, 720, 1200];
/** All examples are in view, so that none gives room back. */
const EACH = 2000;
const LINE = 24;
/** Hands on a page at once. */
const MOST = 10;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Drawn hands as a page has them. */
async function examplesOf(ruleset: Ruleset): Promise<string[]> {
  const drawn = await drawing(ruleset);
  return Array.from({length: HANDS}, (_, i) => drawn.draw({seed: `room${i}`})).flatMap((one) => {
    if (!one) return [];
    const situation = canonical(one.situation);
    const attributes = attributesOf(situation, ruleset).map(([name, value]) => `${name}="${escaped(value)}"`);
    return [`<mj-example ${attributes.join(' ')}>${escaped(situation.hand)}</mj-example><p>Then.</p>`];
  });
}

const pageOf = (examples: readonly string[]): string => `<!doctype html><html lang="en"><title>page</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/prestyle.css">
  <style>body { margin: 0; font: 16px/1.5 sans-serif; } p { margin: 0; }</style>
  ${examples.join('')}<script type="module" src="/cdn/mahjong.js"></script>`;
const framesOf = (
  path: string,
): string => `<!doctype html><title>frames</title><link rel="icon" href="data:,">
  <style>body { display: flex; margin: 0; } iframe { flex: none; block-size: 100vh; border: 0; }</style>
  ${WIDTHS.map((width) => `<iframe src="${path}" style="width: ${width}px"></iframe>`).join('')}`;

const pages: Record<string, string> = {};
for (const ruleset of RULESETS) {
  const examples = await examplesOf(ruleset);
  for (let i = 0; i < examples.length; i += MOST) {
    const path = `/${ruleset.id}-${i}.html`;
    pages[path] = pageOf(examples.slice(i, i + MOST));
    pages[`/frames${path.slice(1)}`] = framesOf(path);
  }
}

const {address, newPage} = browse({pages});

describe('what follows an example', () => {
  test.each(Object.keys(pages).filter((path) => path.startsWith('/frames')))(
    'stays in its line when the script comes: %s',
    async (path) => {
      const width = WIDTHS.reduce((a, b) => a + b);
      const page = await newPage({viewport: {width, height: EACH * Math.min(HANDS, MOST)}});
      const arrive = await holdScript(page);
      await page.goto(address(path), {waitUntil: 'commit'});
      await expect.poll(() => page.frames().filter((frame) => frame.url()).length).toBe(WIDTHS.length + 1);
      const frames = page.frames().slice(1);
      for (const frame of frames) {
        await frame.locator('mj-example + p').last().waitFor();
        await styled(frame);
      }
      const heights = () =>
        Promise.all(
          frames.map((frame) =>
            frame.evaluate(() =>
              [...document.querySelectorAll('mj-example')].map((one) => one.getBoundingClientRect().height),
            ),
          ),
        );
      const before = await heights();
      arrive();
      for (const frame of frames)
        await frame.waitForFunction(() =>
          [...document.querySelectorAll('mj-example')].every((one) =>
            one.shadowRoot?.querySelector('mj-score-breakdown'),
          ),
        );
      await rest(page);
      const after = await heights();
      const moved = after.flatMap((all, frame) =>
        all.flatMap((height, i) =>
          Math.abs(height - before[frame][i]) > LINE
            ? [`${WIDTHS[frame]} px, hand ${i}: ${before[frame][i]} → ${height} px`]
            : [],
        ),
      );
      expect(before[0].length).toBeGreaterThan(0);
      expect(moved).toEqual([]);
      await page.close();
    },
  );
});
