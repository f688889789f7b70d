/** Frames are as high as what they show: those of the guides, and those that `<mj-share>` writes, in a column of 640 pixels. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findOn} from '../../src/cli/page/find.js';
import {scoreFound} from '../../src/cli/page/score.js';
import {iframe} from '../../src/share/html.js';
import {EXAMPLES} from '../../stories/gallery/examples.mjs';
import {framed} from './framed.js';

const stories = path.join(import.meta.dirname, '../../stories');
const WIDTH = 640;
/** No frame is higher than what it shows by more than this, in pixels: one line of a score, or a few. */
const MORE = 60;
const MORE_SHARED = 200;

const open = framed();

/** The height of what a frame with this address shows. */
async function heightAt(address: string): Promise<number> {
  const {pathname, searchParams} = new URL(address);
  const {page, frame} = await open(Object.fromEntries(searchParams), {
    width: WIDTH,
    file: path.basename(pathname),
  });
  const height = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await page.close();
  return height;
}

const guides = readdirSync(stories, {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.md'),
);
const documented = guides.flatMap((file) =>
  [
    ...readFileSync(path.join(stories, file), 'utf8').matchAll(
      /<iframe\b[^>]*?height="(\d+)"[^>]*?src="([^"]*)"/g,
    ),
  ].map(([, height, address]) => ({file, height: Number(height), address: address.replaceAll('&amp;', '&')})),
);

describe('the guides', () => {
  test('have frames', () => expect(documented.length).toBeGreaterThan(7));

  test.concurrent.for(documented)('$file: a frame of $height pixels', async ({height, address}, {expect}) => {
    const shown = await heightAt(address);
    expect(height).toBeGreaterThanOrEqual(shown);
    expect(height).toBeLessThanOrEqual(shown + MORE);
  });
});

describe('<mj-share>', () => {
  test.concurrent.for(EXAMPLES)('$titles.en: its frame shows the whole example', async ({code}, {expect}) => {
    const [found] = findOn(code, 'html');
    const [, address, height] =
      /src="([^"]*)"[^>]* height="(\d+)"/.exec(iframe(await scoreFound(found), 'https://host.example/')) ??
      [];
    const shown = await heightAt(address.replaceAll('&amp;', '&'));
    expect(Number(height)).toBeGreaterThanOrEqual(shown);
    expect(Number(height)).toBeLessThanOrEqual(shown + MORE_SHARED);
  });
});
