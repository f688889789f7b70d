/**
 * The glossary in every language: the terms that the elements explain too, and the words of pages and programs. The English text
 * says those in four languages; a text in another language has a row for each, with what it means.
 */
import {readFileSync} from 'node:fs';
import {localText} from './guides.mjs';
import {LANGUAGES} from './nav.mjs';
import {simplified} from './simplified.mjs';

/** Where the page has the table of terms. */
const PLACE = '<!-- terms -->';

/** The table of a text. */
const TABLE = /(?:^\|.*\n)+/m;

const LANGS = Object.keys(LANGUAGES);

/** The terms by language; the module of a language exports them alone. */
const TERMS = await Promise.all(
  LANGS.map(async (lang) => {
    const [terms] = Object.values(await import(`../../dist/locales/glossary/${lang}.js`));
    return terms;
  }),
);

/** The words of a term, with the reading of the first. */
const cellOf = ({names: [first = '–', ...others], reading}, lang) =>
  [reading ? `${first}（${reading}）` : first, ...others].join(lang === 'en' ? ', ' : '、');

const rowOf = (cells) => `| ${cells.join(' | ')} |`;

const tableText = ([heads, ...rows]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `${rowOf(cells)}\n`).join('');

/** The rows of the table of a text as cells, the heads first. */
const tableIn = (text) =>
  TABLE.exec(text)[0]
    .trimEnd()
    .split('\n')
    .filter((_, i) => i !== 1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const ENGLISH = readFileSync('stories/site/glossary.md', 'utf8');

/** The words of pages and programs, in the order of the languages. */
const PAGE_WORDS = tableIn(ENGLISH)
  .slice(1)
  .map((cells) => cells.slice(0, LANGS.length));

/** The page in Markdown. The words of its language come first. */
export function glossaryText(lang = 'en') {
  const own = LANGS.indexOf(lang);
  const ownFirst = (cells) => [cells[own], ...cells.filter((_, i) => i !== own)];
  const text = lang === 'en' ? ENGLISH : localText('glossary', lang);
  const [heads, ...rows] = tableIn(text);
  const headsOf = [...ownFirst(LANGS.map((one) => (one === lang ? heads[0] : LANGUAGES[one]))), heads.at(-1)];
  const meanings = new Map(rows.map((cells) => [cells[0], cells.at(-1)]));

  const terms = Object.keys(TERMS[own]).map((id) => [
    ...ownFirst(TERMS.map((all, i) => cellOf(all[id], LANGS[i]))),
    TERMS[own][id].meaning,
  ]);
  const words = PAGE_WORDS.map((cells) => {
    const key = lang === 'zh-Hans' ? simplified(cells[LANGS.indexOf('zh-Hant')]) : cells[own];
    if (!meanings.has(key)) throw new Error(`${key} has no meaning in the glossary in ${lang}`);
    return [...ownFirst(cells), meanings.get(key)];
  });
  return text
    .replace(TABLE, () => tableText([headsOf, ...words]))
    .replace(PLACE, () => tableText([headsOf, ...terms]).trimEnd());
}
