/** Reads nodes of a parsed page. */
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

type Element = Tree.Element;

/** A range of the source, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a place of the source lies in a range. */
export const isWithin = ({start, end}: Span, at: number): boolean => at >= start && at < end;

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
