/** The rows that count in one arrangement and their sum, as a rule set sees them. */
import type {Seat} from '../situation/situation.js';
import type {Match} from './match.js';
import type {Options} from './options.js';
import type {RowList} from './row-list.js';

/** The sums of the lines by unit, for each unit that the rule set uses. */
export type Sums = Record<string, number>;

/** The score of one arrangement, by pattern id. */
export interface Tally extends RowList {
  readonly sums: Readonly<Sums>;
  /** Whether the arrangement has a pattern, counted or not. */
  has(id: string): boolean;
  /** The groups that show a pattern, one bit each; 0 if the arrangement does not have it. */
  groups(id: string): number;
  /** How many times a pattern counts. */
  count(id: string): number;
  /**
   * The value of one occurrence of a pattern, whether the arrangement has it or not; 0 if the table does not list it.
   */
  value(id: string): number;
  /** Whether any pattern that counts satisfies the test. */
  some(isMeant: (id: string) => boolean): boolean;
}

/** A tally before exclusions are applied, in which a rule set may still change what counts. */
export interface OpenTally extends Tally {
  /**
   * Adds a pattern that no condition of the table finds.
   * @param groups the groups that show it, one bit each
   * @param times how often it counts; 0 if it is there but does not count
   * @param by the pattern that counts in its place then
   */
  add(id: string, groups: number, times: number, by?: string): void;
  /**
   * Excludes a pattern that another one includes, if the hand has both and nothing else has excluded it.
   * @param groups the groups for which it is excluded; it still counts for others. All by default
   */
  exclude(id: string, by: string, groups?: number): void;
}

/** The value of a hand after cap and rounding. */
export interface Total {
  readonly total: number;
  readonly capped: boolean;
}

/** The score of the best arrangement, from which payments are computed. */
export interface Scored<O = Options> extends Total {
  readonly match: Match<O>;
  readonly tally: Tally;
  /** The values of the other hands, where everybody scores. */
  readonly others: Readonly<Partial<Record<Seat, Pick<Total, 'total'>>>>;
}
