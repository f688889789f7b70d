/** All tutorials and sample pages, in each language: at every width, with letters of both sizes, all stands where it belongs. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {browse, rest, visit} from './browse.js';
import {addSeenTexts, faultsIn} from './seen-texts.js';

const folder = path.join(import.meta.dirname, '../..');
const filesIn = (at: string): string[] =>
  readdirSync(path.join(folder, at))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${at}/${file}`);
const TUTORIALS = filesIn('stories/tutorials');
const SAMPLES = filesIn('stories/embeds');

const WIDTHS = [320, 360, 768, 1200];
const FONTS = ['noto-sans-jp/400', 'noto-sans-jp/700'];
const SIZES = ['100%', '200%'];
const MAIN = 'main';
const HEIGHT = 800;

const {address, newPage} = browse({folder});

/** Lets the page lay out also what is far from its window. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const known = window as Window & {drawsAll?: CSSStyleSheet};
    if (!known.drawsAll) {
      known.drawsAll = new CSSStyleSheet();
      known.drawsAll.replaceSync('* { content-visibility: visible !important }');
    }
    const sheet = known.drawsAll;
    const draw = (root: Document | ShadowRoot): void => {
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
      for (const {shadowRoot} of root.querySelectorAll('*')) if (shadowRoot) draw(shadowRoot);
    };
    draw(document);
  });

/** What is wrong with the page, and what of it a reader would have to scroll to sideways; at each width and size. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS)
    for (const size of SIZES) {
      await page.setViewportSize({width, height: HEIGHT});
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      await rest(page);
      await drawAll(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      const {outside, over} = await faultsIn(page, MAIN);
      const said = [
        ...(wide > width ? [`the page is ${wide} px wide`] : []),
        ...outside,
        ...over.map((pair) => `one on another: ${pair}`),
      ];
      found.push(...said.map((what) => `${width} px, ${size}: ${what}`));
    }
  return found;
}

/** Shows every step of every lesson at once, as plain sections. */
const unwrap = (page: Page): Promise<void> =>
  page.locator('mj-lesson').evaluateAll((lessons) => {
    for (const lesson of lessons) lesson.replaceWith(...lesson.children);
    for (const section of document.querySelectorAll('section')) section.removeAttribute('slot');
  });

/** Shows the summary of every lesson. */
const finish = (page: Page): Promise<void> =>
  page.locator('mj-lesson').evaluateAll((lessons) => {
    for (const lesson of lessons) Object.assign(lesson, {step: lesson.childElementCount + 1});
  });

/** Gives each question an answer, by the first thing that there is to choose or to fill in. */
const answer = (page: Page): Promise<void> =>
  page.locator('mj-quiz').evaluateAll((quizzes) => {
    for (const quiz of quizzes) {
      const [first, ...others] = quiz.shadowRoot!.querySelectorAll<HTMLElement>(
        '.answer :is(input, button:not([disabled]))',
      );
      if (!(first instanceof HTMLInputElement) || first.matches('[type=checkbox], [type=radio]'))
        first.click();
      else
        for (const field of [first, ...others] as HTMLInputElement[]) {
          field.value = '1';
          field.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
        }
    }
  });

/** Presses the button of every question that checks its answer. */
const check = (page: Page): Promise<void> =>
  page.locator('mj-quiz').evaluateAll((quizzes) => {
    for (const quiz of quizzes) quiz.shadowRoot!.querySelector<HTMLElement>('.check')!.click();
  });

/** Where in its question each thing stands by which one answers. */
const placesIn = (page: Page): Promise<string[][]> =>
  page.locator('mj-quiz').evaluateAll((quizzes) =>
    quizzes.map((quiz) => {
      const root = quiz.shadowRoot!;
      const corner = root.querySelector('.quiz')!.getBoundingClientRect();
      const fields = root.querySelectorAll('.answer :is(input, label, button, .run), .check');
      return [...fields].map((field) => {
        const {x, y, width, height} = field.getBoundingClientRect();
        const box = [x - corner.x, y - corner.y, width, height].map(Math.round);
        return `${quiz.textContent.trim()} ${field.localName} ${field.className}: ${box.join(' ')}`;
      });
    }),
  );

async function opened(file: string): Promise<Page> {
  const page = await newPage({viewport: {width: WIDTHS[0], height: HEIGHT}, reducedMotion: 'reduce'});
  await visit(page, `${address('/')}${file}`);
  // no machine needs fonts of its own
  for (const font of FONTS)
    await page.addStyleTag({url: `${address('/')}node_modules/@fontsource/${font}.css`});
  await page.evaluate(() => document.fonts.ready);
  await addSeenTexts(page);
  return page;
}

describe.each(TUTORIALS)('%s', (file) => {
  test('has nothing outside its card and nothing on another: the first steps and the summaries', async () => {
    const page = await opened(file);
    expect(await faultsOf(page)).toEqual([]);
    await finish(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.close();
  });

  test('moves nothing that one answers by when an answer is checked', async () => {
    const page = await opened(file);
    await unwrap(page);
    await rest(page);
    await answer(page);
    await rest(page);
    const before = await placesIn(page);
    expect(before.length).toBeGreaterThan(0);
    for (let i = 0; i < 2; i++) {
      await check(page);
      await rest(page);
      expect(await placesIn(page)).toEqual(before);
    }
    await page.close();
  });
});

describe.each(SAMPLES)('%s', (file) => {
  test('has nothing outside its card and nothing on another', async () => {
    const page = await opened(file);
    expect(await faultsOf(page)).toEqual([]);
    await page.close();
  });
});
