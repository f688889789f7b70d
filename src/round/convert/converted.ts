import type {RoundProblem} from '../record/problem.js';
import type {RoundRecord} from '../record/record.js';

/** One hand of a foreign log: a record, or why there is none. */
export interface Converted {
  readonly record?: RoundRecord;
  readonly fault?: RoundProblem;
  /** The line of the log that the hand begins in, counted from 1, and where each of its moves stands. */
  readonly line: number;
  readonly places: readonly {readonly line: number; readonly column: number}[];
  /** The value of the winning hand as the log gives it. */
  readonly fan?: number;
}
