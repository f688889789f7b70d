/** The library's version, as the warning about a second copy names it. */
export const VERSION = '0.1.0';

interface Versioned extends CustomElementConstructor {
  readonly version?: string;
}

let warned = false;

/**
 * Registers an element, under its own tag or another. Where the tag is taken (two copies of the library on a page) the
 * first one stays, and a warning names both versions, once.
 */
export function define(tag: string, element: Versioned): void {
  const taken: Versioned | undefined = customElements.get(tag);
  if (!taken) {
    customElements.define(tag, element);
    return;
  }
  if (taken === element || warned) return;
  warned = true;
  console.warn(
    `<${tag}> is defined already (version ${taken.version ?? 'unknown'}); this copy (${element.version ?? VERSION}) leaves it.`,
  );
}
