import {isServer} from 'lit';
import {comeLater, MANY} from '../../controllers/frame-budget.js';
import {unhidden} from '../../controllers/unhidden.js';
import {canRun} from './runs.js';

/** The version of the library, which the warning about a second copy names. */
export const VERSION = '0.1.0';

interface Versioned extends CustomElementConstructor {
  readonly version?: string;
}

/**
 * Registers an element, under its own tag or another. Elements that it draws inside (`<mj-hand>` in an example) have to
 * be registered under their own tags. If the tag is taken (two copies of the library on a page), the first element
 * stays. A warning then names both versions, once for all copies. Where the browser lacks something, nothing is registered.
 */
export function define(tag: string, element: Versioned): void {
  if (!canRun()) return;
  const registry = customElements as CustomElementRegistry & Record<symbol, unknown>;
  const taken: Versioned | undefined = registry.get(tag);
  if (!taken) {
    if (!isServer && unhidden(document, 'getElementsByTagName')(tag).length > MANY) comeLater();
    // a class has one name
    registry.define(tag, registry.getName?.(element) ? class extends element {} : element);
    return;
  }
  const versions = [taken.version ?? 'unknown', element.version ?? VERSION];
  // every copy of the library finds this key
  const told = Symbol.for(`mj:defined ${[...versions].sort().join()}`);
  if (taken === element || taken.prototype instanceof element || registry[told]) return;
  registry[told] = true;
  console.warn(
    `<${tag}> is already defined by version ${versions[0]}. Version ${versions[1]} does not replace it.`,
  );
}
