/** What a text says, piece by piece: rows, settings and definitions. */
import type {TextSpan} from '../messages/place.js';
import type {SettingKey} from '../words/setting-names.js';
import type {TextColumn} from '../words/columns.js';
import type {WrittenValue} from '../words/values.js';

/** A row of the table of patterns. */
export interface RowEntry {
  readonly name: TextSpan;
  /** The lines of the name, if it has several. */
  readonly lines?: readonly TextSpan[];
  /** The text of each column. */
  readonly cells: ReadonlyMap<TextColumn, TextSpan>;
  /** The texts of all its notes; the first of them is in `cells` too. */
  readonly notes?: readonly string[];
  /** The head of the column that the value is in. */
  readonly unitHead?: string;
  /** The value of a heading or of a list that the row stands under. */
  readonly group?: WrittenValue;
  /** The condition, if the row has one of its own. */
  readonly when?: TextSpan;
  /** Whether it counts once for each set or tile, by what stands beside its name. */
  readonly isEach?: boolean;
  /** The names of the outer items of a nested list: each inner one excludes them. */
  readonly within?: readonly string[];
}

/** A row with its value and a remark. */
export function rowEntry(name: TextSpan, value: TextSpan | undefined, note: string): RowEntry {
  const cells = new Map<TextColumn, TextSpan>();
  if (value) cells.set('value', value);
  if (note) cells.set('note', {text: note, at: name.at});
  return {name, cells, ...(note && {notes: [note]})};
}

/** A setting: `封頂 = 100`. */
export interface SettingEntry {
  readonly key: SettingKey;
  readonly name: TextSpan;
  readonly value: TextSpan;
}

/** A condition that a name stands for. */
export interface DefinitionEntry {
  readonly name: TextSpan;
  readonly when: TextSpan;
}

/** All that a text says. */
export interface Entries {
  readonly rows: readonly RowEntry[];
  readonly settings: readonly SettingEntry[];
  readonly definitions: readonly DefinitionEntry[];
  /** `name = value` lines of options of the rules that a text builds on, which only these know. */
  readonly options: readonly {readonly name: TextSpan; readonly value: TextSpan}[];
}
