/** A rule set's patterns, made ready for scoring under one preset: rows with their inclusions as indices. */
import type {Exclusion, Line, Unit} from '../game/result.js';
import type {Pattern} from '../game/pattern.js';
import type {OptionValue, Options, Preset, Ruleset, Shape, TileSet} from '../game/ruleset.js';
import {COMPLETE} from '../game/traits.js';

export interface Table {
  readonly rows: readonly Pattern[];
  /** The options where a situation gives none. */
  readonly defaults: Options;
  /** The tiles under the defaults. */
  readonly tiles: TileSet;
  readonly index: ReadonlyMap<string, number>;
  /** For each row, the rows that it takes the place of. */
  readonly includes: readonly (readonly number[])[];
  /** For each row, the rows that it takes the place of on its own groups. */
  readonly includesOn: readonly (readonly number[])[];
  /** Whether any row has the latter. */
  readonly includingOn: boolean;
  /**
   * The rows' fields as columns, for the scorer's inner loop: rows are objects of many shapes, and reading a field of
   * each of them costs more than most predicates do.
   */
  readonly columns: Columns;
  /** Which row took which one's place, as results show it; filled by the scorer. */
  readonly exclusions: Map<number, Exclusion>;
  /** Lines that results share; filled by the report. */
  readonly lines: KeptLines;
  /** The special winning forms, without those whose row a preset takes out. */
  readonly shapes: readonly Shape[];
}

/** Lines, each in a place that what it says leads to; two numbers a place say what that was. */
export interface KeptLines {
  readonly made: (Line | undefined)[];
  readonly keys: Int32Array;
}

const LINES = 4096;

export interface Columns {
  readonly when: readonly Pattern['when'][];
  /** What a match must have for the row to be asked. */
  readonly needs: Int32Array;
  readonly value: readonly Pattern['value'][];
  readonly sum: readonly (Pattern['sum'] | undefined)[];
  readonly times: readonly (Pattern['times'] | undefined)[];
  readonly unit: readonly Unit[];
  /** The unit that all rows count in, if they do. */
  readonly soleUnit: Unit | undefined;
  /** The rows that look at where the winning tile is, and those that do not. */
  readonly placed: Int32Array;
  readonly unplaced: Int32Array;
  readonly each: readonly boolean[];
  readonly tiles: readonly (Pattern['tiles'] | undefined)[];
}

const made = new WeakMap<Ruleset, Partial<Record<string, Table>>>();

/** The rows of a rule set, with a preset's changes; none includes what the preset takes out. */
export function patternsOf(ruleset: Ruleset, preset?: Preset): readonly Pattern[] {
  const changes = preset?.patterns;
  if (!changes) return ruleset.patterns;
  const isLeft = (id: string) => !changes[id]?.off;
  return ruleset.patterns
    .filter(({id}) => isLeft(id))
    .map((pattern) => {
      const change = changes[pattern.id];
      // what the row needs is needed by its own predicate
      const row: Pattern = {...pattern, ...(change?.when && {needs: 0}), ...change};
      return {...row, includes: row.includes?.filter(isLeft), includesOn: row.includesOn?.filter(isLeft)};
    });
}

/** The defaults of a rule set, with a preset's values in place of some. */
export function defaultOptions(ruleset: Ruleset, preset?: Preset): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(ruleset.options)) options[name] = spec.default;
  return Object.freeze({...options, ...preset?.options});
}

/** The tiles of a rule set under some options. */
export const tilesOf = ({tiles}: Ruleset, options: Options): TileSet =>
  typeof tiles === 'function' ? tiles(options) : tiles;

/** The table of a rule set or preset; made once. */
export function tableOf(ruleset: Ruleset, preset?: Preset): Table {
  let tables = made.get(ruleset);
  if (!tables) made.set(ruleset, (tables = {}));
  return (tables[preset?.id ?? ''] ??= makeTable(ruleset, preset));
}

function makeTable(ruleset: Ruleset, preset: Preset | undefined): Table {
  const rows = patternsOf(ruleset, preset);
  const index = new Map(rows.map((row, i) => [row.id, i]));
  const indices = (ids: readonly string[] = []): number[] => ids.flatMap((id) => index.get(id) ?? []);
  const includes = rows.map((row) => indices(row.includes));
  const includesOn = rows.map((row) => indices(row.includesOn));
  const defaults = defaultOptions(ruleset, preset);
  return {
    rows,
    defaults,
    tiles: tilesOf(ruleset, defaults),
    index,
    includes,
    includesOn,
    includingOn: includesOn.some((list) => list.length > 0),
    columns: columnsOf(rows, ruleset),
    exclusions: new Map(),
    lines: {made: Array<Line | undefined>(LINES).fill(undefined), keys: new Int32Array(2 * LINES)},
    shapes: ruleset.shapes.filter(({row}) => row === undefined || index.has(row)),
  };
}

function columnsOf(rows: readonly Pattern[], {unit, placed}: Ruleset): Columns {
  const units = rows.map((row) => row.unit ?? unit);
  const looks = rows.map(({id}) => placed?.includes(id) ?? true);
  const those = (which: boolean): Int32Array =>
    Int32Array.from([...rows.keys()].filter((i) => looks[i] === which));
  return {
    when: rows.map((row) => row.when),
    needs: Int32Array.from(rows, ({needs = 0, loose}) => (loose ? needs : needs | COMPLETE)),
    value: rows.map((row) => row.value),
    sum: rows.map((row) => row.sum),
    times: rows.map((row) => row.times),
    unit: units,
    soleUnit: units.every((other) => other === units[0]) ? units[0] : undefined,
    placed: those(true),
    unplaced: those(false),
    each: rows.map((row) => row.each === true),
    tiles: rows.map((row) => row.tiles),
  };
}
