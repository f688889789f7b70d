import {OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-tiles>`. */
export const meta = {
  text: 'tiles',
  vocabulary: 'locales',
  // prestyle.css reads `count`
  attributes: {...OF_TILES, tiles: {}, wild: {}, for: {}, count: {}},
} as const satisfies ElementMeta;
