/** The text of a piece of HTML. */
import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** The text of a piece of HTML, without tags and with all characters as readers see them. */
export const decodedText = (html: string): string => textOf(parseFragment(html));

const textOf = (node: Tree.ChildNode | Tree.DocumentFragment): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
