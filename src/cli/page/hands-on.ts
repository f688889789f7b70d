/** The hands of a game that a round on a page tells. */
import {readHands, type ConvertedHand} from '../../round/convert/hands.js';
import type {FoundElement} from './found.js';
import {givenOf} from './given-attributes.js';

const read = new WeakMap<FoundElement, readonly ConvertedHand[]>();

/** The hands of an element, read once; of other elements than rounds the text is that of one hand. */
export function handsOn(found: FoundElement): readonly ConvertedHand[] {
  let hands = read.get(found);
  if (!hands) {
    hands =
      found.tag === 'mj-round'
        ? readHands(found.text, givenOf(found))
        : [{text: found.text, start: 0, kept: {}}];
    read.set(found, hands);
  }
  return hands;
}

/** Which hand is shown, from 1. */
export function handShown({attributes}: FoundElement, hands: readonly ConvertedHand[]): number {
  const wanted = Math.trunc(Number(attributes.hand)) || 1;
  return Math.min(Math.max(1, wanted), Math.max(1, hands.length));
}
