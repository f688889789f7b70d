import type {Level} from '../../core/drawing/level.js';
import {ASKS} from '../../quiz/ask.js';
import {OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-drill>`. */
export const meta = {
  text: 'instead',
  vocabulary: 'lesson',
  attributes: {
    ...OF_TILES,
    rules: {},
    options: {},
    ask: {words: ASKS, isList: true, reportedBy: 'element'},
    patterns: {},
    scope: {},
    level: {words: ['1', '2', '3'] satisfies `${Level}`[]},
    seed: {},
    count: {least: 0},
    keep: {},
    review: {},
  },
} as const satisfies ElementMeta;
