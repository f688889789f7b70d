/** Reads tables: of patterns by the heads of their columns, or of settings. */
import type {TextCell, TableBlock} from '../blocks/block.js';
import {partOf, type TextSpan} from '../messages/place.js';
import {Refused, type Report} from '../messages/report.js';
import {namesNear} from '../names/near.js';
import {isKnownName} from '../names/written.js';
import {settingNamed, settingNames} from '../words/setting-names.js';
import {columnNamed, headsNear, type TextColumn} from '../words/columns.js';
import {isUnit} from '../words/units.js';
import {headingValue, isDash, plainValue, type WrittenValue} from '../words/values.js';
import {baseIn} from './base.js';
import type {RowEntry, SettingEntry} from './entries.js';

/** The columns of a table without a head. */
const USUAL: readonly TextColumn[] = ['name', 'value', 'note', 'excludes'];
const VALUE_FIRST: readonly TextColumn[] = ['value', 'name', 'note', 'excludes'];
const VALUED: readonly TextColumn[] = ['value', 'closed', 'simple'];
/** The heads of a table of patterns, where nobody knows which is meant. */
const USUAL_HEADS = ['name', 'value', 'when', 'note'] as const;
/** The heads of columns of values that go by two. */
const OF_PAIRS = ['closed', 'open', 'simples', 'terminals-honors'] as const;
/** Columns that only a table of patterns has. */
const OF_RULES: readonly TextColumn[] = ['name', 'when', 'excludes', 'also', 'who', 'open', 'outer'];

interface Head {
  readonly columns: readonly TextColumn[];
  readonly words: readonly string[];
  /** Whether rows say that their last cells are empty; else these may be left out. */
  readonly hasEmpty: boolean;
}

/** What a table says. */
export interface TableRead {
  readonly rows: RowEntry[];
  readonly settings: SettingEntry[];
}

class TableReader {
  private readonly rows: RowEntry[] = [];
  private readonly settings: SettingEntry[] = [];

  constructor(
    private readonly table: TableBlock,
    private group: WrittenValue | undefined,
    private readonly report: Report,
    private readonly ownUnit: string | undefined,
  ) {}

  read(): TableRead {
    const {rows, settings, table} = this;
    const [first, ...others] = inOneColumn(withoutUpperHead(table.rows));
    const known = first.map((cell) => this.columnOf(cell));
    const isHead = known.filter(Boolean).length > 1 || (table.isHeaded && !isRowOfData(first, known));
    if (!isHead) for (const row of [first, ...others]) this.report.try(() => this.bareRow(row));
    else if (known.some((one) => one && VALUED.includes(one))) this.patterns(first, others);
    else if (first.length === 2 && others.some(([name]) => settingNamed(name.text))) this.settingRows(others);
    else if (this.group && known.includes('name')) this.patterns(first, others);
    else {
      const column = others.some(isRow) ? columnOfValues(first.length, others) : undefined;
      if (column === undefined || headsMeant(first[column].text).length) this.withoutValues(first, others);
      else this.patterns(first, others, column);
    }
    return {rows, settings};
  }

  /** The column of a head; one that is called as the text’s own unit has values. */
  private columnOf({text}: TextCell): TextColumn | undefined {
    return columnNamed(text) ?? (isUnit(text, this.ownUnit) ? 'value' : undefined);
  }

  /** A table without a column of values is none of rules, unless other heads or its rows say that it is one. */
  private withoutValues(first: readonly TextCell[], others: TableBlock['rows']): void {
    const isOfRules =
      first.some(({text}) => OF_RULES.includes(columnNamed(text) ?? 'note')) || others.some(isRow);
    const unknown = first.filter(({text}) => text && !columnNamed(text));
    const slips = unknown.filter(({text}) => isOfRules || headsNear(text).length);
    if (isOfRules && !slips.length) slips.push(first[0]);
    for (const head of slips) {
      const near = headsMeant(head.text);
      this.report.add(new Refused('unknown-column', head, near.length ? near : USUAL_HEADS));
    }
  }

  /** @param column that of the values, where its head does not say so */
  private patterns(
    first: readonly TextCell[],
    others: readonly (readonly TextCell[])[],
    column?: number,
  ): void {
    const head = {...this.head(first, others, column), hasEmpty: endsEmpty(others, first.length)};
    for (const row of others) this.report.try(() => this.patternRow(row, head));
  }

  private head(
    first: readonly TextCell[],
    others: TableBlock['rows'],
    values: number | undefined,
  ): Omit<Head, 'hasEmpty'> {
    const known = first.map((cell) => this.columnOf(cell));
    const has = (column: TextColumn): boolean => known.includes(column);
    const hasHalf = has('closed') !== has('open') || has('simple') !== has('outer');
    const columns = first.map((cell, at): TextColumn => {
      if (at === values) return 'value';
      const column = known[at];
      if (column || !cell.text) return column ?? 'note';
      const near = headsMeant(cell.text);
      const isOther = hasHalf && areValues(others, at);
      if (near.length || isOther)
        this.report.add(new Refused('unknown-column', cell, near.length ? near.slice(0, 3) : OF_PAIRS));
      return 'note';
    });
    leaveOneName(columns, others);
    // no head says which column has the names, or one means the names of patterns by “fan”
    if (!columns.includes('name')) columns[Math.max(0, columnOfNames(columns, others))] = 'name';
    return {columns, words: first.map(({text}) => text)};
  }

  private bareRow(row: readonly TextCell[]): void {
    if (row.length === 2 && settingNamed(row[0].text) && !plainValue(row[1].text)) {
      this.setting(row[0], row[1]);
      return;
    }
    const base = row.length === 2 && baseIn({text: row.map(({text}) => text).join(' '), at: row[0].at});
    if (base) {
      this.settings.push(base);
      return;
    }
    const isValue = (cell: TextCell | undefined): boolean =>
      cell !== undefined && plainValue(cell.text, this.ownUnit) !== undefined;
    const isValueFirst = isValue(row.at(0)) && !isValue(row.at(1));
    this.patternRow(row, {columns: isValueFirst ? VALUE_FIRST : USUAL, words: [], hasEmpty: false});
  }

  private settingRows(rows: readonly (readonly TextCell[])[]): void {
    for (const [name, value] of rows) this.report.try(() => this.setting(name, value));
  }

  private setting(name: TextCell, value: TextCell | undefined): void {
    const key = settingNamed(name.text);
    if (!key) throw new Refused('unknown-setting', name, () => namesNear(name.text, settingNames()));
    if (!value?.text) throw new Refused('ends-early', name);
    this.settings.push({key, name, value: MARKED.test(value.text) ? withoutMark(value) : value});
  }

  private patternRow(row: readonly TextCell[], {columns, words, hasEmpty}: Head): void {
    const filled = row.filter(({text}) => text);
    if (!filled.length) return;
    if (filled.length < 2) {
      const [only] = filled;
      const value = headingValue(only.text, this.ownUnit);
      if (value === 'unclear') {
        this.group = undefined;
        throw new Refused('bad-value', only);
      }
      if (value) this.group = value;
      if (value || row[0] !== only || only.isMerged) return;
    }
    const beyond = words.length ? row.at(columns.length) : undefined;
    if (beyond) throw new Refused('merged-cells', beyond.text ? beyond : filled[0]);
    if (hasEmpty && row.length < columns.length) throw new Refused('merged-cells', filled[filled.length - 1]);
    const merged = row.find(({isMerged}) => isMerged);
    if (merged) throw new Refused('merged-cells', merged);
    const cells = new Map<TextColumn, TextCell>();
    const notes: string[] = [];
    let when: TextSpan | undefined;
    let unitHead: string | undefined;
    row.forEach((cell, at) => {
      const column = columns.at(at) ?? 'note';
      if (cell.when?.text) when = cell.when;
      if (MARKED.test(cell.text) && column !== 'name') when = withoutMark(cell);
      else if (!cell.text) return;
      else if (column === 'value') {
        if (isDash(cell.text)) return;
        if (cells.has('value')) throw new Refused('bad-value', cell);
        cells.set('value', cell);
        unitHead = words.at(at);
      } else {
        if (column === 'note') notes.push(cell.text);
        if (!cells.has(column)) cells.set(column, cell);
      }
    });
    const named = cells.get('name');
    if (!named) throw new Refused('no-value', filled[0]);
    const equals = when ? -1 : named.text.search(EQUALS);
    if (equals > 0) when = partOf(named, equals + 1);
    this.rows.push({
      name: equals > 0 ? partOf(named, 0, equals) : named,
      cells,
      notes,
      ...(when && {when}),
      ...(unitHead !== undefined && {unitHead}),
      ...(this.group && {group: this.group}),
      ...(named.lines && equals < 0 && {lines: named.lines}),
    });
  }
}

/** Whether the first row is none of heads, as where a table must have a head and its author wants none. */
const isRowOfData = (first: readonly TextCell[], known: readonly (TextColumn | undefined)[]): boolean =>
  !known.some(Boolean) && first.some(({text}) => /\d/.test(text) && plainValue(text));

/** Whether a row has the name of a pattern and a value, whatever its columns are called. */
const isRow = (row: readonly TextCell[]): boolean =>
  row.some(({text}) => plainValue(text)) && row.some(({text}) => !plainValue(text) && isKnownName(text));

/** Leaves one column of names, that with the most names that are known, where several are headed so: "Name" and "Hand". */
function leaveOneName(columns: TextColumn[], rows: TableBlock['rows']): void {
  const named = [...columns.keys()].filter((at) => columns[at] === 'name');
  const known = (at: number): number => rows.filter((row) => isKnownName(row.at(at)?.text ?? '')).length;
  const [, ...others] = named.sort((a, b) => known(b) - known(a));
  for (const at of others) columns[at] = 'note';
}

/** The only column with values and nothing else; undefined where there are several. */
function columnOfValues(width: number, rows: TableBlock['rows']): number | undefined {
  const columns = [...Array(width).keys()].filter((at) => areValues(rows, at));
  return columns.length === 1 ? columns[0] : undefined;
}

/** Whether a column has values and nothing else. */
const areValues = (rows: TableBlock['rows'], at: number): boolean => {
  const filled = rows.flatMap((row) => row.at(at)?.text || []);
  return filled.length > 0 && filled.every((text) => plainValue(text));
};

/** The first column of values or remarks in which some cell is no value. */
const columnOfNames = (columns: readonly TextColumn[], rows: TableBlock['rows']): number =>
  columns.findIndex(
    (column, at) =>
      (column === 'value' || column === 'note') &&
      rows.some((row) => row.length > 1 && row.at(at)?.text && !plainValue(row[at].text)),
  );

/** The heads that may be meant by one that is unknown. */
const headsMeant = (head: string): readonly string[] => [...headsNear(head), ...headsWithin(head)];

/**
 * Rows without a head above the head: 翻数 over 門前 and 副露, of which the lower one names all columns, or one cell with the
 * title of the table.
 */
const withoutUpperHead = (rows: TableBlock['rows']): TableBlock['rows'] =>
  rows[0].some(({isMerged}) => isMerged) &&
  rows
    .at(1)
    ?.filter(({text}) => rows[0].length > 1 || text)
    .every(({text}) => columnNamed(text))
    ? rows.slice(1)
    : rows;

/** The rows one below the other, where a table has its heads twice or more to be broad: 番種, 番數, 番種, 番數. */
function inOneColumn(rows: TableBlock['rows']): TableBlock['rows'] {
  const [first, ...others] = rows;
  const width = first.findIndex(({text}, at) => at > 0 && text === first[0].text);
  const isOften =
    width > 1 &&
    first.length % width === 0 &&
    first.every(({text}, at) => text === first[at % width].text) &&
    ['name', 'value'].every((column) => first.some(({text}) => columnNamed(text) === column));
  if (!isOften) return rows;
  const starts = [...Array(first.length / width).keys()].map((n) => n * width);
  return [first.slice(0, width), ...others.flatMap((row) => starts.map((at) => row.slice(at, at + width)))];
}

/** Whether some row ends in an empty cell; a row with a condition beside its cells may do so for that. */
const endsEmpty = (rows: readonly (readonly TextCell[])[], width: number): boolean =>
  rows.some(
    (row) => row.length === width && row.at(0)?.text && !row[width - 1].text && !row.some(({when}) => when),
  );

/** What stands between a name and its condition. */
const EQUALS = /[=＝]/;
/** A condition in a cell of its own begins with it. */
const MARKED = /^[=＝]/;

/** The heads in one of several words that tell how to score: two columns may have become one. */
const headsWithin = (head: string): readonly string[] =>
  head.split(/[\s（()）／/・]+/).filter((word) => {
    const column = columnNamed(word);
    return column !== undefined && column !== 'name' && [...VALUED, ...OF_RULES].includes(column);
  });

/** A cell without the `=` at its beginning. */
function withoutMark({text, at}: TextSpan): TextSpan {
  const bare = text.slice(1).trimStart();
  return {text: bare.trimEnd(), at: {line: at.line, column: at.column + text.length - bare.length}};
}

/**
 * Reads a table.
 * @param group the value of the heading above it
 * @param ownUnit the unit that the text says it counts in
 */
export const readTable = (
  table: TableBlock,
  group: WrittenValue | undefined,
  report: Report,
  ownUnit: string | undefined,
): TableRead => new TableReader(table, group, report, ownUnit).read();
