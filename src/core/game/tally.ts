/** What the rows of a table come to in one arrangement, as a rule set may ask for it. */
import type {Seat} from '../situation/situation.js';
import type {Match} from './match.js';
import type {Options} from './options.js';
import type {RowList} from './row-list.js';

/** The sums of the lines, by unit: for each unit that a row of the rule set counts in. */
export type Sums = Record<string, number>;

/** What one arrangement scored, by the ids of patterns. */
export interface Tally extends RowList {
  readonly sums: Readonly<Sums>;
  /** Whether a pattern is there, be it counted or not. */
  has(id: string): boolean;
  /** The groups that show a pattern, one bit each; 0 where it is not there. */
  groups(id: string): number;
  /** How often a pattern counts. */
  count(id: string): number;
  /** What a pattern is worth once, whether it is there or not; 0 for one that the table does not list. */
  value(id: string): number;
  /** Whether any pattern that counts is one of those meant. */
  some(isMeant: (id: string) => boolean): boolean;
}

/** A tally before patterns take the place of each other: a rule set may change what counts. */
export interface OpenTally extends Tally {
  /**
   * Adds a pattern that the table's conditions do not find.
   * @param groups that show it, one bit each
   * @param times 0 where it is there but does not count
   * @param by the pattern that takes its place then
   */
  add(id: string, groups: number, times: number, by?: string): void;
  /**
   * Does not count a pattern beside another, where both are there and nothing else has taken its place.
   * @param groups for which it does not count; it still counts for others. All by default
   */
  exclude(id: string, by: string, groups?: number): void;
}

/** What a hand is worth after cap and rounding. */
export interface Total {
  readonly total: number;
  readonly capped: boolean;
}

/** What the best arrangement scored, for the payments. */
export interface Scored<O = Options> extends Total {
  readonly match: Match<O>;
  readonly tally: Tally;
  /** What the other hands are worth, where everybody scores. */
  readonly others: Readonly<Partial<Record<Seat, Pick<Total, 'total'>>>>;
}
