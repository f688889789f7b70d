/** From a result's lines to numbers beside groups and under columns. */
import type {ScoreResult} from '../../core/game/result.js';
import type {Unit} from '../../core/situation/unit.js';

export type Points = Readonly<Partial<Record<Unit, number>>>;

/** What lines are counted in, the unit of the total first. */
export function unitsOf({lines, unit}: ScoreResult): Unit[] {
  return [...new Set([unit, ...lines.map((line) => line.unit)])];
}

export function sumsOf({lines}: ScoreResult): Points {
  const sums: Partial<Record<Unit, number>> = {};
  for (const {unit, value} of lines) sums[unit] = (sums[unit] ?? 0) + value;
  return sums;
}

/** Whether the total is what the lines add up to, so that a column of them says it all. */
export const isSum = (result: ScoreResult): boolean => (sumsOf(result)[result.unit] ?? 0) === result.total;

/** What each group is worth by itself; lines that several groups make together belong to none of them. */
export function pointsOfGroups({groups, lines}: ScoreResult): Points[] {
  const points = groups.map((): Partial<Record<Unit, number>> => ({}));
  for (const {groups: shown, value, values, unit} of lines) {
    const each = values ?? (shown.length === 1 ? [value] : []);
    each.forEach((worth, i) => {
      const own = points[shown[i]];
      own[unit] = (own[unit] ?? 0) + worth;
    });
  }
  return points;
}
