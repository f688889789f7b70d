/** Puts the steps to a total into words. */
import type {RulesetText} from '../core/game/names.js';
import {inHundredths} from '../core/game/settle.js';
import {LEAST} from '../core/game/reckoning.js';
import type {Limited, LookedUp, ReckoningStep, Rounded} from '../core/game/reckoning.js';
import type {Unit} from '../core/situation/unit.js';
import type {ScoreStrings} from './strings.js';

/** A number as an exponent, which copied text keeps: ². */
const superscript = (n: number): string =>
  [...String(inHundredths(n))].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹⁻·'['0123456789-.'.indexOf(sign)]).join('');

/** The words for the steps. */
export interface ReckoningWords {
  readonly text: Pick<RulesetText, 'limits'>;
  readonly score: ScoreStrings;
}

/** A step that calculates; the others replace a number by another. */
export type Calculated = Exclude<ReckoningStep, Replacing>;

/** A step that replaces a number: by a rounded one, by a limit, or by what a table says. */
type Replacing = Rounded | Limited | LookedUp;

/** Whether a step replaces a number. */
export const isReplaced = (step: ReckoningStep): step is Replacing =>
  step.is === 'round' || step.is === 'limit' || step.is === 'table';

/** A number of a calculation. */
export const figureText = (n: number): string => String(inHundredths(n)).replace('-', '−');

/** The base of a power: (−1)². */
const baseText = (n: number): string => (n < 0 ? `(${figureText(n)})` : figureText(n));

/** What a step does to its number: ` × 2²`, ` × 4`, ` − 1`; a sum adds its other lines. */
function furtherOf(step: Calculated): string {
  switch (step.is) {
    case 'sum':
      return step.values.slice(1).map(plusText).join('');
    case 'power':
      return ` × ${baseText(step.base)}${superscript(step.exponent)}`;
    case 'product':
      return step.divisor ? ` ÷ ${figureText(step.divisor)}` : ` × ${figureText(step.times)}`;
    case 'plus':
      return plusText(step.plus);
    case 'share':
      return ` → ${step.shares
        .map(({each, payers}) => (payers > 1 ? `${each} × ${payers}` : `${each}`))
        .join(' + ')}`;
  }
}

const plusText = (n: number): string => (n < 0 ? ` − ${figureText(-n)}` : ` + ${figureText(n)}`);

/** The number that a step begins with. */
const takenBy = (step: ReckoningStep): number =>
  isReplaced(step) ? step.from : step.is === 'sum' ? (step.values.at(0) ?? 0) : step.of;

/** The calculation of a step: `8 + 2 + 1`, `14 × 2²`, `1280 × 4`, `640 → 1300 + 700 × 2`. */
export const calculationOf = (step: Calculated): string =>
  step.is === 'power' && step.of === 1
    ? furtherOf(step).replace(' × ', '')
    : `${figureText(takenBy(step))}${furtherOf(step)}`;

/** The sign between a calculation and its result. */
const equals = (step: ReckoningStep): string =>
  [takenBy(step), step.result].every((n) => Math.abs(inHundredths(n) - n) < 1e-6) ? '=' : '≈';

/** A calculation with its result: `2 + 1 = 3`. */
export const calculated = (step: Calculated, result: string): string =>
  `${calculationOf(step)} ${equals(step)} ${result}`;

/** Why a number is replaced: the name of the limit, that it is rounded up, or that a table says so. */
export function whyReplaced(step: Replacing, {text, score}: ReckoningWords): string {
  if (step.is === 'limit')
    return text.limits?.[step.limit] ?? (step.limit === LEAST ? score.least : score.cap);
  return step.is === 'round' ? score.rounded : score.byTable;
}

/** A step in a line of them. */
export interface StepInLine {
  readonly step: ReckoningStep;
  /** What stands between the step before and this one. */
  readonly joint: string;
  /** Whether it goes on with the calculation before it: ` × 4`. */
  readonly isFurther: boolean;
}

/** What may go on with a calculation, without brackets and without another meaning: `14 × 2² × 3`, `14 × 2² + 1`. */
const GOES_ON: Readonly<Partial<Record<ReckoningStep['is'], readonly ReckoningStep['is'][]>>> = {
  sum: ['plus'],
  plus: ['plus'],
  power: ['product', 'plus'],
  product: ['product', 'plus'],
};

function inLine(step: ReckoningStep, before: ReckoningStep | undefined): StepInLine {
  if (!before) return {step, joint: '', isFurther: false};
  const takesOver = takenBy(step) === before.result && step.is !== 'sum';
  if (takesOver && GOES_ON[before.is]?.includes(step.is)) return {step, joint: '', isFurther: true};
  const sign = isReplaced(before) ? ' ' : ` ${equals(before)} `;
  // what is replaced or shared says its number itself
  const isSaid = takesOver && (isReplaced(step) || step.is === 'share');
  return {
    step,
    joint: isSaid ? sign : `${sign}${figureText(before.result)}, `,
    isFurther: false,
  };
}

/**
 * Steps in one line, so that both sides of each `=` are the same: `40 × 2⁴ × 4 = 2560 →`, `2 + 1 = 3, 2³ =`. The total
 * follows.
 */
export const stepsInLine = (steps: readonly ReckoningStep[]): readonly StepInLine[] =>
  steps.filter(isShown).map((step, i, shown) => inLine(step, i ? shown[i - 1] : undefined));

/** What a step in a line says. */
export const stepText = ({step, isFurther}: StepInLine, words: ReckoningWords): string => {
  if (isReplaced(step)) return `${figureText(step.from)} → ${whyReplaced(step, words)}`;
  return isFurther ? furtherOf(step) : calculationOf(step);
};

/** What stands between a line of steps and the total. */
export const endOfLine = (steps: readonly StepInLine[]): string => {
  const last = steps.at(-1)?.step;
  return last && !isReplaced(last) ? ` ${equals(last)}` : '';
};

/**
 * Steps in one line, up to the total, which follows: `14 × 2² =`, `62 × 2 = 124 → 辣子`, `8 + 2 + 1 =`; empty where the
 * total is all there is to say.
 */
export function formulaBefore(steps: readonly ReckoningStep[], words: ReckoningWords): string {
  const line = stepsInLine(steps);
  return line.map((one) => one.joint + stepText(one, words)).join('') + endOfLine(line);
}

/**
 * What a power is made from, where lines count in other units than the total: `2 han 40 fu = `. Empty elsewhere.
 * @param unit the unit of the total
 */
export function countedFirst(steps: readonly ReckoningStep[], unit: Unit, score: ScoreStrings): string {
  const power = steps.findIndex(({is}) => is === 'power');
  // what is added afterwards does not come of these units
  if (steps.slice(power).some(({is}) => is === 'sum')) return '';
  const before = steps.slice(0, Math.max(power, 0));
  const units = [...new Set(before.map((step) => step.unit))];
  if (units.length < 2 || units.includes(unit)) return '';
  const lastOf = (one: Unit): number => before.findLast((step) => step.unit === one)?.result ?? 0;
  const amounts = units.map((one) => score.amount(lastOf(one), one));
  return `${amounts.toReversed().join(' ')} = `;
}

/** Whether a formula shows a step: a sum of one line is the total itself. */
export const isShown = (step: ReckoningStep): boolean => step.is !== 'sum' || step.values.length > 1;
