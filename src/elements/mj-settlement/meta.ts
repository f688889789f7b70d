import {OF_SITUATIONS, OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-settlement>`. */
export const meta = {
  text: 'hand-or-source',
  vocabulary: 'locales',
  attributes: {
    ...OF_TILES,
    ...OF_SITUATIONS,
    for: {},
    view: {words: ['full', 'payments', 'matrix', 'list', 'others']},
    expect: {},
  },
} as const satisfies ElementMeta;
