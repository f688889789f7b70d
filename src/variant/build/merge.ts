/** A text that builds on another text: the rows of the other with its own changes. */
import {fold} from '../names/fold.js';
import type {DefinitionEntry, Entries, RowEntry} from '../rows/entries.js';
import {REPEATED} from '../words/setting-names.js';

/** A row as the other text has it, with what the own text says instead. */
function changed(below: RowEntry | undefined, own: RowEntry): RowEntry {
  if (!below) return own;
  const {within: _, ...rest} = own;
  return {...below, ...rest, cells: new Map([...below.cells, ...own.cells])};
}

/**
 * The entries of both texts.
 * @param without the names of rows that are left out
 */
export function mergeEntries(below: Entries, own: Entries, without: readonly string[]): Entries {
  const gone = new Set(without.map(fold));
  const keyOf = ({name}: RowEntry | DefinitionEntry): string => fold(name.text);
  const rows = new Map(below.rows.filter((row) => !gone.has(keyOf(row))).map((row) => [keyOf(row), row]));
  const own_ = own.rows.map((row) => changed(rows.get(keyOf(row)), row));
  for (const row of own.rows) rows.delete(keyOf(row));
  const defined = new Set([...own.definitions, ...own.rows.filter(({when}) => when)].map(keyOf));
  const keys = new Set(own.settings.filter(({key}) => !REPEATED.includes(key)).map(({key}) => key));
  return {
    rows: [...[...rows.values()].map((row) => withoutWhen(row, defined)), ...own_],
    settings: [...below.settings.filter(({key}) => !keys.has(key)), ...own.settings],
    definitions: [...below.definitions.filter((one) => !defined.has(keyOf(one))), ...own.definitions],
    options: own.options,
  };
}

/** A row whose condition the own text defines anew. */
function withoutWhen(row: RowEntry, defined: ReadonlySet<string>): RowEntry {
  if (!row.when || !defined.has(fold(row.name.text))) return row;
  const {when: _, ...rest} = row;
  return rest;
}
