/** The words of rounds, which a page downloads when it has one. */
import {Lexicon} from './lexicon.js';
import type {RoundWords} from './round/strings.js';

/** Words of the referee and of moves. */
export const roundWords = new Lexicon<RoundWords>({
  ja: async () => (await import('./round/ja.js')).ja,
  'zh-Hant': async () => (await import('./round/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./round/zh-Hans.js')).zhHans,
  en: async () => (await import('./round/en.js')).en,
});
