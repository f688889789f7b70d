import {OF_FORMS, OF_SITUATIONS, OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-hand-input>`. */
export const meta = {
  text: 'hand',
  vocabulary: 'tools',
  attributes: {...OF_TILES, ...OF_SITUATIONS, ...OF_FORMS, for: {}, required: {}, expect: {}},
} as const satisfies ElementMeta;
