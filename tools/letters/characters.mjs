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

const inOrder = (texts) =>
  [...new Set([...ALWAYS, ...texts.join('')])]
    .filter((char) => char >= ' ')
    .sort((a, b) => a.codePointAt(0) - b.codePointAt(0));

/** The words of names, and the units. */
function textsNeeded() {
  const names = readdirSync(new URL('rules/', root), {withFileTypes: true})
    .filter((one) => one.isDirectory())
    .flatMap(({name}) => LANGS.map((lang) => `rules/${name}/names/${lang}.ts`));
  return [...names.flatMap(textsOf), ...LANGS.map(unitsOf)];
}

/** The units in a language: `{hu: '胡', tai: '台'}`. */
function unitsOf(lang) {
  const [, units] = /\bunits\b[^{]*\{([^}]*)\}/.exec(
    readFileSync(new URL(`locales/${lang}.ts`, root), 'utf8'),
  );
  return units;
}

/** What must have an outline. */
export const charactersNeeded = () => inOrder(textsNeeded());

/** What is given one: also the characters of all that readers see, since a name may have one of them tomorrow. */
export const charactersDrawn = () =>
  inOrder([...textsNeeded(), ...LANGS.flatMap((lang) => textsOf(`locales/${lang}.ts`))]);
