/** What a player is: somebody who is told what his seat may know, and answers with a move. */
import type {Random} from '../../core/tiles/random.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Move} from '../../round/record/move.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {Plans} from '../plans/plans.js';
import type {PlayedRules} from '../seen/view.js';

/** The levels of computer players: 1 and 2 are often careless, 3 is fast, 4 looks at what a hand is worth. */
export const PLAYER_LEVELS = [1, 2, 3, 4] as const;
/** One of {@link PLAYER_LEVELS}. */
export type PlayerLevel = (typeof PLAYER_LEVELS)[number];

/** Somebody who plays. */
export interface Player {
  /**
   * Chooses a move.
   * @param seen the position as the seat may know it, and nothing more
   * @param moves what the seat may do; a draw comes without its tile
   * @returns one of the moves; undefined to say nothing before a draw
   */
  move(seen: RoundPosition, seat: Seat, moves: readonly Move[]): Move | undefined;
}

/** What a player is made with. */
export interface PlayerOptions {
  readonly rules: PlayedRules;
  readonly plans: Plans;
  readonly random: Random;
}
