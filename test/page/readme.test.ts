/** The picture in README.md is what its own first lines show. `PICTURE=write` takes it anew. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {browse, rest} from './browse.js';

const root = path.join(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'README.md'), 'utf8');
const lines = /^```html\n([^]*?)^```/m.exec(text)?.[1] ?? '';
const picture = path.join(root, /!\[[^\]]*\]\(([^)]+)\)/.exec(text)?.[1] ?? '');

const page = `<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${lines}`;
const {newPage, address} = browse({pages: {'/': page}, base: '/mahjong/'});

/** Of this many pixels in a hundred the colour may differ: smoothing of edges. */
const MOST = 0.5;

test('README is short, and its first lines are five', () => {
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(120);
  expect(lines.trim().split('\n')).toHaveLength(5);
});

test('the picture in README shows what its first lines show', async () => {
  const shown = await newPage({
    viewport: {width: 640, height: 900},
    deviceScaleFactor: 2,
    colorScheme: 'light',
  });
  await shown.goto(address('/'));
  const example = shown.locator('mj-example');
  await example.getByText('Total').first().waitFor();
  await rest(shown);
  const taken = await example.screenshot({animations: 'disabled'});
  if (process.env.PICTURE === 'write') writeFileSync(picture, taken);
  const different = await shown.evaluate(
    async ([a, b]) => {
      const pixels = async (source: string): Promise<ImageData> => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height) ?? new ImageData(1, 1);
      };
      const [one, other] = await Promise.all([pixels(a), pixels(b)]);
      if (one.width !== other.width || one.height !== other.height) return 100;
      let count = 0;
      for (let i = 0; i < one.data.length; i += 4) {
        const apart = [0, 1, 2].some((part) => Math.abs(one.data[i + part] - other.data[i + part]) > 32);
        if (apart) count++;
      }
      return (400 * count) / one.data.length;
    },
    [taken, readFileSync(picture)].map((png) => `data:image/png;base64,${png.toString('base64')}`),
  );
  await shown.close();
  expect(different).toBeLessThanOrEqual(MOST);
});
