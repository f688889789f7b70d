/** The rows of a table as columns, for the scorer's inner loop. */
import {isAsked, type OptionalIncludes, type Pattern} from '../game/pattern.js';
import type {Ruleset} from '../game/ruleset.js';
import type {Sums} from '../game/tally.js';
import type {ScoringTable} from '../reading/table.js';
import type {Unit} from '../situation/unit.js';
import {MOST_ROWS} from './rows.js';
import {oncePer} from '../situation/once-per.js';

/**
 * The fields of rows by row number. Rows are objects of many shapes, and reading a field from each costs more than
 * most conditions do.
 */
export interface Columns {
  readonly ids: readonly string[];
  /** Row numbers by id. */
  readonly index: ReadonlyMap<string, number>;
  /** The rows to ask about a complete hand; below, those to ask about an incomplete one. */
  readonly complete: Int32Array;
  readonly loose: Int32Array;
  readonly when: readonly Pattern['when'][];
  /** The facts that a match needs before the row is asked. */
  readonly needs: Int32Array;
  readonly value: readonly Pattern['value'][];
  readonly sum: readonly Pattern['sum'][];
  readonly times: readonly Pattern['times'][];
  readonly unit: readonly Unit[];
  /** All units, each once. */
  readonly units: readonly Unit[];
  /** A sum of 0 for each unit. */
  readonly noSums: Readonly<Sums>;
  /** Whether the lines of a row multiply instead of adding up. */
  readonly multiplied: readonly boolean[];
  readonly each: readonly boolean[];
  readonly tiles: readonly Pattern['tiles'][];
  /** For each row, the rows that it excludes. */
  readonly includes: readonly (readonly number[])[];
  /** For each row, the option under which it does not exclude them, if any. */
  readonly includesUnless: readonly Pattern['includesUnless'][];
  /** For each row, the rows that it excludes under one value of an option, if any. */
  readonly includesIf: readonly (OptionalRows | undefined)[];
  /** For each row, the rows that it excludes on its own groups. */
  readonly includesOn: readonly (readonly number[])[];
  /** Whether any row excludes rows on its own groups, always or under an option. */
  readonly includingOn: boolean;
}

/** Row numbers, with the value of an option on which they depend. */
interface OptionalRows extends Pick<OptionalIncludes, 'option' | 'is' | 'sameGroups'> {
  readonly rows: readonly number[];
}

/** The sums of a hand without lines. */
function noSumsOf({unit, patterns, multiplied = []}: Ruleset): Sums {
  const units = [unit, ...patterns.map((row) => row.unit ?? unit)];
  return Object.fromEntries(units.map((one) => [one, multiplied.includes(one) ? 1 : 0]));
}

/** The columns of a table, made once. */
export const columnsOf = oncePer(({rows, ruleset}: ScoringTable): Columns => {
  if (rows.length > MOST_ROWS) throw new TypeError(`${ruleset.id} has more than ${MOST_ROWS} patterns`);
  const index = new Map(rows.map((row, i) => [row.id, i]));
  const numbers = (ids: readonly string[] = []): number[] => ids.flatMap((id) => index.get(id) ?? []);
  const units = rows.map((row) => row.unit ?? ruleset.unit);
  const includesOn = rows.map((row) => numbers(row.includesOn));
  const asked = [...rows.keys()].filter((i) => isAsked(rows[i]));
  return {
    ids: rows.map((row) => row.id),
    index,
    complete: Int32Array.from(asked),
    loose: Int32Array.from(asked.filter((i) => rows[i].loose)),
    when: rows.map((row) => row.when),
    needs: Int32Array.from(rows, (row) => row.when.needs ?? 0),
    value: rows.map((row) => row.value),
    sum: rows.map((row) => row.sum),
    times: rows.map((row) => row.times),
    unit: units,
    units: [...new Set(units)],
    noSums: noSumsOf(ruleset),
    multiplied: units.map((unit) => ruleset.multiplied?.includes(unit) === true),
    each: rows.map((row) => row.each === true),
    tiles: rows.map((row) => row.tiles),
    includes: rows.map((row) => numbers(row.includes)),
    includesUnless: rows.map((row) => row.includesUnless),
    includesIf: rows.map(({includesIf: more}) => more && {...more, rows: numbers(more.ids)}),
    includesOn,
    includingOn: rows.some((row) => row.includesIf?.sameGroups ?? row.includesOn?.length),
  };
});
