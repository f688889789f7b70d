/** Every element is documented in all the places where it must be. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {TAGS} from '../page/elements.js';
import {definitions, elements, tags, type Described} from './manifest.js';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const undescribed = (items: readonly Described[] = []): string[] =>
  items.filter(({description}) => !description?.trim()).map(({name}) => name);

test('there are elements, each once', () => {
  expect(tags).toContain('mj-hand');
  expect(new Set(tags).size).toBe(tags.length);
});

test('the tests that run over all elements have each of them', () => {
  expect(TAGS.toSorted()).toEqual(tags.toSorted());
});

describe.each(elements)('$tagName', ({tagName, description, ...rest}) => {
  test('is described, and so is all that a page may touch', () => {
    expect(description).toBeTruthy();
    const {members = [], attributes, events, slots, cssParts, cssProperties} = rest;
    // what a class inherits is documented where it is declared
    const own = members.filter(({inheritedFrom, kind}) => !inheritedFrom && kind === 'field');
    const lists = {own, attributes, events, slots, cssParts, cssProperties};
    const missing = Object.entries(lists).map(([list, items]) => [list, undescribed(items)]);
    expect(missing.filter(([, names]) => names.length > 0)).toEqual([]);
  });

  test('has its class, its definition, and its line wherever elements are listed', () => {
    expect(existsSync(path.join(root, `dist/elements/${tagName}/${tagName}.js`))).toBe(true);
    expect(existsSync(path.join(root, `dist/elements/${tagName}/define.js`))).toBe(true);
    expect(definitions).toContain(`dist/elements/${tagName}/define.js ${tagName}`);
    expect(read('src/elements/classes.ts')).toContain(`/${tagName}/${tagName}.js`);
    expect(read('src/define.ts')).toContain(`/${tagName}/define.js`);
    expect(read('src/loader/element-modules.ts')).toContain(`/${tagName}/define.js`);
    expect(read('README.md')).toContain(`\`<${tagName}>\``);
  });

  test('has stories and tests', () => {
    expect(existsSync(path.join(root, `stories/elements/${tagName}.stories.ts`))).toBe(true);
    expect(existsSync(path.join(root, `test/elements/${tagName}.test.ts`))).toBe(true);
  });
});

test("every custom property that a style sheet reads is one of the elements'", () => {
  const sheets = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.styles\.ts$|styles[\\/].*\.(ts|css)$/.test(file),
  );
  const used = sheets.flatMap((file) =>
    [...read(`src/${file}`).matchAll(/var\((--mj-[a-z-]+)/g)].map(([, name]) => name),
  );
  const described = new Set(elements.flatMap(({cssProperties = []}) => cssProperties.map(({name}) => name)));
  expect(described.size).toBeGreaterThanOrEqual(40);
  expect([...new Set(used)].filter((name) => !described.has(name))).toEqual([]);
});
