/** What a reader is to reach in a hand that he plays. */

/**
 * One goal of a seat:
 *
 * - `win`: it wins, with the row `id` where one is named
 * - `total`: it wins with at least `least` in the unit of the rule set
 * - `self`: it wins by self-draw
 * - `closed`: it calls nothing
 * - `safe`: nobody wins on its tile
 * - `ready`: after at most `most` discards of its own it waits for a tile
 * - `best`: its first decision is the best one, at the first attempt and without help
 * - `points`: it is paid at least `least` in the hand, all payments together
 */
export type Goal =
  | {readonly is: 'win'; readonly id?: string}
  | {readonly is: 'total' | 'points'; readonly least: number}
  | {readonly is: 'ready'; readonly most: number}
  | {readonly is: 'self' | 'closed' | 'safe' | 'best'};
