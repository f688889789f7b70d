import type {Context} from '@lit/context';
import type {RoundState} from './round.js';
import type {KnownRuleset} from './ruleset.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Situation} from '../core/situation/situation.js';
import type {Options} from '../core/game/options.js';

/** What an example shows, and what of it is looked at. A new object for every change. */
export interface ExampleState {
  readonly situation: Situation;
  /** The rule set that scored it; absent while it has not arrived. */
  readonly known?: KnownRuleset;
  /** How concealed kongs are to be drawn, where the author says so. */
  readonly concealedKong?: string;
  /** Absent while nothing has scored it. */
  readonly result?: ScoreResult;
  /** Groups of the result, by index, that a reader points at. */
  readonly highlight?: readonly number[];
  /** Tiles in notation that a reader points at, where they are no groups: flowers, dora, ガリ. */
  readonly highlightTiles?: readonly string[];
  /** Says what a reader points at now; without arguments, nothing any more. */
  readonly point?: (groups?: readonly number[], tiles?: readonly string[]) => void;
  /** Puts another hand, and what is said of it, in place of this one; the rules stay. */
  readonly edit?: (situation: Situation) => void;
  /** Scores the same hand by another preset or other house rules: the id, and what differs from its defaults. */
  readonly agree?: (rules: string, options: Options) => void;
  /** Whether a reader is putting the hand together: what is only unfinished is no mistake. */
  readonly editing?: true;
  /** The round that the situation is of, where it is of one. */
  readonly round?: RoundState;
}

/** A key of the registry, so that two copies of the library on a page understand each other. */
export const exampleContext = Symbol.for('mj:example@1') as Context<symbol, ExampleState>;
