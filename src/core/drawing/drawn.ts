/** What is asked for, and what is drawn. */
import type {Situation, WinBy} from '../situation/situation.js';
import type {Level} from './level.js';
import type {MissKind} from './walk.js';

/** The kind of situation to draw. */
export interface DrawSpec {
  /** The seed. It gives the same situation on every machine. */
  readonly seed: string;
  /** Ids of the patterns that the situation has, all of them. If empty, any one pattern of the table. */
  readonly patterns?: readonly string[];
  /** Whether the situation just misses the last of the patterns: one change before, it had that pattern. */
  readonly near?: boolean;
  /** How the winning tile comes. */
  readonly by?: WinBy;
  /**
   * How much the situation may vary. 1: a hand without melds in the first seat, apart from what the patterns need ·
   * 2: also melds, seats, flowers · 3: also robbed kongs, flags and, where everybody scores, other hands. 2 by
   * default.
   */
  readonly level?: Level;
  /** The id of a preset. */
  readonly preset?: string;
  /** House rules that differ from the defaults of the rule set or preset. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A situation that was drawn, and the patterns it is an example of. */
export interface Drawn {
  readonly situation: Situation;
  readonly patterns: readonly string[];
  /** For a near miss: the change that lost the last pattern. */
  readonly missed?: MissKind;
  /** For a near miss: the situation before that change, which has all the patterns; none if house rules rule them out. */
  readonly before?: Situation;
}
