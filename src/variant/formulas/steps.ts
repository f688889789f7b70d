/** The steps in which a formula comes to its number, for those who show how. */
import {LEAST, sumOf, type Reckonable, type ReckoningStep} from '../../core/game/reckoning.js';
import {compile, lookUp, operate, roundTo, type Formula} from './tree.js';

/** Makes the steps of one hand. */
class Reckoner {
  readonly steps: ReckoningStep[] = [];

  constructor(
    private readonly scored: Reckonable,
    private readonly unit: string,
  ) {}

  /** Adds the steps of a formula. @returns its number */
  take(formula: Formula): number {
    const {unit} = this;
    switch (formula.is) {
      case 'number':
        return formula.n;
      case 'unit':
        return this.sum(formula.unit);
      case 'term':
        return 0;
      case 'min':
      case 'max':
        return this.choose(formula);
      case 'table': {
        const from = this.take(formula.a);
        const result = lookUp(from, formula.table);
        this.steps.push({is: 'table', from, result, unit});
        return result;
      }
      case 'ceil': {
        const [from, to] = [this.take(formula.a), this.take(formula.b)];
        const result = roundTo(from, to);
        if (result !== from) this.steps.push({is: 'round', from, to, result, unit});
        return result;
      }
      default:
        return this.operate(formula);
    }
  }

  private sum(unit: string): number {
    const step = sumOf(this.scored.lines, unit);
    if (!this.steps.some((other) => other.is === 'sum' && other.unit === unit)) this.steps.push(step);
    return step.result;
  }

  /** The steps of the part that is chosen. A plain number that is chosen is a limit. */
  private choose({is, of}: Extract<Formula, {is: 'min' | 'max'}>): number {
    const {unit} = this;
    const values = of.map((one) => compile(one)({sums: this.scored.sums}));
    const result = is === 'min' ? Math.min(...values) : Math.max(...values);
    const chosen = of[values.indexOf(result)];
    if (chosen.is !== 'number') return this.take(chosen);
    const other = of.find((one) => one.is !== 'number');
    const from = other ? this.take(other) : result;
    if (from !== result)
      this.steps.push({is: 'limit', limit: is === 'min' ? 'limit' : LEAST, from, result, unit});
    return result;
  }

  private operate({is, a, b}: Extract<Formula, {is: '+' | '-' | '*' | '/' | '^'}>): number {
    const {unit, steps} = this;
    if (is === '*' && b.is === '^') {
      const [of, base, exponent] = [this.take(a), this.take(b.a), this.take(b.b)];
      const result = operate('*', of, operate('^', base, exponent));
      steps.push({is: 'power', of, base, exponent, result, unit});
      return result;
    }
    const [left, right] = [this.take(a), this.take(b)];
    const result = operate(is, left, right);
    // the number that was computed comes first
    const isTurned = a.is === 'number' && b.is !== 'number';
    const [of, by] = isTurned ? [right, left] : [left, right];
    if (is === '+') steps.push({is: 'plus', of, plus: by, result, unit});
    else if (is === '-') steps.push({is: 'plus', of: left, plus: -right, result, unit});
    else if (is === '*') steps.push({is: 'product', of, times: by, result, unit});
    else if (is === '/')
      steps.push({
        ...{is: 'product', of: left, times: right && 1 / right, result, unit},
        ...(right && {divisor: right}),
      });
    else steps.push({is: 'power', of: 1, base: left, exponent: right, result, unit});
    return result;
  }
}

/** The steps from the lines of a hand to what a formula makes of them. */
export function stepsOfFormula(formula: Formula, scored: Reckonable, unit: string): ReckoningStep[] {
  const reckoner = new Reckoner(scored, unit);
  reckoner.take(formula);
  return reckoner.steps;
}
