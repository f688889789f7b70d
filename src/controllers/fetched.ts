/** Modules and words that are fetched when first needed. */
import type {ReactiveControllerHost} from 'lit';

const told = new Set<unknown>();

/** Calls `come` after the fetch. A failed fetch is logged once; hosts then show what they have. */
export function whenFetched<T>(coming: Promise<T>, come: (found: T) => void): void {
  void coming.then(come, (error: unknown) => {
    if (!told.has(error)) console.error(error);
    told.add(error);
  });
}

/**
 * Fetches a module when it is first asked for.
 * @returns a function that returns the module, or undefined until it is loaded; hosts that asked render again then
 */
export function later<T>(
  fetchIt: () => Promise<T>,
): (host: Pick<ReactiveControllerHost, 'requestUpdate'>) => T | undefined {
  let coming: Promise<T> | undefined;
  let found: T | undefined;
  return (host) => {
    if (!found) {
      whenFetched((coming ??= fetchIt()), (come) => {
        found = come;
        host.requestUpdate();
      });
    }
    return found;
  };
}
