/** Hands to score, each with how it was won. */
import type {Situation} from '../../src/core/situation/situation.js';

/** A hand, and what else is said of it. */
export type Win = Partial<Situation> & {readonly hand: string};

/** A hand won by its winner's own draw. */
export const self = (hand: string, more: Partial<Situation> = {}): Win => ({by: 'self', ...more, hand});

/** A hand won by the discard of West. */
export const ron = (hand: string, more: Partial<Situation> = {}): Win => ({
  by: 'discard',
  from: 'west',
  ...more,
  hand,
});

/** A hand won by the tile that West adds to a pung. */
export const robbed = (hand: string): Win => ({by: 'robbing', from: 'west', hand});
