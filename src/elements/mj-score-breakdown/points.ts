/** Computes numbers beside groups and under columns from a result's lines. */
import {tilesIn} from '../../core/notation/parse.js';
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

/** A pattern that several groups make together. */
export interface Bracket {
  readonly id: string;
  readonly groups: readonly number[];
  readonly value: number;
  readonly unit: Unit;
  /** The row of the bracket. */
  readonly lane: number;
}

/** Patterns of several groups, but not of the whole hand. Brackets that do not overlap share a row. */
export function bracketsOf({groups, lines}: ScoreResult): Bracket[] {
  const ends: number[] = [];
  return lines
    .filter(
      ({value, values, groups: own}) => value && !values && own.length > 1 && own.length < groups.length,
    )
    .map(({id, groups: own, value, unit}) => {
      const first = Math.min(...own);
      const free = ends.findIndex((end) => end < first);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = Math.max(...own);
      return {id, groups: own, value, unit, lane};
    });
}

/** Whether any pattern counts on some of the groups, so that groups are worth showing. */
export const countsOnGroups = (result: ScoreResult): boolean =>
  bracketsOf(result).length > 0 || pointsOfGroups(result).some((own) => Object.keys(own).length > 0);

/** The groups of the patterns that count, including patterns of the whole hand. */
export const countedGroups = ({lines}: ScoreResult): ReadonlySet<number> =>
  new Set(lines.flatMap(({value, groups}) => (value ? groups : [])));

/** The greatest width of these groups, in tiles: with the gaps, and a called tile on its side in each open group. */
export const widthOfGroups = (groups: ScoreResult['groups']): number =>
  groups.reduce((sum, {tiles, open}) => sum + tilesIn(tiles).length * 1.045 + 0.45 + (open ? 1 / 3 : 0), 0);

/** The points of each group by itself; lines of several groups are left out. */
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
