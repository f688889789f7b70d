import {OF_SITUATIONS, OF_TILES, PARTED, READ} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-score-breakdown>`. */
export const meta = {
  text: 'hand-or-source',
  vocabulary: 'locales',
  attributes: {
    ...OF_TILES,
    ...OF_SITUATIONS,
    for: {},
    ...PARTED,
    'show-excluded': {},
    ...READ,
    cite: {},
    expect: {},
  },
} as const satisfies ElementMeta;
