/** Formulas as trees: numbers computed from the sums of a hand and from who plays whom. */

/** What a formula may read beside the sums of units. */
export const TERMS = ['score', 'points', 'counters', 'dealer', 'withDealer', 'won'] as const;
/** A term of {@link TERMS}. */
export type Term = (typeof TERMS)[number];

/** A table that says a number for each from a bound on: `3:8 4:16`. */
export type FormulaTable = readonly (readonly [from: number, is: number])[];

/** A formula. */
export type Formula =
  | {readonly is: 'number'; readonly n: number}
  | {readonly is: 'unit'; readonly unit: string}
  | {readonly is: 'term'; readonly term: Term}
  | {readonly is: '+' | '-' | '*' | '/' | '^'; readonly a: Formula; readonly b: Formula}
  | {readonly is: 'min' | 'max'; readonly of: readonly Formula[]}
  | {readonly is: 'ceil'; readonly a: Formula; readonly b: Formula}
  | {readonly is: 'table'; readonly a: Formula; readonly table: FormulaTable};

/** The numbers that a formula reads. */
export interface FormulaInput {
  /** The sums by unit. */
  readonly sums: Readonly<Record<string, number>>;
  readonly terms?: Readonly<Record<Term, number>>;
}

/** A computed formula. */
export type Compute = (input: FormulaInput) => number;

/** No number of a hand is larger, and no exponent. */
const LARGEST = 1e12;
const LARGEST_EXPONENT = 60;

const bounded = (n: number): number => (Number.isNaN(n) ? 0 : Math.max(-LARGEST, Math.min(LARGEST, n)));

/** Carries out one operation. */
export function operate(is: '+' | '-' | '*' | '/' | '^', a: number, b: number): number {
  switch (is) {
    case '+':
      return bounded(a + b);
    case '-':
      return bounded(a - b);
    case '*':
      return bounded(a * b);
    case '/':
      return b ? bounded(a / b) : 0;
    case '^':
      return bounded(a ** Math.max(-LARGEST_EXPONENT, Math.min(LARGEST_EXPONENT, b)));
  }
}

/** Rounds up to a multiple. */
export const roundTo = (n: number, to: number): number => (to > 0 ? Math.ceil(n / to) * to : n);

/** What a table says of a number: what stands at the highest bound that the number reaches; 0 below all. */
export function lookUp(n: number, table: FormulaTable): number {
  let found = 0;
  for (const [from, is] of table) if (n >= from) found = is;
  return found;
}

/** Makes the function that computes a formula. */
export function compile(formula: Formula): Compute {
  switch (formula.is) {
    case 'number': {
      const {n} = formula;
      return () => n;
    }
    case 'unit': {
      const {unit} = formula;
      return ({sums}) => sums[unit] ?? 0;
    }
    case 'term': {
      const {term} = formula;
      return ({terms}) => terms?.[term] ?? 0;
    }
    case 'min':
    case 'max': {
      const of = formula.of.map(compile);
      const choose = formula.is === 'min' ? Math.min : Math.max;
      return (input) => choose(...of.map((one) => one(input)));
    }
    case 'table': {
      const {table} = formula;
      const a = compile(formula.a);
      return (input) => lookUp(a(input), table);
    }
    case 'ceil': {
      const [a, b] = [compile(formula.a), compile(formula.b)];
      return (input) => roundTo(a(input), b(input));
    }
    default: {
      const {is} = formula;
      const [a, b] = [compile(formula.a), compile(formula.b)];
      return (input) => operate(is, a(input), b(input));
    }
  }
}

/** The parts of a formula. */
function partsOfFormula(formula: Formula): readonly Formula[] {
  if ('of' in formula) return formula.of;
  if ('b' in formula) return [formula.a, formula.b];
  return 'a' in formula ? [formula.a] : [];
}

/** Whether a formula reads a term. */
export const readsTerm = (formula: Formula, term: Term): boolean =>
  formula.is === 'term'
    ? formula.term === term
    : partsOfFormula(formula).some((part) => readsTerm(part, term));

/** The units that the number of a formula is in: 胡 × 2^台 is in 胡, 2^番 in none. */
export function unitsOfResult(formula: Formula): ReadonlySet<string> {
  switch (formula.is) {
    case 'unit':
      return new Set([formula.unit]);
    case '^':
    case 'table':
      return new Set();
    case 'ceil':
      return unitsOfResult(formula.a);
    default:
      return new Set(partsOfFormula(formula).flatMap((part) => [...unitsOfResult(part)]));
  }
}

/** The units that a formula reads. */
export function unitsIn(formula: Formula): readonly string[] {
  if (formula.is === 'unit') return [formula.unit];
  return partsOfFormula(formula).flatMap(unitsIn);
}
