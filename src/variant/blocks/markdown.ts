/** Markdown, and plain text, as blocks. */
import {partOf, splitSpan, type TextSpan} from '../messages/place.js';
import type {Block, TextCell} from './block.js';

const HEADING = /^(?:#{1,6}\s+|[◎【■▌◆]\s*)(.*)$/u;
/** What begins an item with a space behind it, and what begins one without: `- `, `3. `, `・`, `(3)`, `③`. */
const ITEM = /^([-*+]|\d{1,3}[.)])\s+(.*)$|^([・○●※]|[(（]\d{1,3}[)）]|[①-⑳])\s*(.*)$/u;
/** A line that may hold several items: `(1)天和 (2)地和`. */
const ITEMS = /^[(（①-⑳]/u;
/** The space between these. */
const BETWEEN_ITEMS = /(?<!\s)\s+(?=[(（]\d{1,3}[)）]|[①-⑳])/gu;
const FENCE = /^(?:```|~~~)/;
/** The most cells of a row; those beyond are one too many anyway. */
const MOST_CELLS = 40;
const SEPARATOR = /^:?-+:?$/;

/** Text without the marks of emphasis and code. */
const bare = (text: string): string =>
  text
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const bareSpan = (span: TextSpan): TextSpan => ({text: bare(span.text), at: span.at});

/** The cells of a row that begins with `|`; `\|` is no border. */
function cellsOf(line: TextSpan): TextCell[] {
  const cells: TextCell[] = [];
  const {text} = line;
  let start = 1;
  for (let at = 1; at <= text.length && cells.length < MOST_CELLS; at++) {
    if (at < text.length && (text[at] !== '|' || text[at - 1] === '\\')) continue;
    const cell = partOf(line, start, at);
    if (at < text.length || cell.text) cells.push({text: bare(cell.text.replace(/\\\|/g, '|')), at: cell.at});
    start = at + 1;
  }
  return cells;
}

const isSeparator = (cells: readonly TextCell[]): boolean =>
  cells.length > 0 && cells.every(({text}) => SEPARATOR.test(text));

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
    if (item === undefined) return {is: 'line', span: bareSpan(one)};
    return {is: 'item', span: bareSpan(partOf(one, one.text.length - text.length)), depth, mark};
  });
}

/**
 * The blocks of Markdown or of plain text.
 * @param line where the text begins in the page, from 1
 */
export function markdownBlocks(text: string, line = 1, column = 1): Block[] {
  const blocks: Block[] = [];
  const table = new TextRows();
  let isComment = false;
  for (const whole of linesOf(text, line, column)) {
    const trimmed = partOf(whole, 0);
    if (trimmed.text.startsWith('<!--')) isComment = true;
    const isSkipped = isComment || FENCE.test(trimmed.text);
    if (trimmed.text.includes('-->')) isComment = false;
    if (isSkipped) continue;
    if (/^[|｜]/.test(trimmed.text)) {
      table.add(cellsOf({text: trimmed.text.replace(/｜/g, '|'), at: trimmed.at}));
      continue;
    }
    blocks.push(...table.take());
    if (trimmed.text) blocks.push(...blocksOf(whole, trimmed));
  }
  blocks.push(...table.take());
  return blocks;
}
