/** The discards of a hand in the order in which they were made. */
import type {Seat} from '../../core/situation/situation.js';
import type {RiverDiscard, RoundPosition} from '../../round/state/position.js';

/** A discard, and whose it was. */
export interface SeatDiscard extends RiverDiscard {
  readonly seat: Seat;
}

/**
 * Finds the order of the discards from the rivers: the dealer discards first, then the next seat, or the one that called. A seat
 * that discarded no more is passed over.
 */
export function discardsInOrder(
  {seats: states, frame}: RoundPosition,
  seats: readonly Seat[],
): readonly SeatDiscard[] {
  const rivers = seats.map((seat) => states[seat]?.river ?? []);
  const gone = seats.map(() => 0);
  const all = rivers.reduce((sum, river) => sum + river.length, 0);
  const found: SeatDiscard[] = [];
  let at = seats.indexOf(frame.dealer);
  while (found.length < all) {
    const discard = rivers[at].at(gone[at]);
    if (discard) {
      gone[at]++;
      found.push({...discard, seat: seats[at]});
    }
    at = discard?.by ? seats.indexOf(discard.by) : (at + 1) % seats.length;
  }
  return found;
}
