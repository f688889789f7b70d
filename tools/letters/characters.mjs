/** The characters that a picture with lines and total may have: names of patterns and rules, numbers with their units. */
import {readdirSync, readFileSync} from 'node:fs';
import {literalsOf} from '../words/files.mjs';

const root = new URL('../../src/', import.meta.url);
const LANGS = ['en', 'ja', 'zh-Hant', 'zh-Hans'];

/** What an amount and a name may have beside letters: numbers, signs, and every letter of English. */
const ALWAYS =
  Array.from({length: 95}, (_, i) => String.fromCharCode(32 + i)).join('') + '×−–—…·（）「」、：。’“”';

function textsOf(file) {
  const source = readFileSync(new URL(file, root), 'utf8');
  return literalsOf(source).map(({from, to}) => source.slice(from, to));
}

/** All of them, in order. */
export function charactersNeeded() {
  const names = readdirSync(new URL('rules/', root), {withFileTypes: true})
    .filter((one) => one.isDirectory())
    .flatMap(({name}) => LANGS.map((lang) => `rules/${name}/names/${lang}.ts`));
  const texts = names.flatMap(textsOf);
  const units = LANGS.flatMap((lang) => unitsOf(`locales/${lang}.ts`));
  return [...new Set([...ALWAYS, ...texts.join(''), ...units.join('')])]
    .filter((char) => char >= ' ')
    .sort((a, b) => a.codePointAt(0) - b.codePointAt(0));
}

/** The texts about scores in the words of a language. */
function unitsOf(file) {
  const source = readFileSync(new URL(file, root), 'utf8');
  const from = source.search(/^const units\b|^ {2}score: \{/m);
  return literalsOf(source)
    .filter((one) => one.from > from)
    .map((one) => source.slice(one.from, one.to))
    .filter((text) => text.length < 12);
}
