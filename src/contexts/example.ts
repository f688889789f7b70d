import type {Context} from '@lit/context';
import type {RoundState} from './round.js';
import type {KnownRuleset} from './ruleset.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Situation} from '../core/situation/situation.js';
import type {Options} from '../core/game/options.js';

/** Something that a reader can point at in a scored hand: a line, a set, a bracket. */
export interface PointedAt {
  /** Tells it from others of the same result. */
  readonly key: string;
  /** Indexes of the result's groups that show it. */
  readonly groups: readonly number[];
  /** Tiles outside groups that show it, in notation: flowers, dora, ガリ. */
  readonly tiles?: readonly string[];
  /** The patterns' ids of the lines that it lights. */
  readonly lines: readonly string[];
}

/** The state of an example, and what a reader points at in it. Each change makes a new object. */
export interface ExampleState {
  readonly situation: Situation;
  /** The rule set that scored it; absent while it has not arrived. */
  readonly known?: KnownRuleset;
  /** How concealed kongs are drawn, where the author says so. */
  readonly concealedKong?: string;
  /** Absent while the hand has not been scored. */
  readonly result?: ScoreResult;
  /** What is lit: what a reader points at, or else has chosen. */
  readonly pointed?: PointedAt;
  /** What a reader has chosen, so that it stays lit. */
  readonly kept?: PointedAt;
  /**
   * Lights what a reader points at; without it, only what is chosen stays lit.
   * @param isChosen whether it stays lit; without `at`, nothing is chosen any more
   */
  readonly point?: (at?: PointedAt, isChosen?: boolean) => void;
  /** Replaces the hand and its circumstances; the rules stay. */
  readonly edit?: (situation: Situation) => void;
  /**
   * Scores the same hand by another preset or other house rules.
   * @param rules id of the rule set or preset
   * @param options the options that differ from its defaults
   */
  readonly agree?: (rules: string, options: Options) => void;
  /** Whether a reader is editing the hand; an unfinished hand is then no mistake. */
  readonly editing?: true;
  /** The round that the situation was taken from, if any. */
  readonly round?: RoundState;
  /** The hands of a game that a reader plays, as far as they are over. */
  readonly game?: PlayedGame;
}

/** The hands of a game that a reader plays, as a ledger has them. */
export interface PlayedGame {
  readonly rules: string;
  /** House rules, as an attribute has them. */
  readonly options?: string;
  /** The players' names from the first, and who of them deals first if another does. */
  readonly players: string;
  readonly dealer?: string;
  /** A line for each hand. */
  readonly lines: string;
}

/** A key of the registry, so that two copies of the library on a page understand each other. */
export const exampleContext = Symbol.for('mj:example@1') as Context<symbol, ExampleState>;
