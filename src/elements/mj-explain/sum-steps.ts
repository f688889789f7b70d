/** Makes the steps from the lines to the total, one for each operation. */
import type {ReckoningStep} from '../../core/game/reckoning.js';
import {readPosition} from '../../core/reading/read.js';
import {reckoningOf} from '../../core/scoring/reckoning.js';
import type {Unit} from '../../core/situation/unit.js';
import type {ExplanationSubject, SumStep} from './step.js';
import {isFault} from '../../core/situation/result.js';

const stepOf = (operation: SumStep['operation'], id: string): SumStep => ({
  what: 'sum',
  id,
  kind: 'total',
  operation,
});

/** A step for each operation between the lines and the total, as the rule set tells them; then the minimum. */
export function sumSteps(explained: ExplanationSubject): SumStep[] {
  const {result, ruleset, situation} = explained;
  const {status, lines, unit} = result;
  if (!lines.length && status !== 'win' && status !== 'not-allowed') return [];
  const steps = reckoningOf(result, ruleset, situation.options).filter((step) => isWorthTelling(step, unit));
  const ids = steps.map((step) => idOf(step, unit));
  // a game that multiplies twice has two steps of one name
  const numbered = ids.map((id, i) =>
    ids.indexOf(id) < i ? `${id}-${ids.slice(0, i).filter((one) => one === id).length + 1}` : id,
  );
  return [...steps.map((step, i) => stepOf(step, numbered[i])), ...minimumSteps(explained)];
}

/** A sum of one line is told only if it is in the unit of the total. */
const isWorthTelling = (step: ReckoningStep, unit: Unit): boolean =>
  step.is !== 'sum' || step.unit === unit || step.values.length > 1;

const IDS = {
  sum: 'add',
  power: 'double',
  limit: 'cap',
  round: 'round',
  product: 'multiply',
  share: 'share',
  plus: 'plus',
  table: 'table',
} as const;

/** The id by which a page names the step: `add-hu`, `double`, `round`. */
const idOf = ({is, unit}: ReckoningStep, total: Unit): string =>
  is === 'sum' || unit !== total ? `${IDS[is]}-${unit}` : IDS[is];

/** The step for the minimum. A win reaches it; for a hand that may not win, the reason says whether it does. */
function minimumSteps({situation, ruleset, result}: ExplanationSubject): SumStep[] {
  if (result.status !== 'win' || !ruleset.winning?.minimum) return [];
  const read = readPosition(situation, ruleset);
  const least = isFault(read) ? 0 : ruleset.winning.minimum(read.position.options);
  return least ? [stepOf({is: 'minimum', least}, 'minimum')] : [];
}
