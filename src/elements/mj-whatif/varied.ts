import type {Varied} from '../../locales/explain/strings.js';
import {isOneOf} from '../../core/situation/value.js';

/** The properties that can be varied, as the attribute `vary` names them. */
export const VARIED = [
  'wild',
  'win',
  'discard',
  'seat',
  'by',
  'dealer',
  'counters',
] as const satisfies readonly Varied[];
/** Whether a word names such a property. */
export const isVaried = isOneOf(VARIED);
