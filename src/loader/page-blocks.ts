/** A part of a page as blocks of text: from its text nodes, and from no markup. */
import {isElement, isTextNode} from '../controllers/node-kind.js';
import {unhidden} from '../controllers/unhidden.js';
import type {Block} from '../variant/blocks/block.js';
import {BlockMaker, type CellAttributes} from '../variant/blocks/maker.js';

/** The type of a script that holds rules. */
const RULES_TYPE = 'text/mj-rules';

/** No page of an author is nested deeper; a browser's own reader of HTML stops there, too. */
const DEEPEST = 512;

const HEADING = /^h[1-6]$/;

const isHeading = (element: Element): boolean => HEADING.test(element.localName);

/** Whether an element holds a text as it was typed, and no part of the page. */
export const holdsText = (element: Element): boolean => /^(?:script|textarea)$/.test(element.localName);

/** The elements with the rules: the element itself, or a heading with all up to the next heading of its level. */
export function sectionOf(element: Element): readonly Element[] {
  const section = [element];
  if (!isHeading(element)) return section;
  const isEnd = (one: Element): boolean => isHeading(one) && one.localName <= element.localName;
  for (let next = element.nextElementSibling; next && !isEnd(next); next = next.nextElementSibling)
    section.push(next);
  return section;
}

/** Where a line stands in the page: a row of a table, or some text. */
export type PagePlace = Element | Range;

/** A part of a page, read. */
export interface PagePart {
  readonly blocks: readonly Block[];
  /** Where a line stands; undefined if the line has no text. */
  readonly placeOf: (line: number) => PagePlace | undefined;
}

/** Reads the blocks of the elements, in their order. */
export function readPart(section: readonly Element[]): PagePart {
  const walk = new Walk();
  for (const element of section) walk.read(element);
  return {blocks: walk.blocks(), placeOf: (line) => walk.placeOf(line)};
}

class Walk {
  private readonly maker = new BlockMaker();
  /** The line: text has those that it was typed with, and each element that is drawn as one begins one. */
  private line = 1;
  /** The text of each line: its node, and where it begins and ends in it. */
  private readonly texts = new Map<number, readonly [text: Text, start: number, end: number]>();

  placeOf(line: number): PagePlace | undefined {
    const found = this.texts.get(line);
    if (!found?.[0].isConnected) return undefined;
    const [text, start, end] = found;
    const row = text.parentElement?.closest('tr');
    if (row) return row;
    const range = unhidden(text.ownerDocument, 'createRange')();
    range.setStart(text, Math.min(start, text.length));
    range.setEnd(text, Math.min(end, text.length));
    return range;
  }

  blocks(): readonly Block[] {
    return this.maker.end();
  }

  /** @param depth how many elements are around it */
  read(element: Element, depth = 0): void {
    const {maker} = this;
    const tag = element.localName;
    if (tag === 'script' && unhidden(element, 'getAttribute')('type') === RULES_TYPE) {
      maker.open('pre', this.place());
      this.tell(element.textContent);
      maker.close('pre');
      return;
    }
    // the first line has nothing before it
    if (LINED.test(tag) && this.texts.size) this.line++;
    maker.open(tag, this.place(), cellAttributes(element, tag));
    for (const node of unhidden(element, 'childNodes')) {
      if (isElement(node) && depth < DEEPEST) this.read(node, depth + 1);
      else if (isTextNode(node)) this.say(node);
    }
    maker.close(tag);
  }

  private say(text: Text): void {
    let line = this.line;
    let start = 0;
    for (const piece of text.data.split('\n')) {
      const lead = piece.length - piece.trimStart().length;
      if (piece.trim() && !this.texts.has(line))
        this.texts.set(line, [text, start + lead, start + piece.trimEnd().length]);
      start += piece.length + 1;
      line++;
    }
    this.tell(text.data);
  }

  private tell(text: string): void {
    this.maker.say(text, this.place());
    if (text.trim()) this.line += text.split('\n').length - 1;
  }

  private place() {
    return {line: this.line, column: 1};
  }
}

/** Elements that begin a line. */
const LINED = /^(?:tr|li|p|div|pre|dt|br|h[1-6])$/;

function cellAttributes(element: Element, tag: string): CellAttributes {
  if (tag !== 'td' && tag !== 'th') return {};
  const {colSpan, rowSpan} = element as HTMLTableCellElement;
  return {
    when: unhidden(element, 'getAttribute')('data-when') ?? undefined,
    colSpan,
    rowSpan,
  };
}
