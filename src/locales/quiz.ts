/** The words of questions and their answers, which a page downloads when it asks one. */
import {Lexicon, type Vocabulary} from './lexicon.js';
import type {QuizStrings} from './quiz/strings.js';
import type {Strings} from './strings.js';
import {allWords} from './tools.js';
import type {AllStrings} from './tools/strings.js';
import type {Lang} from '../core/game/names.js';

export const quizWords = new Lexicon<QuizStrings>({
  ja: async () => (await import('./quiz/ja.js')).ja,
  'zh-Hant': async () => (await import('./quiz/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./quiz/zh-Hans.js')).zhHans,
  en: async () => (await import('./quiz/en.js')).en,
});

/** As `loadLocale`. */
export const loadQuizWords = (lang: Lang): Promise<QuizStrings> => quizWords.load(lang);

export type AskingStrings = AllStrings & {readonly quiz: QuizStrings};

/** Put together once, so that elements can tell by identity whether words are others. */
const whole = new WeakMap<Strings, WeakMap<QuizStrings, AskingStrings>>();

function join(strings: AllStrings, quiz: QuizStrings): AskingStrings {
  const known = whole.get(strings) ?? new WeakMap<QuizStrings, AskingStrings>();
  whole.set(strings, known);
  const found = known.get(quiz) ?? {...strings, quiz};
  known.set(quiz, found);
  return found;
}

export const askingWords: Vocabulary<AskingStrings> = {
  get(lang) {
    const strings = allWords.get(lang);
    const quiz = quizWords.get(lang);
    return strings && quiz && join(strings, quiz);
  },
  load: (lang) => Promise.all([allWords.load(lang), quizWords.load(lang)]),
};
