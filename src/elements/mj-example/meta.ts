import {OF_KONGS, OF_SITUATIONS, OF_TILES, PARTED, READ} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-example>`. */
export const meta = {
  text: 'hand',
  vocabulary: 'locales',
  attributes: {
    ...OF_TILES,
    ...OF_SITUATIONS,
    views: {words: ['hand', 'breakdown', 'settlement'], isList: true},
    ...PARTED,
    ...OF_KONGS,
    ...READ,
    cite: {},
    expect: {},
  },
} as const satisfies ElementMeta;
