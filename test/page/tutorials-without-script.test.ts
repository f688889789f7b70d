/** The tutorials in browsers without script: all text is there, at every width, and nothing is cut off. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {browse} from './browse.js';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'stories/tutorials');
const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
const prestyle = readFileSync(path.join(root, 'dist/prestyle.css'), 'utf8');
const blog = readFileSync(path.join(root, 'stories/embeds/blog.css'), 'utf8');

/** A page with its style sheets inlined, so that it can be served from anywhere. */
const pageOf = (file: string): string =>
  readFileSync(path.join(folder, file), 'utf8').replace(
    '</head>',
    () => `<style>${prestyle}</style><style>${blog}</style></head>`,
  );

const {address, newPage} = browse({
  pages: Object.fromEntries(files.map((file) => [`/${file}`, pageOf(file)])),
});

describe.each(files)('%s without script', (file) => {
  test.each([320, 1000])('is read from beginning to end at %i px', async (width) => {
    const page = await newPage({javaScriptEnabled: false, viewport: {width, height: 800}});
    await page.goto(address(`/${file}`));
    const sections = page.locator('mj-lesson > section');
    const count = await sections.count();
    expect(count).toBeGreaterThanOrEqual(12);
    for (let i = 0; i < count; i++) {
      for (const tag of ['h2', 'p', 'mj-hand', 'mj-quiz']) {
        const part = sections.nth(i).locator(tag).first();
        const box = await part.boundingBox();
        expect((await part.innerText()).trim(), `${i + 1} ${tag}`).not.toBe('');
        expect(box?.height, `${i + 1} ${tag}`).toBeGreaterThan(10);
        expect((box?.x ?? 0) + (box?.width ?? Infinity), `${i + 1} ${tag}`).toBeLessThanOrEqual(width);
      }
    }
    // below each other, not overlapping
    const tops = await Promise.all(
      Array.from({length: count}, async (_, i) => (await sections.nth(i).boundingBox())?.y ?? 0),
    );
    expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
    await page.close();
  });
});
