import {TARGETS} from '../../share/targets.js';
import {COMMON, OF_SITUATIONS, SIZED} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-share>`. */
export const meta = {
  text: 'instead',
  vocabulary: 'tools',
  attributes: {
    ...COMMON,
    ...OF_SITUATIONS,
    for: {},
    targets: {words: TARGETS, isList: true},
    target: {words: TARGETS},
    names: {isLanguage: true},
    ...SIZED,
    base: {},
    href: {},
    script: {},
    expect: {},
  },
} as const satisfies ElementMeta;
