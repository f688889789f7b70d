/** The elements of a page with their places in its text. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {parsePage} from './html.js';

/** An element that is written in the page. */
export interface WrittenElement {
  readonly tag: string;
  readonly id: string | undefined;
  readonly start: number;
  readonly end: number;
  /** The line that it begins in, from 1. */
  readonly line: number;
}

/** All elements that are written in a page, in its order; those that only a parser adds are left out. */
export function elementsIn(source: string): WrittenElement[] {
  const found: WrittenElement[] = [];
  const visit = (node: Tree.ChildNode | Tree.Document): void => {
    if ('tagName' in node && node.sourceCodeLocation) {
      const {startOffset: start, endOffset: end, startLine: line} = node.sourceCodeLocation;
      const id = node.attrs.find(({name}) => name === 'id')?.value;
      found.push({tag: node.tagName, id, start, end, line});
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parsePage(source));
  return found;
}
