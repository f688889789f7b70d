/** The elements of a page with their places in its text. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {parsePage} from './html.js';
import {attributeIn, attributesIn} from './tree.js';

/** An element that is written in the page. */
export interface WrittenElement {
  readonly tag: string;
  readonly id: string | undefined;
  /** The id of the element right around it. */
  readonly around: string | undefined;
  readonly attributes: Readonly<Partial<Record<string, string>>>;
  readonly start: number;
  readonly end: number;
}

/** All elements that are written in a page, in its order; those that only a parser adds are left out. */
export function elementsIn(source: string): WrittenElement[] {
  const found: WrittenElement[] = [];
  const visit = (node: Tree.ChildNode | Tree.Document): void => {
    if ('tagName' in node && node.sourceCodeLocation) {
      const {startOffset: start, endOffset: end} = node.sourceCodeLocation;
      const around = node.parentNode && 'attrs' in node.parentNode && attributeIn(node.parentNode, 'id');
      found.push({
        ...{tag: node.tagName, id: attributeIn(node, 'id'), attributes: attributesIn(node), start, end},
        around: around || undefined,
      });
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parsePage(source));
  return found;
}
