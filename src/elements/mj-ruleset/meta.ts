import {COMMON} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-ruleset>`. */
export const meta = {
  text: 'words',
  vocabulary: 'tools',
  attributes: {...COMMON, for: {}},
} as const satisfies ElementMeta;
