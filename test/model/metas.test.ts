/** What `meta.ts` says of an element is what its class has, and lists of elements are written from the folders. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, test} from 'vitest';
import {attributeOf, FIELD_NAMES} from '../../src/core/situation/attributes.js';
import * as classes from '../../src/elements/classes.js';
import type {MjElement} from '../../src/elements/base/mj-element.js';
import type {ElementMeta} from '../../src/elements/meta.js';
import {METAS} from '../../src/elements/metas.js';
import {ATTRIBUTES} from '../../src/loader/markup.js';
import {SWITCHES} from '../../src/loader/pairs.js';
import {LOOKS} from '../../src/loader/played-fences.js';
import {files, filesOf} from '../../tools/elements/files.mjs';
import {ELEMENTS, elementsIn} from '../../tools/elements/list.mjs';
import {formattedFiles} from '../../tools/formatted.mjs';
import {TAGS} from '../page/elements.js';

const root = `${import.meta.dirname}/../../`;
test('files that list elements are as `npm run elements` writes them', async () => {
  const written = await formattedFiles(root, files);
  expect(written.length).toBeGreaterThan(3);
  for (const [file = '', text] of written) expect(readFileSync(root + file, 'utf8'), file).toBe(text);
});

test('a new element is in every list once it has a folder, and in none without it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mj-'));
  mkdirSync(path.join(folder, 'mj-probe'));
  writeFileSync(path.join(folder, 'mj-probe/mj-probe.ts'), 'export class MjProbe {}');
  const meta = {attributes: {mode: {words: ['one', 'two', 'three']}}, text: 'hand', vocabulary: 'locales'};
  writeFileSync(path.join(folder, 'mj-probe/meta.ts'), `export const meta = ${JSON.stringify(meta)};`);
  const added = filesOf([...ELEMENTS, ...(await elementsIn(folder))]) as Readonly<Record<string, string>>;
  rmSync(folder, {recursive: true});
  expect(Object.keys(added)).toEqual(Object.keys(files));
  for (const [file, text] of Object.entries(added)) expect(text, file).toContain('mj-probe');
  for (const [file, text] of Object.entries<string>(files)) expect(text, file).not.toContain('mj-probe');
});

test('an element is a folder', () => {
  expect(ELEMENTS.map(({tag}) => tag).toSorted()).toEqual(TAGS.toSorted());
});

type ElementClass = Pick<typeof MjElement, 'meta' | 'observedAttributes' | 'elementProperties'>;

describe.each(ELEMENTS)('$tag', ({tag, name}) => {
  const one = classes[name as keyof typeof classes] as unknown as ElementClass;
  const meta: ElementMeta = METAS[tag as keyof typeof METAS];

  it('has the attributes of its meta', () => {
    expect(one.meta).toBe(meta);
    // a style sheet reads this one
    const own = Object.keys(meta.attributes).filter(
      (attribute) => attribute !== 'count' || tag !== 'mj-tiles',
    );
    expect([...one.observedAttributes].toSorted()).toEqual(own.toSorted());
  });
});

test('a text may set what an example has, and its language', () => {
  expect([...ATTRIBUTES].toSorted()).toEqual(
    [...Object.keys(METAS['mj-example'].attributes), 'lang'].toSorted(),
  );
  for (const field of FIELD_NAMES) expect(ATTRIBUTES).toContain(attributeOf(field));
});

test('the switches of a text are those of its attributes that are on or off', () => {
  const own = (Object.values(classes) as unknown as ElementClass[]).flatMap((one) =>
    [...one.elementProperties].flatMap(([name, {type, attribute}]) =>
      type === Boolean ? [typeof attribute === 'string' ? attribute : String(name).toLowerCase()] : [],
    ),
  );
  const all = new Set([...ATTRIBUTES, ...LOOKS].filter((name) => own.includes(name)));
  expect([...SWITCHES].toSorted()).toEqual([...all].toSorted());
});

test('a board, round or ledger in a text has looks that one of them has', () => {
  const all = ['mj-board', 'mj-round', 'mj-ledger'] as const;
  const known = all.flatMap((tag) => Object.keys(METAS[tag].attributes));
  expect(LOOKS.filter((name) => !known.includes(name))).toEqual(['lang']);
});
