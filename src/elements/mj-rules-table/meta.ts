import {OF_SITUATIONS, OF_TILES, READ} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-rules-table>`. */
export const meta = {
  text: 'instead',
  vocabulary: 'tools',
  attributes: {
    ...OF_TILES,
    ...OF_SITUATIONS,
    for: {},
    view: {words: ['wall', 'table']},
    sort: {words: ['page', 'name', 'value', '-page', '-name', '-value']},
    'group-by': {words: ['value', 'kind', 'none']},
    filter: {},
    level: {},
    columns: {words: ['value', 'made', 'condition', 'includes', 'example', 'cite'], isList: true},
    search: {},
    'show-rules': {},
    loadable: {},
    ...READ,
    expect: {},
  },
} as const satisfies ElementMeta;
