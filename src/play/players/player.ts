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

/** A thought that takes several turns: whoever thinks it may do something else after each. */
export type Thought<T> = Generator<undefined, T>;

/** Thinks a thought to its end. */
export function thoughtOut<T>(thought: Thought<T>): T {
  let turn = thought.next();
  while (!turn.done) turn = thought.next();
  return turn.value;
}

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

/** A player who can be asked for a move in turns of a few milliseconds, so that a page responds between them. */
export interface ThinkingPlayer extends Player {
  /** As `move`. */
  think(seen: RoundPosition, seat: Seat, moves: readonly Move[]): Thought<Move | undefined>;
}

/** What a player is made with. */
export interface PlayerOptions {
  readonly rules: PlayedRules;
  readonly plans: Plans;
  readonly random: Random;
}
