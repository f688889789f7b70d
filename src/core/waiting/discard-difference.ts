/** What two discards of a hand leave differently. */
import type {Discard} from './discards.js';
import type {Improvement} from './improving.js';

/** The useful tiles that only one of two discards leaves, each with how many of it cannot be seen. */
export interface DiscardDifference {
  /** Useful after the one discard, and not after the other. */
  readonly gained: readonly Improvement[];
  /** Useful after the other discard alone. */
  readonly lost: readonly Improvement[];
}

/** What a discard gains and loses in useful tiles against another one of the same hand. */
export const discardDifference = (
  {useful: one}: Pick<Discard, 'useful'>,
  {useful: other}: Pick<Discard, 'useful'>,
): DiscardDifference => ({gained: beyond(one, other), lost: beyond(other, one)});

const beyond = (some: readonly Improvement[], others: readonly Improvement[]): readonly Improvement[] =>
  some.filter(({tile}) => others.every((one) => one.tile !== tile));
