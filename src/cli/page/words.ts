import type {Words} from '../../controllers/localize.js';
import {loadLocale, matchLang, type Strings} from '../../locales/index.js';
import * as speech from '../../locales/speech.js';
import type {FoundElement} from './found.js';
import {tableWords, type BoardStrings} from '../../locales/board.js';

/** Words of the page's language, with names of tiles in another where the author wants that. */
export async function pageWords<S extends Strings>(
  {lang, attributes: {names}}: FoundElement,
  strings: S,
): Promise<Words<S>> {
  const foreign = names ? matchLang(names) : lang;
  if (foreign === lang) return {strings, speech};
  const {tiles} = await loadLocale(foreign);
  return {strings: {...strings, tiles: {...tiles, foreign}}, speech};
}

/** The words of a table on a page. */
export const tableWordsFor = async (found: FoundElement): Promise<Words<BoardStrings>> =>
  pageWords(found, await tableWords.load(found.lang));
