/** Makes the steps from the lines to the total, one for each operation. */
import type {ScoreResult} from '../../core/game/result.js';
import {isFault, readPosition} from '../../core/reading/read.js';
import type {Unit} from '../../core/situation/unit.js';
import type {Explained, SumStep} from './step.js';

const stepOf = (operation: SumStep['operation'], unit = ''): SumStep => ({
  what: 'sum',
  id: `${operation.name}${unit && `-${unit}`}`,
  kind: 'total',
  operation,
});

/** A step for each operation between the lines and the total: added, doubled, capped, rounded. */
export function sumSteps(explained: Explained): SumStep[] {
  const {result} = explained;
  const {status, total, capped, lines} = result;
  if (!lines.length && status !== 'win' && status !== 'not-allowed') return [];
  const added = additions(result);
  const raw = rawOf(result);
  const changed: SumStep[] =
    raw === total ? [] : [stepOf({name: capped ? 'cap' : 'round', from: raw, to: total})];
  return [...added, ...doublings(result), ...changed, ...minimumSteps(explained)];
}

/** The sum of the lines before cap and rounding. */
const rawOf = ({sums, unit, lines}: ScoreResult): number =>
  'raw' in sums ? sums.raw : lines.reduce((sum, line) => sum + (line.unit === unit ? line.value : 0), 0);

/** One step for each unit in which several lines count, and always one for the unit of the total. */
function additions({lines, unit}: ScoreResult): SumStep[] {
  const units: Unit[] = [...new Set([unit, ...lines.map((line) => line.unit)])];
  return units.flatMap((of) => {
    const values = lines.filter((line) => line.unit === of && line.value !== 0).map(({value}) => value);
    if (of !== unit && values.length < 2) return [];
    const sum = values.reduce((a, b) => a + b, 0);
    return [stepOf({name: 'add', values, sum, unit: of}, of)];
  });
}

/** The doublings, which a rule set that has them lists in its sums. */
function doublings({sums}: ScoreResult): SumStep[] {
  if (!('raw' in sums) || !sums.tai) return [];
  return [stepOf({name: 'double', of: sums.hu, times: sums.tai, result: sums.raw})];
}

/** The step for the minimum. A win reaches it; for a hand that may not win, the reason says whether it does. */
function minimumSteps({situation, ruleset, result}: Explained): SumStep[] {
  if (result.status !== 'win' || !ruleset.minimum) return [];
  const read = readPosition(situation, ruleset);
  const least = isFault(read) ? 0 : ruleset.minimum(read.position.options);
  return least ? [stepOf({name: 'minimum', least})] : [];
}
