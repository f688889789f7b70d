/** The units of a result's lines, and their sums. */
import type {ScoreResult} from '../../core/game/result.js';
import type {Unit} from '../../core/situation/unit.js';

/** Points by unit. */
export type Points = Readonly<Partial<Record<Unit, number>>>;

/** The units of the lines, with that of the total first if any line has it; that alone where there are no lines. */
export function unitsOf({lines, unit}: ScoreResult): Unit[] {
  const used = [...new Set(lines.map((line) => line.unit))];
  if (!used.length) return [unit];
  return used.includes(unit) ? [unit, ...used.filter((one) => one !== unit)] : used;
}

/** The sums of all lines of a result, by unit. */
export function sumsOf({lines}: ScoreResult): Points {
  const sums: Partial<Record<Unit, number>> = {};
  for (const {unit, value} of lines) sums[unit] = (sums[unit] ?? 0) + value;
  return sums;
}
