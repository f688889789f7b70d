/**
 * Words that mean the same, for the search: the rows of the glossary in four languages, and each pattern with its names and
 * spellings. Nothing is listed here.
 */
import {writeFileSync} from 'node:fs';
import {glossaryText} from './glossary.mjs';
import {LANGUAGES} from './nav.mjs';
import {allRules} from './read-rules.mjs';

/** The words of a cell: `牌河（ホー）・捨て牌, 河` are four. */
const wordsOf = (cell) =>
  cell
    .replaceAll('`', '')
    .split(/[,、・（）()]|\bor\b/)
    .map((word) => word.trim())
    .filter((word) => word && word !== '–');

/** The rows of the tables of the glossary: their words in each language. */
export function glossaryRows(text = glossaryText()) {
  const languages = Object.keys(LANGUAGES).length;
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:word|---)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, languages + 1)
        .flatMap(wordsOf),
    );
}

async function patternRows() {
  return (await allRules()).flatMap(([, {patterns}]) =>
    patterns.map(({names, native, also}) => [
      ...Object.values(names).flatMap(({name, reading}) => [name, reading]),
      native,
      ...also,
    ]),
  );
}

/** Rows of words that mean the same. A word of one letter says too little alone. */
export async function searchWords() {
  const rows = [...glossaryRows(), ...(await patternRows())];
  const kept = rows.map((row) => [...new Set(row.filter(Boolean).map((word) => word.normalize('NFKC')))]);
  return kept.filter((row) => row.length > 1);
}

/** @param {string} file */
export const writeSearchWords = async (file) => writeFileSync(file, JSON.stringify(await searchWords()));
