/** Reads nodes of a parsed page. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import type {Span} from './found.js';

type Element = Tree.Element;

/** The value of an attribute; undefined where there is none. */
export const attributeIn = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** All attributes by name. */
export const attributesIn = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({name, value}) => [name, value]));

/** Where a node stands in the source. */
export const spanOf = (node: Tree.ChildNode): Span => {
  const {startOffset: start = 0, endOffset: end = 0} = node.sourceCodeLocation ?? {};
  return {start, end};
};

/** The elements that stand in an element itself. */
export const childrenOf = (element: Element): Element[] =>
  element.childNodes.filter((child) => 'tagName' in child);
