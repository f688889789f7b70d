/** Names by language. In a list of names the first four are those that are printed. */
import type {Lang} from '../../core/game/names.js';

/** The languages in the order of lists of names. */
const ORDER: readonly Lang[] = ['en', 'ja', 'zh-Hant', 'zh-Hans'];

/** The name in a language, of names in a list. */
export const printedName = (names: string, lang: Lang, separator = ' '): string =>
  names.split(separator)[ORDER.indexOf(lang)];
