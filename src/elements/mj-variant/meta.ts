import {COMMON, OF_SITUATIONS} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-variant>`. */
export const meta = {
  text: 'words',
  vocabulary: 'explain',
  attributes: {...COMMON, ...OF_SITUATIONS, label: {}, names: {isLanguage: true}},
} as const satisfies ElementMeta;
