/** Every promise of the guide to security names a test that there is. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'stories/docs/security.md'), 'utf8');

/** The cells of a row of a table. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** The sections of the guide: the title of each, and the rows of its tables under their heads. */
const sections = guide
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [title, ...lines] = text.split('\n');
    const rows = lines.filter((line) => line.startsWith('|')).map(cellsOf);
    return {title, heads: rows.filter((_, i) => /^-+$/.test(rows.at(i + 1)?.[0] ?? '')), rows};
  });

/** Rows that promise something, without the heads and the lines below them. */
const promises = sections.flatMap(({rows}) =>
  rows.filter(([first], i) => !/^-+$/.test(first) && !/^-+$/.test(rows.at(i + 1)?.[0] ?? '')),
);

/** The names of tests and of groups of tests in a file, as they are written there. */
const namesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /\b(?:it|test|describe)(?:\.\w+)*(?:<[^>]*>)?(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g,
    ),
    ...source.matchAll(/[\])]\)\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g),
  ].map(([, quoted, template]: readonly (string | undefined)[]) =>
    (quoted ?? template ?? '').replace(/\\(.)/g, '$1'),
  );

test('all sections but the last promise something, and every table has a column for the test', () => {
  expect(sections.map(({title}) => title).at(-1)).toBe('Reporting');
  for (const {title, heads, rows} of sections.slice(0, -1)) {
    expect(rows.length, title).toBeGreaterThan(3);
    expect(heads.length, title).toBeGreaterThan(0);
    expect(heads.map((cells) => cells.at(-1))).toEqual(heads.map(() => 'test'));
  }
  expect(promises.length).toBeGreaterThan(35);
});

test.each(promises.map((cells) => [cells[0], cells.at(-1) ?? '']))('%s', (_, named) => {
  const [, file, title] = /^`([a-z/-]+)`: (.+)$/.exec(named) ?? [];
  expect(file, named).toBeDefined();
  const at = path.join(root, 'test', `${file}.test.ts`);
  expect(existsSync(at), at).toBe(true);
  expect(namesIn(readFileSync(at, 'utf8'))).toContain(title);
});
