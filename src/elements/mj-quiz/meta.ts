import {ASKS, TABLE_ASKS} from '../../quiz/ask.js';
import {OF_FORMS, OF_SITUATIONS, OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-quiz>`. */
export const meta = {
  text: 'words',
  vocabulary: 'quiz',
  attributes: {
    ...OF_TILES,
    ...OF_SITUATIONS,
    ...OF_FORMS,
    for: {},
    ask: {words: [...ASKS, ...TABLE_ASKS], reportedBy: 'element'},
    choices: {least: 0},
    hint: {},
    attempts: {least: 0},
    reveal: {words: ['asked', 'auto', 'never']},
    answer: {},
    patterns: {},
    scope: {},
    required: {},
  },
} as const satisfies ElementMeta;
