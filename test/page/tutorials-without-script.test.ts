/** The tutorials in browsers without script: all text is there, at every width, and nothing is cut off. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
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

/** What each step has; most have a question too. */
const PARTS = ['h3', 'p'];
const QUESTION = 'mj-quiz';

interface Part {
  readonly name: string;
  readonly text: string;
  readonly height: number;
  readonly right: number;
}

/** Where each task begins, and its parts; read at once, since a question to the page takes longer than its answer. */
const tasksOf = (page: Page): Promise<{top: number; parts: Part[]}[]> =>
  page.locator('mj-lesson > section').evaluateAll(
    (sections, names) =>
      sections.map((section, i) => ({
        top: section.getBoundingClientRect().top,
        parts: names.map((name) => {
          const part = section.querySelector<HTMLElement>(name);
          const {height = 0, right = Infinity} = part?.getBoundingClientRect() ?? {};
          return {name: `${i + 1} ${name}`, text: part?.innerText.trim() ?? '', height, right};
        }),
      })),
    [...PARTS, QUESTION],
  );

describe.each(files)('%s without script', (file) => {
  test.each([320, 1000])('is read from beginning to end at %i px', async (width) => {
    const page = await newPage({javaScriptEnabled: false, viewport: {width, height: 800}});
    await page.goto(address(`/${file}`));
    const tasks = await tasksOf(page);
    expect(tasks.length).toBeGreaterThanOrEqual(20);
    const parts = tasks.flatMap(({parts: own}) => own);
    // exercises have no text before the script comes
    for (const {name, text, height, right} of parts.filter(
      (part) => !part.name.endsWith(QUESTION) || part.text,
    )) {
      expect(text, name).not.toBe('');
      expect(height, name).toBeGreaterThan(10);
      expect(right, name).toBeLessThanOrEqual(width);
    }
    // below each other, not overlapping
    const tops = tasks.map(({top}) => top);
    expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
    await page.close();
  });
});
