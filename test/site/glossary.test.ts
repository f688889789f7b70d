/** The glossary of each language says every term and every word of pages in that language first, and what it means. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {LANGS, type Lang} from '../../src/core/game/names.js';
import {en} from '../../src/locales/glossary/en.js';
import {ja} from '../../src/locales/glossary/ja.js';
import {zhHans} from '../../src/locales/glossary/zh-Hans.js';
import {zhHant} from '../../src/locales/glossary/zh-Hant.js';
import {glossaryText} from '../../tools/site/glossary.mjs';

const TERMS = {en, ja, 'zh-Hant': zhHant, 'zh-Hans': zhHans};

const cellsIn = (text: string): readonly string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

const builtIn = (lang: Lang): string =>
  readFileSync(
    path.join(import.meta.dirname, '../../site', lang === 'en' ? '' : lang, 'rules/glossary/index.html'),
    'utf8',
  );

it.each(LANGS)('has every term with its meaning, its own words first: %s', (lang) => {
  const rows = cellsIn(glossaryText(lang) as string);
  const terms = Object.values(TERMS[lang]);
  expect(
    rows.slice(1, terms.length + 1).map(([word, , , , meaning]) => [word.split(/[（,、]/)[0], meaning]),
  ).toEqual(terms.map(({names: [name = '–'], meaning}) => [name, meaning]));
  expect(rows).toHaveLength(cellsIn(glossaryText('en') as string).length);
  for (const row of rows) expect(row.filter((cell) => cell !== '' && cell !== 'undefined')).toHaveLength(5);
});

it.each(LANGS)('is a page of the rules, beside those in the other languages: %s', (lang) => {
  const page = builtIn(lang);
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toMatch(/href="[^"]*" aria-current="true">(?:Rules|ルール|規則|规则)</);
  expect([...page.matchAll(/rel="alternate" hreflang="([\w-]+)"/g)].map(([, other]) => other).sort()).toEqual(
    LANGS.filter((one) => one !== lang).sort(),
  );
});
