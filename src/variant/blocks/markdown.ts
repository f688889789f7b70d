/** Markdown, and plain text, as blocks. */
import {partOf, splitSpan, type TextSpan} from '../messages/place.js';
import {columnNamed} from '../words/columns.js';
import type {Block, TextCell} from './block.js';

const HEADING = /^(?:#{1,6}\s+|[◎【■▌◆]\s*)(.*)$/u;
/** What begins an item with a space behind it, and what begins one without: `- `, `3. `, `・`, `(3)`, `③`. */
const ITEM = /^([-*+]|\d{1,3}[.)])\s+(.*)$|^([・○●※]|[(（]\d{1,3}[)）]|[①-⑳])\s*(.*)$/u;
/** What begins the description of the term above: `: 平和、断么九`. */
const DESCRIPTION = /^:\s+/u;
/** A line that may hold several items: `(1)天和 (2)地和`. */
const ITEMS = /^[(（①-⑳]/u;
/** The space between these. */
const BETWEEN_ITEMS = /(?<!\s)\s+(?=[(（]\d{1,3}[)）]|[①-⑳])/gu;
/** The line below a heading that has no mark before it, and what such a heading has not: it would be a setting. */
const UNDERLINE = /^(?:={3,}|-{3,})$/;
const OF_SETTING = /[=＝:：]/u;
const FENCE = /^(?:```|~~~)/;
/** The most cells of a row; those beyond are one too many anyway. */
const MOST_CELLS = 40;
const SEPARATOR = /^:?-+:?$/;
const LINE_END = /<br\s{0,9}\/?>/giu;

/** Text without the marks of emphasis and code. */
const bare = (text: string): string =>
  text
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const bareSpan = (span: TextSpan): TextSpan => ({text: bare(span.text), at: span.at});

/** Whether a letter stands between cells. */
type IsBorder = (letter: string) => boolean;

const isBar: IsBorder = (letter) => letter === '|' || letter === '｜';
const isTab: IsBorder = (letter) => letter === '\t';
const isComma: IsBorder = (letter) => letter === ',' || letter === '，';

const has = (line: TextSpan | undefined, isBorder: IsBorder): boolean =>
  line !== undefined && [...line.text].some(isBorder);

/** A cell; `\|` in it is no border, and `<br>` ends a line of it. */
function cellOf({text, at}: TextSpan): TextCell {
  const whole = {text: text.replace(/\\\|/g, '|'), at};
  const lines = splitSpan(whole, LINE_END).map(bareSpan);
  return {text: lines.map((one) => one.text).join(' '), at, ...(lines.length > 1 && {lines})};
}

/** The cells of a row; a mark at its beginning or end has no cell beside it. */
function cellsOf(line: TextSpan, isBorder: IsBorder): TextCell[] {
  const cells: TextCell[] = [];
  const {text} = line;
  let start = isBar(text[0]) ? 1 : 0;
  for (let at = start; at <= text.length && cells.length < MOST_CELLS; at++) {
    if (at < text.length && (!isBorder(text[at]) || text[at - 1] === '\\')) continue;
    const cell = partOf(line, start, at);
    if (at < text.length || cell.text) cells.push(cellOf(cell));
    start = at + 1;
  }
  return cells;
}

const isSeparator = (cells: readonly TextCell[]): boolean =>
  cells.length > 0 && cells.every(({text}) => SEPARATOR.test(text));

/** Whether a line separates the head of a table from its rows. */
const isUnderHead = (line: TextSpan): boolean => has(line, isBar) && isSeparator(cellsOf(line, isBar));

/** Whether a line with commas heads a table of such lines. */
function isHead(line: TextSpan): boolean {
  const cells = has(line, isComma) ? cellsOf(line, isComma) : [];
  return cells.length > 1 && cells.every(({text}) => columnNamed(text));
}

/** What stands between the cells of a table without a border that begins with a line: `|`, tabs of a spreadsheet, or commas. */
function borderFrom(line: TextSpan, next: TextSpan | undefined): IsBorder | undefined {
  if (next && has(line, isBar) && isUnderHead(next)) return isBar;
  if (has(line, isTab) && has(next, isTab)) return isTab;
  return isHead(line) ? isComma : undefined;
}

/** Finds out which lines are rows of tables, and how they are cut into cells. */
class RowFinder {
  /** What stands between the cells of a table that has begun without a border. */
  private border: IsBorder | undefined;

  /** @returns the cells of a line, if it is a row */
  cells(line: TextSpan, next: TextSpan | undefined): TextCell[] | undefined {
    if (isBar(line.text[0])) return cellsOf(line, isBar);
    if (this.border && !has(line, this.border)) this.border = undefined;
    this.border ??= borderFrom(line, next);
    return this.border && cellsOf(line, this.border);
  }
}

/** The lines of a text, each with its place. */
function* linesOf(text: string, line: number, column: number): Generator<TextSpan> {
  let n = line;
  for (const one of text.split(/\r\n|\r|\n/)) {
    yield {text: one, at: {line: n, column: n === line ? column : 1}};
    n++;
  }
}

/** TextRows that stand below each other are one table. */
class TextRows {
  private rows: TextCell[][] = [];
  private isHeaded = false;

  add(cells: TextCell[]): void {
    // a mark alone is no row
    if (!cells.length) return;
    if (!isSeparator(cells)) this.rows.push(cells);
    else if (this.rows.length === 1) this.isHeaded = true;
  }

  /** The table, if there is one; the next row begins another. */
  take(): Block[] {
    const {rows, isHeaded} = this;
    this.rows = [];
    this.isHeaded = false;
    return rows.length ? [{is: 'table', rows, isHeaded}] : [];
  }
}

function blocksOf(whole: TextSpan, line: TextSpan): Block[] {
  const heading = HEADING.exec(line.text);
  if (heading) {
    const start = line.text.length - heading[1].length;
    return [{is: 'heading', span: bareSpan(partOf(line, start))}];
  }
  const depth = whole.text.search(/\S/);
  const items = ITEMS.test(line.text) ? splitSpan(line, BETWEEN_ITEMS) : [line];
  return items.map((one) => {
    const [item, spaced, afterSpace, mark = spaced, text = afterSpace] = ITEM.exec(one.text) ?? [];
    if (item === undefined)
      return {is: 'line', span: bareSpan(partOf(one, DESCRIPTION.exec(one.text)?.[0].length ?? 0))};
    return {is: 'item', span: bareSpan(partOf(one, one.text.length - text.length)), depth, mark};
  });
}

/** Whether a line is a heading by the line below it. */
const isUnderlined = ({text}: TextSpan, next: TextSpan | undefined): boolean =>
  UNDERLINE.test(next?.text.trim() ?? '') && text !== '' && !ITEM.test(text) && !OF_SETTING.test(text);

/**
 * The blocks of Markdown or of plain text.
 * @param line where the text begins in the page, from 1
 */
export function markdownBlocks(text: string, line = 1, column = 1): Block[] {
  const blocks: Block[] = [];
  const table = new TextRows();
  const finder = new RowFinder();
  const lines = [...linesOf(text, line, column)];
  let isComment = false;
  for (const [n, whole] of lines.entries()) {
    const trimmed = partOf(whole, 0);
    if (trimmed.text.startsWith('<!--')) isComment = true;
    const isSkipped = isComment || FENCE.test(trimmed.text) || UNDERLINE.test(trimmed.text);
    if (trimmed.text.includes('-->')) isComment = false;
    if (isSkipped) continue;
    const next = lines.at(n + 1);
    const cells = finder.cells(trimmed, next && partOf(next, 0));
    if (cells) {
      table.add(cells);
      continue;
    }
    blocks.push(...table.take());
    if (isUnderlined(trimmed, next)) blocks.push({is: 'heading', span: bareSpan(trimmed)});
    else if (trimmed.text) blocks.push(...blocksOf(whole, trimmed));
  }
  blocks.push(...table.take());
  return blocks;
}
