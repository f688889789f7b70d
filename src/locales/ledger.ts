/** The words of ledgers, which a page downloads when it has one. */
import {Lexicon} from './lexicon.js';
import type {LedgerStrings} from './ledger/strings.js';
import type {Lang} from '../core/game/names.js';

export const ledgerWords = new Lexicon<LedgerStrings>({
  ja: async () => (await import('./ledger/ja.js')).ja,
  'zh-Hant': async () => (await import('./ledger/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./ledger/zh-Hans.js')).zhHans,
  en: async () => (await import('./ledger/en.js')).en,
});

/** As `loadLocale`. */
export const loadLedgerWords = (lang: Lang): Promise<LedgerStrings> => ledgerWords.load(lang);
