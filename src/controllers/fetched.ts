/** Modules and words that are fetched when first needed. */
import type {ReactiveControllerHost} from 'lit';

const told = new Set<unknown>();

/** Calls `again` once the browser is online again: what could not be fetched may be asked for once more. */
export function whenOnline(again: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener('online', again, {once: true});
}

/**
 * Calls `come` after the fetch. A failed fetch is logged once; hosts then show what they have.
 * @param again asks again, once the browser is online
 */
export function whenFetched<T>(coming: Promise<T>, come: (found: T) => void, again: () => void): void {
  void coming.then(come, (error: unknown) => fetchFailed(error, again));
}

/**
 * Logs a failed fetch once.
 * @param again asks again, once the browser is online
 */
export function fetchFailed(error: unknown, again: () => void): void {
  if (!told.has(error)) console.error(error);
  told.add(error);
  whenOnline(again);
}

/**
 * Fetches a module when it is first asked for, and again when it is asked for after a failure.
 * @returns a function that returns the module, or undefined until it is loaded; hosts that asked render again then
 */
export function later<T>(
  fetchIt: () => Promise<T>,
): (host: Pick<ReactiveControllerHost, 'requestUpdate'>) => T | undefined {
  let coming: Promise<T> | undefined;
  let found: T | undefined;
  const forget = (error: unknown): never => {
    coming = undefined;
    throw error;
  };
  return (host) => {
    const update = () => host.requestUpdate();
    if (!found) {
      const come = (module: T) => {
        found = module;
        update();
      };
      whenFetched((coming ??= fetchIt().catch(forget)), come, update);
    }
    return found;
  };
}
