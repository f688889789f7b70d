/** The words of ledgers, which a page downloads when it has one. */
import {locales} from './index.js';
import {joined} from './joined.js';
import type {LedgerStrings} from './ledger/strings.js';
import {Lexicon, type Vocabulary} from './lexicon.js';
import type {Strings} from './strings.js';
import type {Course} from '../core/game/course.js';

/** Words of ledgers alone, for the command. */
export const ledgerWords = new Lexicon<LedgerStrings>({
  ja: async () => (await import('./ledger/ja.js')).ja,
  'zh-Hant': async () => (await import('./ledger/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./ledger/zh-Hans.js')).zhHans,
  en: async () => (await import('./ledger/en.js')).en,
});

/** The words of the element that shows a ledger. */
export interface LedgerTableStrings extends Strings {
  readonly ledger: LedgerStrings;
}

/** The words that a ledger writes under a rule set, with the rule set's own in place of the language's. */
export const writtenWords = (
  {lang, ledger}: LedgerTableStrings,
  course?: Pick<Course, 'ownWords'> | null,
): LedgerStrings['words'] => ({...ledger.words, ...course?.ownWords?.[lang]});

/** Words of hands and of ledgers. */
export const ledgerTableWords: Vocabulary<LedgerTableStrings> = joined(locales, 'ledger', ledgerWords);
