/** What is ours in a page: known by its tag, so that this can also be asked of pages with the scripts as they are built. */
import type {MjElement} from '../../src/elements/base/mj-element.js';

export const isOurs = (one: Element): one is MjElement =>
  one.localName.startsWith('mj-') && one.shadowRoot !== null;

/** All our elements in a tree, including those in shadow roots. */
export function oursIn(root: ParentNode): MjElement[] {
  const found: MjElement[] = [];
  for (const one of root.querySelectorAll('*')) {
    if (isOurs(one)) found.push(one);
    if (one.shadowRoot) found.push(...oursIn(one.shadowRoot));
  }
  return found;
}

/** All parts in the shadow trees of our elements. */
export const partsIn = (root: ParentNode): Element[] =>
  oursIn(root).flatMap(({shadowRoot}) => [...(shadowRoot?.querySelectorAll('*') ?? [])]);
