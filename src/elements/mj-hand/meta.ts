import {OF_DRAWN_HANDS, OF_KONGS, OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-hand>`. */
export const meta = {
  text: 'hand',
  vocabulary: 'locales',
  attributes: {...OF_TILES, ...OF_DRAWN_HANDS, sort: {}, arrange: {}, ...OF_KONGS, for: {}},
} as const satisfies ElementMeta;
