/** The words of the editor, the tables and the forms, which a page downloads when it has one of these. */
import {locales} from './index.js';
import {withMore} from './joined.js';
import {Lexicon, type Vocabulary} from './lexicon.js';
import type {AllStrings, ToolStrings} from './tools/strings.js';
import type {Lang} from '../core/game/names.js';

/** The words of these elements alone. */
export const toolWords = new Lexicon<ToolStrings>({
  ja: async () => (await import('./tools/ja.js')).ja,
  'zh-Hant': async () => (await import('./tools/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./tools/zh-Hans.js')).zhHans,
  en: async () => (await import('./tools/en.js')).en,
});

/** Does the same as `addLocale` for the words of these elements. */
export const addTools = (lang: Lang, strings: ToolStrings): void => toolWords.add(lang, strings);

/** Words of hands, with those of editor, tables and forms. */
export const allWords: Vocabulary<AllStrings> = withMore(locales, toolWords);
