/** Makes blocks of elements: of the tags of an HTML text, or of the nodes of a page. */
import type {LineColumn} from '../../core/situation/place.js';
import type {TextSpan} from '../messages/place.js';
import type {Block, TextCell} from './block.js';
import {markdownBlocks} from './markdown.js';

/** The attributes that say something of a cell. */
export interface CellAttributes {
  readonly when?: string | undefined;
  /** How many columns and rows it spans. */
  readonly colSpan?: number;
  readonly rowSpan?: number;
}

/** Cells of further columns do not reach into the rows below. */
const MOST_SPREAD = 40;

/** Elements whose text is no text of the page: readings above letters, and code. */
const SILENT = ['rt', 'rp', 'script', 'style', 'template', 'title', 'noscript'];

/** Whether an element's text is none of the rules: that of our elements says how hands are shown. */
const isSilent = (tag: string): boolean =>
  SILENT.includes(tag) || (tag.startsWith('mj-') && tag !== 'mj-ruleset');

/** Elements that begin a line of their own. */
const LINES = [
  'p',
  'div',
  'section',
  'article',
  'figure',
  'figcaption',
  'caption',
  'blockquote',
  'dt',
  'dd',
  'br',
];

/** What ends a line within a cell. */
const BREAK = '\u2028';

interface Draft {
  text: string;
  at: LineColumn | undefined;
}

/** Hears of elements and text in the order of the page. */
export class BlockMaker {
  private readonly blocks: Block[] = [];
  private readonly lists: string[] = [];
  private silent = 0;
  private preformatted = 0;
  private rows: TextCell[][] | undefined;
  /** Cells that reach into the rows below, by column, and into how many. */
  private readonly spread = new Map<number, {readonly cell: TextCell; left: number}>();
  private isHeaded = false;
  private cell: (Draft & CellAttributes) | undefined;
  /** What the line that is being written is. */
  private kind: 'heading' | 'item' | 'line' | 'loose' = 'loose';
  private draft: Draft = {text: '', at: undefined};
  /** The name of a definition list, until its value comes. */
  private term: TextSpan | undefined;

  /** @param attributes of a cell */
  open(tag: string, at: LineColumn, attributes: CellAttributes = {}): void {
    if (isSilent(tag)) this.silent++;
    else if (tag === 'pre') {
      this.endLine();
      this.preformatted++;
    } else if (tag === 'table') {
      this.endTable();
      this.endLine();
      this.rows = [];
    } else if (tag === 'tr') this.beginRow();
    else if (tag === 'td' || tag === 'th') this.beginCell(tag, at, attributes);
    else if (this.cell) this.say(tag === 'li' || LINES.includes(tag) ? BREAK : ' ', at);
    else if (tag === 'ul' || tag === 'ol' || tag === 'dl') {
      this.endLine();
      this.lists.push(tag);
    } else if (tag === 'li') this.beginLine('item');
    else if (/^h[1-6]$/.test(tag)) this.beginLine('heading');
    else if (LINES.includes(tag)) this.beginLine(tag === 'br' && this.kind === 'loose' ? 'loose' : 'line');
  }

  close(tag: string): void {
    if (isSilent(tag)) this.silent = Math.max(0, this.silent - 1);
    else if (tag === 'pre') {
      this.endLine('loose');
      this.preformatted = Math.max(0, this.preformatted - 1);
    } else if (tag === 'table') this.endTable();
    else if (tag === 'tr' || tag === 'td' || tag === 'th') this.endCell();
    else if (this.cell) return;
    else if (tag === 'dt') this.endTerm();
    else if (tag === 'dd') this.endDefinition();
    else if (tag === 'ul' || tag === 'ol' || tag === 'dl') {
      this.endLine();
      this.lists.pop();
    } else if (tag === 'li' || /^h[1-6]$/.test(tag) || LINES.includes(tag)) this.endLine();
  }

  /** Text of the page. */
  say(text: string, at: LineColumn): void {
    if (this.silent) return;
    const draft = this.cell ?? this.draft;
    if (draft.at === undefined && text.trim()) {
      const lead = text.slice(0, text.search(/\S/));
      const breaks = lead.split('\n').length - 1;
      draft.at = breaks
        ? {line: at.line + breaks, column: lead.length - lead.lastIndexOf('\n')}
        : {line: at.line, column: at.column + lead.length};
    }
    draft.text += draft.at === undefined ? '' : draft.text ? text : text.trimStart();
  }

  /** All blocks, at the end of the page. */
  end(): readonly Block[] {
    this.endTable();
    this.endLine();
    return this.blocks;
  }

  private beginRow(): void {
    this.endCell();
    this.rows ??= [];
    this.rows.push([]);
    this.fillRow();
  }

  /** Puts the cells in the row that reach into it from above. */
  private fillRow(): void {
    const row = this.rows?.at(-1);
    if (!row) return;
    for (let from = this.spread.get(row.length); from; from = this.spread.get(row.length)) {
      if (--from.left < 1) this.spread.delete(row.length);
      row.push(from.cell);
    }
  }

  private beginCell(tag: string, at: LineColumn, attributes: CellAttributes): void {
    this.endCell();
    if (!this.rows?.length) this.beginRow();
    if (tag === 'th' && this.rows?.length === 1) this.isHeaded = true;
    this.cell = {text: '', at: undefined, ...attributes};
    this.cellAt = at;
  }

  private cellAt: LineColumn = {line: 1, column: 1};

  private endCell(): void {
    const {cell, rows} = this;
    if (!cell || !rows) return;
    this.cell = undefined;
    const at = cell.at ?? this.cellAt;
    const {when, colSpan = 1, rowSpan = 1} = cell;
    const lines = cell.text.split(BREAK).map(collapsed).filter(Boolean);
    const made: TextCell = {
      text: lines.join(' '),
      at,
      ...(lines.length > 1 && {lines: lines.map((text) => ({text, at}))}),
      ...(when !== undefined && {when: {text: collapsed(when), at}}),
      ...(colSpan > 1 && {isMerged: true}),
    };
    const row = rows[rows.length - 1];
    if (rowSpan > 1 && row.length < MOST_SPREAD) this.spread.set(row.length, {cell: made, left: rowSpan - 1});
    row.push(made);
    this.fillRow();
  }

  private endTable(): void {
    this.endCell();
    const rows = this.rows?.filter((row) => row.length);
    this.rows = undefined;
    this.spread.clear();
    if (rows?.length) this.blocks.push({is: 'table', rows, isHeaded: this.isHeaded});
    this.isHeaded = false;
  }

  private beginLine(kind: BlockMaker['kind']): void {
    this.endLine();
    this.kind = kind;
  }

  /** Ends the line; loose and preformatted text keeps its lines. */
  private endLine(kind = this.preformatted ? 'loose' : this.kind): void {
    const {text, at} = this.draft;
    this.draft = {text: '', at: undefined};
    this.kind = 'loose';
    if (at === undefined || !text.trim()) return;
    const span = {text: collapsed(text), at};
    if (kind === 'loose') this.blocks.push(...markdownBlocks(text, at.line, at.column));
    else if (kind === 'item') this.blocks.push({is: 'item', span, depth: this.lists.length, mark: '-'});
    else this.blocks.push({is: kind === 'heading' ? 'heading' : 'line', span});
  }

  private endTerm(): void {
    const {text, at} = this.draft;
    this.draft = {text: '', at: undefined};
    this.term = at && {text: collapsed(text), at};
  }

  /** A name and its value are one item: `name: value`. */
  private endDefinition(): void {
    const {term} = this;
    if (!term) return this.endLine();
    const text = `${term.text}: ${collapsed(this.draft.text)}`;
    this.draft = {text: '', at: undefined};
    this.blocks.push({is: 'item', span: {text, at: term.at}, depth: this.lists.length, mark: '-'});
  }
}

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();
