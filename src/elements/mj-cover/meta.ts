import {COMMON} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-cover>`. */
export const meta = {
  text: 'instead',
  vocabulary: 'lesson',
  attributes: {...COMMON, 'test-out': {}, keep: {}},
} as const satisfies ElementMeta;
