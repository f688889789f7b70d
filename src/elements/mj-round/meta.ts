import {OF_ROUNDS} from '../attributes/round-attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-round>`. */
export const meta = {
  text: 'round',
  vocabulary: 'table',
  attributes: {...OF_ROUNDS, step: {least: 0}, boards: {}, hand: {least: 1}},
} as const satisfies ElementMeta;
