/** The words of explanations and comparisons, which a page downloads when it has one of these. */
import type {Lang} from '../core/game/names.js';
import type {ExplainWords, ExplainingStrings} from './explain/strings.js';
import {locales} from './index.js';
import {withMore} from './joined.js';
import {Lexicon, type Vocabulary} from './lexicon.js';

const explaining = new Lexicon<ExplainWords>({
  ja: async () => (await import('./explain/ja.js')).ja,
  'zh-Hant': async () => (await import('./explain/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./explain/zh-Hans.js')).zhHans,
  en: async () => (await import('./explain/en.js')).en,
});

/** Does the same as `addLocale` for the words of these elements. */
export const addExplaining = (lang: Lang, words: ExplainWords): void => explaining.add(lang, words);

/** As `loadLocale`. */
export const loadExplaining = (lang: Lang): Promise<ExplainWords> => explaining.load(lang);

/** Words of hands, with those of explanations and comparisons. */
export const explainingWords: Vocabulary<ExplainingStrings> = withMore(locales, explaining);
