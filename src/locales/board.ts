/** The words for tables, which a page downloads when it has one: the words for hands, and those for a whole table. */
import type {BoardWords} from './board/strings.js';
import {locales} from './index.js';
import {joined} from './joined.js';
import {Lexicon, type Vocabulary} from './lexicon.js';
import type {Strings} from './strings.js';

/** Words about a whole table. */
export const boardWords = new Lexicon<BoardWords>({
  ja: async () => (await import('./board/ja.js')).ja,
  'zh-Hant': async () => (await import('./board/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./board/zh-Hans.js')).zhHans,
  en: async () => (await import('./board/en.js')).en,
});

/** Words of hands and of tables. */
export interface BoardStrings extends Strings {
  readonly board: BoardWords;
}

/** The words of elements that show a table. */
export const tableWords: Vocabulary<BoardStrings> = joined(locales, 'board', boardWords);
