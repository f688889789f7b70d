/**
 * What the guide shows for copying is read, and scores what it says; the lists of known patterns are that of the
 * dictionary. In every language of the site.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Lang} from '../../src/core/game/names.js';
import {WAIT_FORMS, WINNING_FORMS} from '../../src/variant/conditions/forms.js';
import {NAMED_KINDS} from '../../src/variant/conditions/kinds.js';
import {SMALL_WORDS} from '../../src/variant/conditions/small-words.js';
import {CONDITION_WORDS} from '../../src/variant/conditions/vocabulary.js';
import {TERM_WORDS} from '../../src/variant/formulas/read.js';
import {SETTINGS} from '../../src/variant/words/setting-names.js';
import {check} from '../../src/render/index.js';
import {VARIANT_CODES} from '../../src/variant/messages/codes.js';
import {DICTIONARY} from '../../src/variant/names/dictionary.js';
import {readRuleset} from '../../src/variant/index.js';
import {printCondition} from '../../src/variant/print/conditions.js';
import {knownPatterns, PATTERN_PAGES} from '../../tools/reference/patterns.mjs';
import {guideTexts} from '../../tools/site/guides.mjs';
import {based} from './texts.js';
import type {WordList} from '../../src/variant/names/word-list.js';

/** The blocks of code in a language, without the space before those in a list. */
const blocks = (guide: string, language: string): string[] =>
  [...guide.matchAll(/^( *)```(\w+)\n([^]*?)^\1```$/gm)]
    .filter(([, , name]) => name === language)
    .map(([, indent, , text]) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

/** The languages in the order of lists of names. */
const LANGUAGES = ['en', 'ja', 'zh-Hant'];

const guides = guideTexts('writing-rules') as readonly {readonly lang: string; readonly text: string}[];
const english = guides[0].text;

/** The heads of sections, the code in sentences without words of a language, and the marks of tables: what translations keep. */
const bonesOf = (guide: string): readonly string[] =>
  guide.split('\n').flatMap((line) => /^(?:#+ |\d\. |- \*\*|\| )/.exec(line)?.[0] ?? []);

describe.each(guides)('the guide to rules as text in $lang', ({lang, text: guide}) => {
  it('has a page that is right as it stands', async () => {
    const page = blocks(guide, 'markdown').join('\n');
    expect(page).toContain('expect="7"');
    expect(await check(page, {format: 'md', lang})).toEqual([]);
    expect(await check(page.replace('"7"', '"8"'), {format: 'md', lang})).toHaveLength(1);
  });

  it('has texts that can be read', () => {
    const texts = blocks(guide, 'text');
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(readRuleset(text, {id: 'guide', based}).problems, text).toEqual([]);
  });

  it('explains each message, in the order of their list', () => {
    const explained = [...guide.matchAll(/^\| `([a-z-]+)` \| \S.* \|$/gm)].map(([, code]) => code);
    expect(explained.filter((code) => VARIANT_CODES.some((one) => one === code))).toEqual(VARIANT_CODES);
  });

  it('has the sections, steps and points of the English one', () => {
    const isNoRow = (bone: string): boolean => bone !== '| ';
    expect(bonesOf(guide).filter(isNoRow)).toEqual(bonesOf(english).filter(isNoRow));
  });
});

const namesIn = ({words}: WordList<unknown>): string[] => words.map(([names]) => names);

/** The words that an author may write, in English, Japanese and Traditional Chinese. */
const WORDS: readonly (readonly string[])[] = [
  ...[
    ...[CONDITION_WORDS, NAMED_KINDS, WINNING_FORMS, WAIT_FORMS, TERM_WORDS].flatMap(namesIn),
    ...Object.values(SETTINGS),
    ...namesIn(SMALL_WORDS).filter((names) => /^[a-z]/.test(names)),
  ].map((names) => names.split(' ').slice(0, LANGUAGES.length)),
];

describe.each(guides)('the words of rules in the guide in $lang', ({lang, text: guide}) => {
  const codes = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code.replaceAll('\\|', '|'));

  // the guide in Simplified Chinese is made from that in Traditional Chinese
  it.skipIf(lang === 'zh-Hans')('are all there', () => {
    const said = new Set(codes.flatMap((code) => code.split(/[\s=]+/)));
    const missing = WORDS.map((names) => names[LANGUAGES.indexOf(lang)]).filter((word) => !said.has(word));
    expect(missing).toEqual([]);
  });

  it('make conditions that are read', () => {
    const [, section] = guide.split(/^## (?:Conditions|条件|條件)$/m);
    const [table] = section.split(/^## /m);
    const shown = [...table.matchAll(/`([^`\n]+)`/g)]
      .map(([, code]) => code)
      .filter((code) => / \S+/.test(code));
    expect(shown.length).toBeGreaterThan(8);
    for (const says of shown) {
      if (/^[><=]/.test(says)) continue;
      const {problems} = readRuleset(`tiles = 144\n1 fan: A\nA = ${says}`, {id: 'guide'});
      expect(problems.map(({code, about}) => `${says}: ${code} ${about}`)).toEqual([]);
    }
  });
});

/** How many patterns tables can name. */
const NAMED = DICTIONARY.split('\n').filter((line) => line.includes(' ; ')).length;

describe.each(Object.entries(PATTERN_PAGES))('the known patterns in %s', (lang, file) => {
  const page = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

  it('are those of the dictionary, by the script that writes the page', () => {
    expect(page).toBe(knownPatterns(lang as Lang, printCondition));
    expect(page.match(/^\| /gm)).toHaveLength(2 + NAMED);
  });
});

it('shows conditions of known patterns that are read in each language', () => {
  for (const {lang, text} of guideTexts('known-patterns') as readonly {
    readonly lang: string;
    readonly text: string;
  }[]) {
    const conditions = [...text.matchAll(/^\| .* \| `(.*)` \| .* \| .* \|$/gm)].map(([, says]) =>
      says.replaceAll('\\|', '|'),
    );
    expect(conditions).toHaveLength(NAMED);
    for (const says of conditions) {
      const {problems} = readRuleset(`牌 = 144\n1番：甲\n甲 = ${says}`, {id: 'known'});
      expect(problems.map(({code, about}) => `${lang}: ${says}: ${code} ${about}`)).toEqual([]);
    }
  }
});
