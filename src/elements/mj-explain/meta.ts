import {OF_SITUATIONS, OF_TILES, READ} from '../attributes/attributes.js';
import {STEP_KINDS} from './step.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-explain>`. */
export const meta = {
  text: 'hand-or-source',
  vocabulary: 'explain',
  attributes: {
    ...OF_TILES,
    ...OF_SITUATIONS,
    for: {},
    steps: {words: STEP_KINDS, isList: true, reportedBy: 'element'},
    step: {},
    all: {},
    ...READ,
    cite: {},
  },
} as const satisfies ElementMeta;
