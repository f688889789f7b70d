import {ROUND_NAMES} from '../../round/text/names.js';
import type {FoundElement} from './found.js';

/** Names that a page writes as attributes, and a text as `name=value`. */
const NAMES = [...ROUND_NAMES, 'hand'];

/** The attributes of an element that belong to its text. */
export function givenOf({tag, attributes}: FoundElement): Record<string, string> {
  const given = NAMES.filter((name) => attributes[name] && (name !== 'hand' || tag === 'mj-ledger'));
  return Object.fromEntries(given.map((name) => [name, attributes[name]]));
}
