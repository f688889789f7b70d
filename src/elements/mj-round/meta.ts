import {OF_ROUNDS} from '../attributes/round-attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-round>`. */
export const meta = {
  text: 'round',
  vocabulary: 'table',
  attributes: {...OF_ROUNDS, step: {}, boards: {}, hand: {}},
} as const satisfies ElementMeta;
