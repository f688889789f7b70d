import {COMMON, OF_SITUATIONS} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-compare>`. */
export const meta = {
  text: 'instead',
  vocabulary: 'explain',
  attributes: {...COMMON, ...OF_SITUATIONS, for: {}, names: {isLanguage: true}},
} as const satisfies ElementMeta;
