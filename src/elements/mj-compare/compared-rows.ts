/** Aligns the lines of several results by pattern, and finds the differences from the first. */
import type {Pattern} from '../../core/game/pattern.js';
import type {Line, ScoreResult} from '../../core/game/result.js';
import type {Unit} from '../../core/situation/unit.js';

/** How a cell differs from that of the first column. */
export type Mark = 'added' | 'gone' | 'more' | 'less';

/** A pattern in one column. */
export interface Cell {
  /** The line, where the pattern counts. */
  readonly line?: Line;
  /** The pattern that excludes it, where it is present but does not count. */
  readonly by?: string;
  readonly mark?: Mark;
}

/** A pattern with its cell in each column. */
export interface ComparedRow {
  readonly shape: string;
  /** The pattern that gives the row its name, and the column that has it. */
  readonly id: string;
  readonly column: number;
  readonly cells: readonly Cell[];
}

/** A column: the result and the patterns of its rule set; undefined where the hand could not be scored. */
export type ComparedColumn =
  {readonly result: ScoreResult; readonly patterns: readonly Pattern[]} | undefined;

/** Finds the name under which a pattern of a column is compared. */
function shapesOf(column: ComparedColumn): (id: string) => string {
  const shapes = new Map(column?.patterns.map(({id, shape = id}) => [id, shape]));
  return (id) => shapes.get(id) ?? id;
}

/** Compares two amounts; only amounts of the same unit are more or less than each other. */
export function markOf(
  own: {readonly value: number; readonly unit: Unit} | undefined,
  first: {readonly value: number; readonly unit: Unit} | undefined,
): Mark | undefined {
  if (!own || !first) return own ? 'added' : first ? 'gone' : undefined;
  if (own.unit !== first.unit || own.value === first.value) return undefined;
  return own.value > first.value ? 'more' : 'less';
}

/** The rows, in the order of the columns' lines. */
export function comparedRows(columns: readonly ComparedColumn[]): ComparedRow[] {
  const shapes = columns.map(shapesOf);
  const order = new Map<string, {id: string; column: number}>();
  columns.forEach((column, at) => {
    for (const {id} of column?.result.lines ?? []) {
      const shape = shapes[at](id);
      if (!order.has(shape)) order.set(shape, {id, column: at});
    }
  });
  return [...order].map(([shape, {id, column}]) => ({
    ...{shape, id, column},
    cells: cellsOf(columns, (one, at) => shapes[at](one) === shape),
  }));
}

/** @param isOf whether an id of a column is the pattern of the row */
function cellsOf(columns: readonly ComparedColumn[], isOf: (id: string, at: number) => boolean): Cell[] {
  const lines = columns.map((column, at) => column?.result.lines.find(({id}) => isOf(id, at)));
  return columns.map((column, at) => {
    const line = lines[at];
    const excluded = column?.result.excluded.find(({id}) => isOf(id, at));
    const mark = column && at > 0 && columns[0] ? markOf(line, lines[0]) : undefined;
    return {...(line && {line}), ...(!line && excluded && {by: excluded.by}), ...(mark && {mark})};
  });
}
