/** The glossary, which a page downloads when it has a term to mark. */
import type {Terms} from './glossary/strings.js';
import {Lexicon} from './lexicon.js';

/** The terms of each language. */
export const glossary = new Lexicon<Terms>({
  ja: async () => (await import('./glossary/ja.js')).ja,
  'zh-Hant': async () => (await import('./glossary/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./glossary/zh-Hans.js')).zhHans,
  en: async () => (await import('./glossary/en.js')).en,
});
