/** A hand as it was played: what a board that names a round with its `for` gets. Types only. */
import type {Ending, Flow, Frame} from '../core/game/flow.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {RoundProblem} from '../round/explain.js';
import type {Position} from '../round/position.js';
import type {RoundRecord} from '../round/record.js';

/** A round that has been replayed. */
export interface RoundState {
  readonly record: RoundRecord;
  /** Before all moves, and after each up to the first fault. */
  readonly positions: readonly Position[];
  readonly problems: readonly RoundProblem[];
  readonly ending?: Ending & {readonly next?: Frame | 'over'};
  /** Absent for any mahjong. */
  readonly ruleset?: Ruleset;
  readonly flow?: Flow;
  /** How many indicators are turned in a position. */
  readonly turned?: (p: Position) => number;
  /** Which of the positions is shown. */
  readonly at: number;
  /** The round itself, where this is a side line of it. */
  readonly main?: RoundState;
}
