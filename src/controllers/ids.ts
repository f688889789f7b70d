/** Tells when an id names another element: one observer for each document and shadow root, however many ask. */

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

function watch(root: Root): Watched {
  const ids = new Map<string, Named>();
  const observer = new MutationObserver(() => {
    for (const [id, named] of ids) {
      const element = root.getElementById(id);
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
  const named = ids.get(id) ?? {element: root.getElementById(id), tells: new Set()};
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
