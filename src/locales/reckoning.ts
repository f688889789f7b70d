/** Puts the steps to a total into words. */
import type {RulesetText} from '../core/game/names.js';
import type {Limited, LookedUp, ReckoningStep, Rounded} from '../core/game/reckoning.js';
import type {Unit} from '../core/situation/unit.js';
import type {ScoreStrings} from './strings.js';

/** A number as an exponent, which copied text keeps: ². */
const superscript = (n: number): string =>
  [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

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

/** The calculation of a step: `8 + 2 + 1`, `14 × 2²`, `1280 × 4`, `640 → 1300 + 700 × 2`. */
export function calculationOf(step: Calculated): string {
  switch (step.is) {
    case 'sum':
      return step.values.join(' + ');
    case 'power':
      return `${step.of === 1 ? '' : `${step.of} × `}${step.base}${superscript(step.exponent)}`;
    case 'product':
      return `${step.of} × ${step.times}`;
    case 'plus':
      return step.plus < 0 ? `${step.of} − ${-step.plus}` : `${step.of} + ${step.plus}`;
    case 'share':
      return `${step.of} → ${step.shares
        .map(({each, payers}) => (payers > 1 ? `${each} × ${payers}` : `${each}`))
        .join(' + ')}`;
  }
}

/** Why a number is replaced: the name of the limit, that it is rounded up, or that a table says so. */
export function whyReplaced(step: Replacing, {text, score}: ReckoningWords): string {
  if (step.is === 'limit') return text.limits?.[step.limit] ?? score.cap;
  return step.is === 'round' ? score.rounded : score.byTable;
}

/**
 * Steps in one line, up to the total, which follows: `14 × 2² =`, `62 × 2 = 124 → 辣子`, `8 + 2 + 1 =`; empty where the
 * total is all there is to say.
 */
export const formulaBefore = (steps: readonly ReckoningStep[], words: ReckoningWords): string =>
  steps
    .filter(isShown)
    .map((step) =>
      isReplaced(step) ? `${step.from} → ${whyReplaced(step, words)}` : `${calculationOf(step)} =`,
    )
    .join(' ');

/**
 * What a power is made from, where lines count in other units than the total: `2 han 40 fu = `. Empty elsewhere.
 * @param unit the unit of the total
 */
export function countedFirst(steps: readonly ReckoningStep[], unit: Unit, score: ScoreStrings): string {
  const power = steps.findIndex(({is}) => is === 'power');
  const before = steps.slice(0, Math.max(power, 0));
  const units = [...new Set(before.map((step) => step.unit))];
  if (units.length < 2 || units.includes(unit)) return '';
  const lastOf = (one: Unit): number => before.findLast((step) => step.unit === one)?.result ?? 0;
  const amounts = units.map((one) => score.amount(lastOf(one), one));
  return `${amounts.toReversed().join(' ')} = `;
}

/** Whether a formula shows a step: a sum of one line is the total itself. */
export const isShown = (step: ReckoningStep): boolean => step.is !== 'sum' || step.values.length > 1;
