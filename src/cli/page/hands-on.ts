/** The hands of a game that a round on a page tells. */
import {readHands, type ConvertedHand} from '../../round/convert/hands.js';
import type {FoundElement} from './found.js';
import {givenOf} from './given-attributes.js';
import {oncePer} from '../../core/situation/once-per.js';

/** The hands of an element, read once; of other elements than rounds the text is that of one hand. */
export const handsOn = oncePer((found: FoundElement): readonly ConvertedHand[] =>
  found.tag === 'mj-round' ? readHands(found.text, givenOf(found)) : [{text: found.text, start: 0, kept: {}}],
);

/** Which hand is shown, from 1. */
export function handShown({attributes}: FoundElement, hands: readonly ConvertedHand[]): number {
  const wanted = Math.trunc(Number(attributes.hand)) || 1;
  return Math.min(Math.max(1, wanted), Math.max(1, hands.length));
}
