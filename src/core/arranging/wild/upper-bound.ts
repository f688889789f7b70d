/** What is known of arrangements with wild tiles before the rows are asked: which are alike, what they are worth at most. */
import type {GroupCode} from '../../tiles/group.js';

/**
 * What a rule set knows of sets and the pair. A group's first tile counts from its suit's: kind 0 is the 1, or 東.
 * @typeParam P what is known of the position
 */
export interface UpperBound<P> {
  /**
   * Below 512, the same number for concealed groups that no row tells apart unless the winning tile is in one of them,
   * whatever of them is wild.
   */
  like(code: GroupCode, honors: boolean): number;
  /**
   * What a group adds to the sum that `atMost` is given: a number of the rule set's own, below 2^30 in sum.
   * @param middle whether the winning tile may be its middle one
   */
  gain(code: GroupCode, honors: boolean, middle: boolean): number;
  /**
   * What an arrangement is worth at most, wherever the winning tile is.
   * @param parts one bit for each suit that has tiles, and 8 for the honors
   */
  atMost(gains: number, parts: number, position: P): number;
}

/** What a bound says of groups alone. */
export type GroupValues = Pick<UpperBound<never>, 'like' | 'gain'>;
