/** The state of a replayed round, for boards that name a round with `for`. Types only. */
import type {Ending, Flow, Frame} from '../core/game/flow.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {RoundProblem} from '../round/record/problem.js';
import type {RoundPosition} from '../round/state/position.js';
import type {RoundRules} from '../round/state/rules.js';
import type {RoundRecord} from '../round/record/record.js';

/** A round that has been replayed. */
export interface RoundState {
  readonly record: RoundRecord;
  /** The position before all moves, and the one after each move up to the first fault. */
  readonly positions: readonly RoundPosition[];
  readonly problems: readonly RoundProblem[];
  readonly ending?: Ending & {readonly next?: Frame | 'over'};
  /** Absent where the round follows no rule set. */
  readonly ruleset?: Ruleset;
  readonly flow?: Flow;
  /** The rules as the referee has read them; absent where a script gives the round. */
  readonly rules?: RoundRules;
  /** How many indicators are turned in a position. */
  readonly turned?: (p: RoundPosition) => number;
  /** Index of the position that is shown. */
  readonly at: number;
  /** Whether more moves come, of which nothing is known: a table keeps room for them. */
  readonly goesOn?: true;
  /** The main line, where this round is a side line of it. */
  readonly main?: RoundState;
}
