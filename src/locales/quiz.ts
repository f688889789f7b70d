/** The words of questions and their answers, which a page downloads when it has a question. */
import {joined} from './joined.js';
import {Lexicon, type Vocabulary} from './lexicon.js';
import type {QuizStrings} from './quiz/strings.js';
import {allWords} from './tools.js';
import type {AllStrings} from './tools/strings.js';

/** Words of questions alone. */
export const quizWords = new Lexicon<QuizStrings>({
  ja: async () => (await import('./quiz/ja.js')).ja,
  'zh-Hant': async () => (await import('./quiz/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./quiz/zh-Hans.js')).zhHans,
  en: async () => (await import('./quiz/en.js')).en,
});

/** Words of hands, tools and questions. */
export type AskingStrings = AllStrings & Readonly<Record<'quiz', QuizStrings>>;

/** Words of hands and tools, with those of questions. */
export const askingWords: Vocabulary<AskingStrings> = joined(allWords, 'quiz', quizWords);
