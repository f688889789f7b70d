/** A part of a page as blocks of text: from its text nodes, and from no markup. */
import {isElement, isTextNode} from '../controllers/node-kind.js';
import {unhidden} from '../controllers/unhidden.js';
import {BlockMaker, type Block, type CellAttributes} from '../variant/index.js';

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

/** The blocks of the elements, in their order. */
export function pageBlocks(section: readonly Element[]): readonly Block[] {
  const walk = new Walk();
  for (const element of section) walk.read(element);
  return walk.blocks();
}

class Walk {
  private readonly maker = new BlockMaker();
  /** The line: text has those that it was typed with, and each element that is drawn as one begins one. */
  private line = 1;

  blocks(): readonly Block[] {
    return this.maker.end();
  }

  /** @param depth how many elements are around it */
  read(element: Element, depth = 0): void {
    const {maker} = this;
    const tag = element.localName;
    if (tag === 'script' && unhidden(element, 'getAttribute')('type') === RULES_TYPE) {
      maker.open('pre', this.place());
      this.say(element.textContent);
      maker.close('pre');
      return;
    }
    if (LINED.test(tag)) this.line++;
    maker.open(tag, this.place(), cellAttributes(element, tag));
    for (const node of unhidden(element, 'childNodes')) {
      if (isElement(node) && depth < DEEPEST) this.read(node, depth + 1);
      else if (isTextNode(node)) this.say(node.data);
    }
    maker.close(tag);
  }

  private say(text: string): void {
    this.maker.say(text, this.place());
    if (text.trim()) this.line += text.split('\n').length - 1;
  }

  private place() {
    return {line: this.line, column: 1};
  }
}

/** Elements that begin a line. */
const LINED = /^(?:tr|li|p|div|dt|br|h[1-6])$/;

function cellAttributes(element: Element, tag: string): CellAttributes {
  if (tag !== 'td' && tag !== 'th') return {};
  const {colSpan, rowSpan} = element as HTMLTableCellElement;
  return {
    when: unhidden(element, 'getAttribute')('data-when') ?? undefined,
    isMerged: colSpan > 1 || rowSpan > 1,
  };
}
