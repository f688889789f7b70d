import {COMMON, SIZED} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-lesson>`. */
export const meta = {
  text: 'instead',
  vocabulary: 'lesson',
  attributes: {...COMMON, ...SIZED, free: {}, 'test-out': {}, step: {least: 1}, keep: {}},
} as const satisfies ElementMeta;
