import {OF_SITUATIONS, OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-waits>`. */
export const meta = {
  text: 'hand-or-source',
  vocabulary: 'tools',
  attributes: {...OF_TILES, ...OF_SITUATIONS, for: {}},
} as const satisfies ElementMeta;
