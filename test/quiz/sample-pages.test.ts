/** Sample pages invite their readers: something to do beside every second example, and a lesson of the same game. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkPage} from '../../src/cli/page/problems.js';

const stories = path.join(import.meta.dirname, '../../stories');
const pagesOf = (folder: string): readonly string[] =>
  readdirSync(path.join(stories, folder)).filter((file) => file.endsWith('.html'));
const read = (folder: string, file: string): string => readFileSync(path.join(stories, folder, file), 'utf8');
const count = (text: string, tag: string): number => text.match(new RegExp(`<${tag}\\b`, 'g'))?.length ?? 0;
const linksTo = (text: string, folder: string): readonly string[] =>
  [...text.matchAll(/href="\.\.\/(\w+)\/([\w.-]+\.html)"/g)].flatMap(([, to, file]) =>
    to === folder ? [file] : [],
  );
/** The examples that draw the hand of a question a second time. */
const handsBesideQuestions = (text: string): readonly string[] =>
  [...text.matchAll(/<mj-example\b[^]*?<\/mj-example\s*>/g)]
    .map(([example]) => example)
    .filter((example) => /<mj-hand\b/.test(example) && /<mj-quiz\b/.test(example));
/** The rule set of a file: `riichi.en.html`. */
const gameOf = (file: string): string => file.split('.')[0];

describe.each(pagesOf('embeds'))('%s', (file) => {
  const text = read('embeds', file);

  it('has a question, a what-if or a hand to change for every second example', () => {
    const toDo = count(text, 'mj-quiz') + count(text, 'mj-whatif') + count(text, 'mj-hand-input');
    expect(toDo).toBeGreaterThanOrEqual(Math.floor(count(text, 'mj-example') / 2));
    for (const tag of ['mj-quiz', 'mj-whatif', 'mj-hand-input']) expect(count(text, tag)).toBeGreaterThan(0);
  });

  it('never has three examples with nothing to do between them', () => {
    const order = [...text.matchAll(/<(mj-example|mj-quiz|mj-whatif|mj-hand-input|mj-round)\b/g)]
      .map(([, tag]) => (tag === 'mj-example' ? 'e' : 'x'))
      .join('');
    expect(order).not.toContain('eee');
  });

  it('asks what can be asked', async () => {
    expect((await checkPage(text, 'en')).problems).toEqual([]);
  });

  it('shows the hand of a question in the question', () => {
    expect(handsBesideQuestions(text)).toEqual([]);
  });

  it('leads to a lesson of its game', () => {
    const lessons = linksTo(text, 'tutorials');
    expect(lessons.length).toBeGreaterThan(0);
    for (const lesson of lessons)
      expect([gameOf(lesson), pagesOf('tutorials')]).toEqual([
        gameOf(file),
        expect.arrayContaining([lesson]),
      ]);
  });
});

it.each(pagesOf('tutorials'))('%s shows the hand of a question in the question', (file) => {
  expect(handsBesideQuestions(read('tutorials', file))).toEqual([]);
});

it.each(pagesOf('tutorials'))('%s leads to the sample page of its game', (file) => {
  const pages = linksTo(read('tutorials', file), 'embeds');
  expect(pages.map(gameOf)).toEqual([gameOf(file)]);
  for (const page of pages) expect(pagesOf('embeds')).toContain(page);
});
