/**
 * How a total comes about, step by step. A rule set gives the steps as data ({@link Ruleset.reckon}); breakdowns,
 * explanations, texts and questions read them, and none of them knows how a game reckons.
 */
import type {Unit} from '../situation/unit.js';
import type {Line, ScoreResult} from './result.js';

/** What every step has: its result as a number, with the unit. */
interface Step {
  readonly result: number;
  readonly unit: Unit;
}

/** Lines of one unit added up: `8 + 2 + 1 = 11`. */
export interface SumOfLines extends Step {
  readonly is: 'sum';
  readonly values: readonly number[];
}

/** A number multiplied: `1280 × 4 = 5120`, or divided: `7 ÷ 2 = 3.5`. */
export interface Product extends Step {
  readonly is: 'product';
  readonly of: number;
  readonly times: number;
  /** The number by which it is divided, if `times` is a fraction of it. */
  readonly divisor?: number;
}

/** A number multiplied by a power: `14 × 2² = 56`. */
export interface Power extends Step {
  readonly is: 'power';
  readonly of: number;
  readonly base: number;
  readonly exponent: number;
}

/** A number rounded up to a multiple of `to`: `5120 → 5200`. */
export interface Rounded extends Step {
  readonly is: 'round';
  readonly from: number;
  readonly to: number;
}

/** A number added that no line has: `5 + 3 = 8`. */
export interface Added extends Step {
  readonly is: 'plus';
  readonly of: number;
  readonly plus: number;
}

/** A number that a table replaces: 3 → 8. */
export interface LookedUp extends Step {
  readonly is: 'table';
  readonly from: number;
}

/** The id of the limit below which a number does not fall. */
export const LEAST = 'least';

/** A number that a limit replaces: `1920 → 満貫 2000`. The names of the limit are in the rule set's words. */
export interface Limited extends Step {
  readonly is: 'limit';
  /** The id of the limit; {@link LEAST} for one that raises a smaller number. */
  readonly limit: string;
  readonly from: number;
}

/** What one group of players pays: `payers` players pay `times` times the number each, rounded up to `to`. */
export interface Share {
  readonly payers: number;
  readonly times: number;
  readonly to: number;
  /** What each of them pays. */
  readonly each: number;
}

/** A number that several players pay in shares; the result is what they pay together. */
export interface Shared extends Step {
  readonly is: 'share';
  readonly of: number;
  readonly shares: readonly Share[];
}

/** One step from the lines to the total. */
export type ReckoningStep = SumOfLines | Product | Power | Added | LookedUp | Rounded | Limited | Shared;

/** What the steps are computed from: a result, or another hand of a result. */
export type Reckonable = Pick<ScoreResult, 'lines' | 'sums' | 'total' | 'capped'>;

/** The lines that a sum adds up: those of a unit that are worth something. */
export const summands = (lines: readonly Line[], unit: Unit): readonly Line[] =>
  lines.filter((line) => line.unit === unit && line.value !== 0);

/** The step that adds up the lines of a unit. */
export function sumOf(lines: readonly Line[], unit: Unit): SumOfLines {
  const values = summands(lines, unit).map(({value}) => value);
  return {is: 'sum', values, result: values.reduce((a, b) => a + b, 0), unit};
}

/** A step that rounds up; none if the number is a multiple already. */
export const roundedUp = (from: number, to: number, unit: Unit): readonly Rounded[] =>
  from % to ? [{is: 'round', from, to, result: Math.ceil(from / to) * to, unit}] : [];
