import type {RoundProblem} from '../explain.js';
import type {RoundRecord} from '../record.js';

/** One hand of a foreign log: a record, or why there is none. */
export interface Converted {
  readonly record?: RoundRecord;
  readonly fault?: RoundProblem;
  /** The line of the log that the hand begins in, counted from 1, and the line of each of its moves. */
  readonly line: number;
  readonly lines: readonly number[];
  /** What the log says the winning hand is worth. */
  readonly fan?: number;
}
