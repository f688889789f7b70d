/** Follows a page, or a shadow root in it. Keeps no reference to any node but the root. */
import {isElement} from '../controllers/node-kind.js';
import {isMade} from './made-nodes.js';
import {unhidden} from '../controllers/unhidden.js';

/** What is followed: a document, or a shadow root in it. */
export type WatchedRoot = Document | ShadowRoot;

const UNDEFINED = ':not(:defined)';

/** Calls `look` with the root, and later with each node that is added to it. @returns a function that ends it */
export function followRoot(root: WatchedRoot, look: (added: WatchedRoot | Element) => void): () => void {
  const observer = new MutationObserver((records) => {
    const added = new Set<Element>();
    for (const {addedNodes} of records) {
      for (const node of addedNodes) {
        if (isMade(node)) continue;
        const element = isElement(node) ? node : node.parentElement;
        if (element && unhidden(element, 'isConnected')) added.add(element);
      }
    }
    added.forEach(look);
  });
  observer.observe(root, {subtree: true, childList: true});
  look(root);
  return () => observer.disconnect();
}

/** What no reader sees before a step of a lesson has been done, or a part has been opened. */
const LATER = 'mj-lesson > section ~ section, details:not([open])';

/**
 * Fetches what the element and those in it are defined by: first for those that readers see at once, so that what comes
 * in later steps of a lesson does not delay its first.
 */
export async function bringIn(
  root: WatchedRoot | Element,
  bring: (element: Element) => Promise<unknown> | undefined,
): Promise<void> {
  const all = [...undefinedIn(root)];
  const later = new Set(all.filter((one) => unhidden(one, 'closest')(LATER)));
  await Promise.all(all.filter((one) => !later.has(one)).map(async (one) => bring(one)));
  for (const one of later) void bring(one);
}

/** The element and those in it that are not defined yet. */
function* undefinedIn(root: WatchedRoot | Element): Generator<Element> {
  if (isElement(root) && unhidden(root, 'matches')(UNDEFINED)) yield root;
  yield* unhidden(root, 'querySelectorAll')(UNDEFINED);
}
