/** What the sets of a scored hand are worth, and where the brackets below them stand. */
import type {ScoreResult} from '../../core/game/result.js';
import {unitsOf, type Points} from './points.js';
import type {Unit} from '../../core/situation/unit.js';

/** Sets that are worth something alone or together. */
export interface SetsWorth {
  /** Indices of the result's groups. */
  readonly groups: readonly number[];
  /** The patterns that make it. */
  readonly ids: readonly string[];
  readonly points: Points;
}

/** A line under some columns: of the sets themselves, or over others between them. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isOver: boolean;
}

/** A bracket under a line of sets. */
export interface PlacedBracket extends SetsWorth {
  readonly lane: number;
  readonly pieces: readonly Piece[];
  /** Whether it begins and ends in this line. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** The sets that count, alone or together; those that the whole hand makes are left out. */
export function worthOf({groups: all, lines}: ScoreResult): SetsWorth[] {
  const found = new Map<
    string,
    {groups: readonly number[]; ids: string[]; points: Partial<Record<Unit, number>>}
  >();
  const add = (groups: readonly number[], id: string, unit: Unit, value: number): void => {
    const key = groups.join();
    const own = found.get(key) ?? {groups, ids: [], points: {}};
    found.set(key, own);
    own.ids.push(id);
    own.points[unit] = (own.points[unit] ?? 0) + value;
  };
  for (const {id, groups, value, values, unit} of lines) {
    if (values) values.forEach((each, i) => add([groups[i]], id, unit, each));
    else if (value && groups.length && groups.length < all.length) add(groups, id, unit, value);
  }
  return [...found.values()].sort((a, b) => a.groups.length - b.groups.length);
}

/** The units in which sets are worth something, in the order of the table. */
export const unitsShown = (result: ScoreResult, points: Points): Unit[] =>
  unitsOf(result).filter((unit) => points[unit]);

/**
 * The brackets under the columns of one line, the shortest nearest to the tiles.
 * @param columnOf the column of a group
 * @param first the first column of the line
 * @param last its last one
 * @param lanes rows of brackets: what does not fit in them is lit from its line alone
 */
export function bracketsIn(
  worth: readonly SetsWorth[],
  columnOf: (group: number) => number,
  first: number,
  last: number,
  lanes: number,
): PlacedBracket[] {
  const taken: Set<number>[] = [...new Array<undefined>(lanes)].map(() => new Set<number>());
  return worth.flatMap((one) => {
    const all = new Set(one.groups.map(columnOf));
    const own = [...all].filter((column) => column >= first && column <= last);
    if (!own.length) return [];
    const [from, to] = [Math.min(...own), Math.max(...own)];
    const span = [...new Array<undefined>(to - from + 1)].map((_, i) => from + i);
    const lane = taken.findIndex((columns) => span.every((column) => !columns.has(column)));
    if (lane < 0) return [];
    span.forEach((column) => taken[lane].add(column));
    const pieces: {from: number; to: number; isOver: boolean}[] = [];
    for (const column of span) {
      const isOver = !all.has(column);
      const last = pieces.at(-1);
      if (last?.isOver === isOver) last.to = column;
      else pieces.push({from: column, to: column, isOver});
    }
    return [{...one, lane, pieces, begins: from === Math.min(...all), ends: to === Math.max(...all)}];
  });
}
