/** What the guide shows for copying is read, and scores what it says; the list of known patterns is that of the dictionary. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check} from '../../src/render/index.js';
import {VARIANT_CODES} from '../../src/variant/messages/codes.js';
import {DICTIONARY} from '../../src/variant/names/dictionary.js';
import {readRuleset} from '../../src/variant/index.js';
import {knownPatterns} from '../../tools/reference/patterns.mjs';
import {based} from './texts.js';

const docs = path.join(import.meta.dirname, '../../stories/docs');
const guide = readFileSync(path.join(docs, 'writing-rules.md'), 'utf8');

/** The blocks of code in a language, without the space before those in a list. */
const blocks = (language: string): string[] =>
  [...guide.matchAll(/^( *)```(\w+)\n([^]*?)^\1```$/gm)]
    .filter(([, , name]) => name === language)
    .map(([, indent, , text]) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

describe('the guide to rules as text', () => {
  it('has a page that is right as it stands', async () => {
    const page = blocks('markdown').join('\n');
    expect(page).toContain('expect="7"');
    expect(await check(page, {format: 'md', lang: 'en'})).toEqual([]);
    expect(await check(page.replace('"7"', '"8"'), {format: 'md', lang: 'en'})).toHaveLength(1);
  });

  it('has texts that can be read', () => {
    const texts = blocks('text');
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(readRuleset(text, {id: 'guide', based}).problems, text).toEqual([]);
  });

  it('explains each message, in the order of their list', () => {
    const explained = [...guide.matchAll(/^\| `([a-z-]+)` \| \S.* \|$/gm)].map(([, code]) => code);
    expect(explained.filter((code) => VARIANT_CODES.some((one) => one === code))).toEqual(VARIANT_CODES);
  });

  it('lists all known patterns, by the script that writes the page', () => {
    const page = readFileSync(path.join(docs, 'known-patterns.md'), 'utf8');
    expect(page).toBe(knownPatterns());
    expect(page.match(/^\| /gm)).toHaveLength(2 + DICTIONARY.trim().split('\n').length);
  });
});
