/** The converter for house rules; apart from the others, so that elements without a score do not bring the options. */
import {spellOptions} from '../../core/reading/options.js';
import {isRecord} from '../../core/situation/value.js';

/** House rules. A record becomes the text of the attribute. */
export const optionRecord = {toAttribute: (value: unknown) => isRecord(value) && spellOptions(value)};
