/**
 * What is known of arrangements with wild tiles before any row is asked: which are equivalent, and what they are
 * worth at most.
 */
import type {GroupCode} from '../../tiles/group.js';

/**
 * What a rule set knows of sets and the pair. The first tile of a group is counted within its suit: kind 0 is the 1,
 * or 東.
 * @typeParam P what is known of the position
 */
export interface UpperBound<P> {
  /**
   * A number below 512, the same for concealed groups that no row tells apart unless the winning tile is in one of
   * them. Which of their tiles are wild makes no difference.
   */
  like(code: GroupCode, honors: boolean): number;
  /**
   * What a group adds to the sum that `atMost` receives: in the rule set's own measure, below 2^30 in sum.
   * @param middle whether the winning tile may be its middle tile
   */
  gain(code: GroupCode, honors: boolean, middle: boolean): number;
  /**
   * The most that an arrangement can be worth, wherever the winning tile is.
   * @param parts one bit for each suit that has tiles, and 8 for the honors
   */
  atMost(gains: number, parts: number, position: P): number;
}

/** The part of a bound that depends on groups alone. */
export type GroupValues = Pick<UpperBound<never>, 'like' | 'gain'>;
