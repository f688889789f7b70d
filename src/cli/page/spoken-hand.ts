import {plainNames} from '../../elements/views/name-lang.js';
import type {Situation} from '../../core/situation/situation.js';
import {loadLocale} from '../../locales/index.js';
import {speakSituation} from '../../share/shared.js';
import type {FoundElement} from './found.js';
import {elementHand, onHand} from './score.js';
import {pageWords} from './words.js';

/** The hand on an element that names no rule set. */
export const bareHand = (found: FoundElement): Situation => ({
  ...onHand(found),
  rules: '',
  hand: elementHand(found) ?? '',
});

/** That hand in plain words, with names of tiles in another language where the author wants that. */
export async function spokenHand(found: FoundElement): Promise<string> {
  const {strings} = await pageWords(found, await loadLocale(found.lang));
  return speakSituation(bareHand(found), plainNames(strings));
}
