/** The words of goals and plans, which a page downloads when a reader plays on it. */
import type {CoachStrings} from './coach/strings.js';
import {Lexicon} from './lexicon.js';

/** Words of goals and plans. */
export const coachWords = new Lexicon<CoachStrings>({
  ja: async () => (await import('./coach/ja.js')).ja,
  'zh-Hant': async () => (await import('./coach/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./coach/zh-Hans.js')).zhHans,
  en: async () => (await import('./coach/en.js')).en,
});
