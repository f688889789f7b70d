import {OF_SITUATIONS, OF_TILES} from '../attributes/attributes.js';
import {VARIED} from './varied.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-whatif>`. */
export const meta = {
  text: 'hand-or-source',
  vocabulary: 'explain',
  attributes: {
    ...OF_TILES,
    ...OF_SITUATIONS,
    for: {},
    vary: {words: VARIED, reportedBy: 'element'},
    sort: {words: ['worth']},
  },
} as const satisfies ElementMeta;
