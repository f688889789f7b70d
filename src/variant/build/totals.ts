/** How a hand comes to its total: formula, factors, limit, minimum. */
import type {Match} from '../../core/game/match.js';
import type {Options} from '../../core/game/options.js';
import {inHundredths} from '../../core/game/settle.js';
import {sumOf, type Reckonable, type ReckoningStep} from '../../core/game/reckoning.js';
import type {Sums, Tally, Total} from '../../core/game/tally.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import {stepsOfFormula} from '../formulas/steps.js';
import {compile, unitsIn, unitsOfResult, type Formula} from '../formulas/tree.js';
import type {Settled} from '../settings/options.js';
import type {WrittenLimit} from '../settings/words.js';
import {FACTOR, LISTED, type TextLine} from './lines.js';
import {POINTS} from './units.js';
import {oncePer} from '../../core/situation/once-per.js';

/** What the totals of a text are made from. */
export interface TotalRules {
  /** The unit that rows are in which say none, and the unit of the total. */
  readonly main: string;
  readonly unit: string;
  readonly formula: Settled<Formula> | undefined;
  readonly limit: Settled<WrittenLimit>;
  readonly hasFactors: boolean;
  readonly hasListed: boolean;
}

/** The unit of the total: points, where a formula makes another number of the unit that is counted. */
export function unitOfTotal(main: string, formula: Formula | undefined): string {
  if (!formula || !unitsIn(formula).includes(main)) return main;
  const [unit, ...others] = unitsOfResult(formula);
  return unit === main && !others.length ? main : POINTS;
}

/** A number that a hand may reach. */
export interface Least {
  readonly n: number;
  /** The unit that it is counted in; none for the worth of the hand. */
  readonly unit: string | undefined;
  /** The way of winning that it is for; none for every way. */
  readonly by: 'self' | 'ron' | undefined;
}

/** A minimum, as it is counted: a hand must reach one of the numbers that are for its way of winning, if there are some. */
export interface Minimum {
  readonly leasts: readonly Least[];
  /** The rows that do not count towards it. */
  readonly without: readonly TextLine[];
}

/** The totals of hands. */
export class Totaling {
  private readonly compute = oncePer(compile);

  constructor(private readonly rules: TotalRules) {}

  /** The worth of a hand before the limit; rows above the limit are worth at least themselves. */
  worth(sums: Readonly<Sums>, options: Options): number {
    const {hasListed, limit} = this.rules;
    const plain = this.plain(sums, options);
    if (!hasListed) return plain;
    const {n} = limit(options);
    return Math.max(n ? Math.min(n, plain) : plain, sums[LISTED] ?? 0);
  }

  private plain(sums: Readonly<Sums>, options: Options): number {
    const {main, formula, hasFactors} = this.rules;
    const made = formula?.(options);
    const n = made ? this.compute(made)({sums}) : (sums[main] ?? 0);
    return inHundredths(hasFactors ? n * (sums[FACTOR] ?? 1) : n);
  }

  /** The total after the limit. */
  total(worth: number, options: Options): Total {
    const {limit, hasListed} = this.rules;
    const {n} = limit(options);
    if (!n || hasListed) return {total: worth, capped: false};
    return {total: Math.min(worth, n), capped: worth >= n};
  }

  /** The steps to the total. */
  reckon(scored: Reckonable, options: Options): readonly ReckoningStep[] {
    const {main, unit, formula, hasFactors, hasListed} = this.rules;
    const made = formula?.(options);
    const steps = made ? stepsOfFormula(made, scored, unit) : [sumOf(scored.lines, main)];
    let n = steps.at(-1)?.result ?? 0;
    for (const line of hasFactors ? scored.lines : []) {
      if (line.unit !== FACTOR) continue;
      const result = n * line.value;
      steps.push({is: 'product', of: n, times: line.value, result, unit});
      n = result;
    }
    if (hasListed && (scored.sums[LISTED] ?? 0) >= scored.total && n < scored.total)
      return [sumOf(scored.lines, LISTED)];
    if (inHundredths(n) !== scored.total || !steps.length)
      steps.push({is: 'limit', limit: 'limit', from: n, result: scored.total, unit});
    return steps;
  }

  /** Why a hand is below the minimum; undefined if it is not. */
  below({leasts, without}: Minimum, tally: Tally, m: Match): Fault | undefined {
    const own = leasts.filter(({by}) => !by || m[by]);
    if (!own.length) return undefined;
    let {sums} = tally;
    if (without.length) {
      const less = {...sums};
      for (const {id, unit} of without) less[unit] -= tally.count(id) * tally.value(id);
      sums = less;
    }
    const reaches = ({n, unit}: Least): boolean =>
      (unit === undefined ? this.worth(sums, m.position.options) : (sums[unit] ?? 0)) >= n;
    return own.some(reaches) ? undefined : belowMinimum(own[0].n);
  }
}

const faults = new Map<number, Fault>();

/** The fault of a hand below a minimum; the same object for the same number. */
function belowMinimum(n: number): Fault {
  const made = faults.get(n) ?? fault('below-minimum', String(n));
  if (faults.size < 100) faults.set(n, made);
  return made;
}
