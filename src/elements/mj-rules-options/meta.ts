import {OF_FORMS, OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-rules-options>`. */
export const meta = {
  text: 'instead',
  vocabulary: 'tools',
  attributes: {...OF_TILES, ...OF_FORMS, for: {}, rules: {}, options: {}},
} as const satisfies ElementMeta;
