/** The words of hands that a reader plays, which a page downloads when it has one. */
import {tableWords, type BoardStrings} from './board.js';
import {coachWords} from './coach.js';
import type {CoachStrings} from './coach/strings.js';
import {joined} from './joined.js';
import {Lexicon, type Vocabulary} from './lexicon.js';
import type {PlayStrings} from './play/strings.js';
import {roundWords} from './round.js';
import type {RoundWords} from './round/strings.js';

const ownWords = new Lexicon<PlayStrings>({
  ja: async () => (await import('./play/ja.js')).ja,
  'zh-Hant': async () => (await import('./play/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./play/zh-Hans.js')).zhHans,
  en: async () => (await import('./play/en.js')).en,
});

/** Words of tables, of the referee and of play. */
export type PlayingStrings = BoardStrings &
  Readonly<Record<'referee', RoundWords>> &
  Readonly<Record<'play', PlayStrings>> &
  Readonly<Record<'coach', CoachStrings>>;

/** The words of an element at which a reader plays. */
export const playWords: Vocabulary<PlayingStrings> = joined(
  joined(joined(tableWords, 'referee', roundWords), 'play', ownWords),
  'coach',
  coachWords,
);
