/** Converters for attributes and properties that are not plain text. */
import {numberOf} from '../../core/situation/attributes.js';
import {spelled} from '../../core/situation/problem.js';

/** Keeps text as text; other values, such as numbers and addresses, become text. */
export const asText = {
  toAttribute: (value: unknown) =>
    typeof value === 'object' && value !== null && !('toString' in value) ? undefined : String(value),
};

/** Numbers. Text that is no number is kept, so that the mistake is reported. */
export const numberText = {
  fromAttribute: (text: string | null) => (text ? numberOf(text) : undefined),
};

/** Whether the text of an attribute that is on by default turns it off. */
export const isOff = (text: string | null | undefined): boolean => /^(?:false|off|no|0)$/.test(text ?? '');

/** Flags. An array becomes the text of the attribute. */
export const flagList = {
  toAttribute: (value: unknown) => Array.isArray(value) && value.map(spelled).join(' '),
};
