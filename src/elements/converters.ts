/** How properties that are no plain text are read from attributes, and taken from scripts. */
import {spellOptions} from '../core/reading/options.js';
import {numberOf} from '../core/situation/attributes.js';
import {spelled} from '../core/situation/problem.js';
import {isRecord} from '../core/situation/value.js';

/** For properties whose numbers, addresses and the like are text as they are. */
export const asText = {
  toAttribute: (value: unknown) =>
    typeof value === 'object' && value !== null && !('toString' in value) ? undefined : String(value),
};

/** For numbers: text that is none stays as it is, so that whoever wrote it is told. */
export const numberText = {
  fromAttribute: (text: string | null) => (text ? numberOf(text) : undefined),
};

/** For flags: an array as an attribute has it. */
export const flagList = {
  toAttribute: (value: unknown) => Array.isArray(value) && value.map(spelled).join(' '),
};

/** For house rules: a record as an attribute has it. */
export const optionRecord = {toAttribute: (value: unknown) => isRecord(value) && spellOptions(value)};
