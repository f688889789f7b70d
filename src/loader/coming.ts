/** Elements that a script on the page is about to define; no other script needs to fetch them. */
const COMING = Symbol.for('mj:coming');

type Registry = CustomElementRegistry & {[COMING]?: readonly string[]};

/**
 * Announces elements to every copy of the library on the page.
 * @param coming rejects where they could not be fetched
 */
export function announceComing(tags: readonly string[], coming: Promise<unknown>): void {
  const registry: Registry = customElements;
  registry[COMING] = tags;
  void coming.catch(() => (registry[COMING] = undefined));
}

/** Resolves when an announced element is defined; undefined for others. */
export const announced = (tag: string): Promise<unknown> | undefined =>
  (customElements as Registry)[COMING]?.includes(tag) ? customElements.whenDefined(tag) : undefined;
