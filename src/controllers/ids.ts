/** Tells when an id names another element: one observer for each document and shadow root, however many ask. */
import {unhidden} from './unhidden.js';

type Root = Document | ShadowRoot;

/** The element that has an id, and whom to tell when another has it. */
interface Named {
  element: Element | null;
  readonly tells: Set<() => void>;
}

interface Watched {
  readonly observer: MutationObserver;
  readonly ids: Map<string, Named>;
}

const watched = new WeakMap<Root, Watched>();

/**
 * The element that an id names. In a comment a stranger may have used the same id before: the first element that can
 * hold data, a custom one, comes before all others.
 */
export function elementNamed(root: Root, id: string): Element | null {
  const first = unhidden(root, 'getElementById')(id);
  if (!first || isCustom(first)) return first;
  const all = [...unhidden(root, 'querySelectorAll')(`#${CSS.escape(id)}`)];
  return all.find(isCustom) ?? first;
}

const isCustom = ({localName}: Element): boolean => localName.includes('-');

function watch(root: Root): Watched {
  const ids = new Map<string, Named>();
  const observer = new MutationObserver(() => {
    for (const [id, named] of ids) {
      const element = elementNamed(root, id);
      if (element === named.element) continue;
      named.element = element;
      for (const tell of [...named.tells]) tell();
    }
  });
  observer.observe(root, {subtree: true, childList: true, attributeFilter: ['id']});
  return {observer, ids};
}

/**
 * Calls `tell` whenever another element of a document or shadow root has an id, or none has.
 * @returns a function that ends it
 */
export function followId(root: Root, id: string, tell: () => void): () => void {
  const here = watched.get(root) ?? watch(root);
  watched.set(root, here);
  const {observer, ids} = here;
  const named = ids.get(id) ?? {element: elementNamed(root, id), tells: new Set()};
  ids.set(id, named);
  named.tells.add(tell);
  return () => {
    named.tells.delete(tell);
    if (!named.tells.size && ids.get(id) === named) ids.delete(id);
    if (ids.size || watched.get(root) !== here) return;
    observer.disconnect();
    watched.delete(root);
  };
}
