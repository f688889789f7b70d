/** An author's text in pieces: headings, tables, list items and lines, whatever markup it is written in. */
import type {TextSpan} from '../messages/place.js';

/** A cell of a table. */
export interface TextCell extends TextSpan {
  /** The condition that the page gives the cell beside its text (`data-when`). */
  readonly when?: TextSpan;
  /** Whether it spans several columns. One that spans several rows stands in each of them. */
  readonly isMerged?: true;
  /** Its lines, if it has several. */
  readonly lines?: readonly TextSpan[];
}

/** A table; its first row may be a head. */
export interface TableBlock {
  readonly is: 'table';
  readonly rows: readonly (readonly TextCell[])[];
  readonly isHeaded: boolean;
}

/** Digits as wide as Chinese letters are digits: ８番. */
const plain = <T extends TextSpan>(span: T): T => ({
  ...span,
  text: span.text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC')),
});

const plainCell = (cell: TextCell): TextCell => ({
  ...plain(cell),
  ...(cell.lines && {lines: cell.lines.map(plain)}),
});

/** A block with plain digits. */
export const withDigits = (block: Block): Block =>
  block.is === 'table'
    ? {...block, rows: block.rows.map((row) => row.map(plainCell))}
    : {...block, span: plain(block.span)};

/** A piece of a text. */
export type Block =
  | TableBlock
  | {readonly is: 'heading'; readonly span: TextSpan}
  /** An item of a list; `depth` says how far it is indented, `mark` how it begins. */
  | {readonly is: 'item'; readonly span: TextSpan; readonly depth: number; readonly mark: string}
  | {readonly is: 'line'; readonly span: TextSpan};
