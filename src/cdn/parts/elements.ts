/** What the bundles of one rule set share: the elements that show a hand and its score; the others come when used. */
import './often.js';
import {canRun} from '../../elements/runs.js';
import {bringSeldom} from '../../loader/elements.js';
import {tellMissing} from '../../loader/missing.js';
import {bringIn, followRoot, type WatchedRoot} from '../../loader/follow.js';

/**
 * Fetches the elements that a root uses and the script has not brought with it, now and later. The script does so for
 * the page; a shadow root of a page's own is looked at after `watch(root)`.
 * @returns a function that ends it
 */
export const watch = (root: WatchedRoot): (() => void) =>
  canRun() ? followRoot(root, (added) => void bringIn(added, bring)) : () => undefined;

function bring(element: Element): Promise<unknown> | undefined {
  const coming = bringSeldom(element.localName);
  if (coming) void tellMissing(element, coming);
  return coming;
}

/** Does so for the page, if there is one: a bundle may be imported in Node. */
export function watchPage(): void {
  if (typeof document !== 'undefined') watch(document);
}
