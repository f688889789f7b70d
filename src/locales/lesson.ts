/** The words of lessons and exercises, which a page downloads when it has some. */
import {locales} from './index.js';
import {joined} from './joined.js';
import {Lexicon, type Vocabulary} from './lexicon.js';
import type {LessonStrings} from './lesson/strings.js';
import type {Strings} from './strings.js';

const lessonWords = new Lexicon<LessonStrings>({
  ja: async () => (await import('./lesson/ja.js')).ja,
  'zh-Hant': async () => (await import('./lesson/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./lesson/zh-Hans.js')).zhHans,
  en: async () => (await import('./lesson/en.js')).en,
});

/** Words of hands and of lessons. */
export type LearningStrings = Strings & Readonly<Record<'lesson', LessonStrings>>;

/** Words of hands, with those of lessons and exercises. */
export const learningWords: Vocabulary<LearningStrings> = joined(locales, 'lesson', lessonWords);
