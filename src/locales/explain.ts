/** The words of explanations and comparisons, which a page downloads when it has one of these. */
import type {ExplainWords, ExplainingStrings} from './explain/strings.js';
import {locales} from './index.js';
import {withMore} from './joined.js';
import {Lexicon, type Vocabulary} from './lexicon.js';

/** The words of these elements alone. */
export const explainWords = new Lexicon<ExplainWords>({
  ja: async () => (await import('./explain/ja.js')).ja,
  'zh-Hant': async () => (await import('./explain/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./explain/zh-Hans.js')).zhHans,
  en: async () => (await import('./explain/en.js')).en,
});

/** Words of hands, with those of explanations and comparisons. */
export const explainingWords: Vocabulary<ExplainingStrings> = withMore(locales, explainWords);
