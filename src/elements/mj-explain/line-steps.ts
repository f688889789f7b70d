/** Makes one step for each line that counted, with the sums so far; then one for the patterns that did not count. */
import type {ScoreResult} from '../../core/game/result.js';
import type {Unit} from '../../core/situation/unit.js';
import type {ExcludedStep, LineStep} from './step.js';

/** A step for each line that counted, in the order of the result. */
export function lineSteps({lines}: ScoreResult): LineStep[] {
  const sums = new Map<Unit, number>();
  return lines.map((line) => {
    const {id, groups, tiles, unit, value} = line;
    sums.set(unit, (sums.get(unit) ?? 0) + value);
    return {
      what: 'line',
      id: `line-${id}`,
      kind: 'lines',
      line,
      groups,
      ...(tiles && {tiles}),
      sums: [...sums].map(([of, n]) => [n, of] as const),
    };
  });
}

/** The step for patterns that did not count; the lines that exclude them are lit. */
export function excludedSteps({lines, excluded}: ScoreResult): ExcludedStep[] {
  if (!excluded.length) return [];
  const by = new Set(excluded.map((one) => one.by));
  const groups = lines.filter(({id}) => by.has(id)).flatMap((line) => line.groups);
  return [{what: 'excluded', id: 'excluded', kind: 'excluded', excluded, groups: [...new Set(groups)]}];
}
