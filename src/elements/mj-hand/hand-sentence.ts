/** A hand as one sentence. */
import type {Words} from '../../controllers/localize.js';
import {plainNames} from '../views/name-lang.js';
import type {ShownHand} from './shown-hand.js';

/** The sentence that a screen reader says of a hand. */
export const handSentence = (
  {speech, strings}: Words,
  {beside, hand, seat, wild}: Pick<ShownHand, 'beside' | 'hand' | 'seat' | 'wild'>,
): string =>
  speech.speakHand(plainNames(strings), hand, {...beside, wild, indicator: beside.wild.at(0), seat});
