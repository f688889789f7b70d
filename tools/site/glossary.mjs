/** The glossary, from the terms that the elements explain too. */
import {readFileSync} from 'node:fs';
import {LANGUAGES} from './nav.mjs';

/** Where the page has the table of terms. */
const PLACE = '<!-- terms -->';

/** The terms by language; the module of a language exports them alone. */
const TERMS = await Promise.all(
  Object.keys(LANGUAGES).map(async (lang) => {
    const [terms] = Object.values(await import(`../../dist/locales/glossary/${lang}.js`));
    return terms;
  }),
);

const [ENGLISH] = TERMS;

/** The words of a term, with the reading of the first. */
const cellOf = ({names: [first = '–', ...others], reading}) =>
  [reading ? `${first}（${reading}）` : first, ...others].join(', ');

const rowOf = (cells) => `| ${cells.join(' | ')} |`;

/** The page in Markdown. */
export function glossaryText() {
  const rows = Object.entries(ENGLISH).map(([id, {meaning}]) =>
    rowOf([...TERMS.map((terms) => cellOf(terms[id])), meaning]),
  );
  const heads = ['word', ...Object.values(LANGUAGES).slice(1), 'meaning'];
  const table = [rowOf(heads), rowOf(heads.map(() => '---')), ...rows].join('\n');
  return readFileSync('stories/site/glossary.md', 'utf8').replace(PLACE, table);
}
