import {SEATS} from '../../core/situation/situation.js';
import {LEDGER_NAMES} from '../../round/ledger/names.js';
import {COMMON, OF_FORMS, SIZED} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';

/** What is to be said of `<mj-ledger>`. */
export const meta = {
  text: 'ledger',
  vocabulary: 'ledger',
  attributes: {
    ...COMMON,
    ...OF_FORMS,
    for: {},
    ...Object.fromEntries(LEDGER_NAMES.map((name) => [name, {}])),
    round: {words: SEATS, reportedBy: 'reader'},
    ...SIZED,
    required: {},
    editable: {},
  },
} as const satisfies ElementMeta;
