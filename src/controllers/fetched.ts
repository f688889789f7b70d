/** Modules and words that are fetched when first needed. */
import {noteFound, noteMissing} from './missing.js';

/** An element that needs what is fetched, or what updates one: that is named beside it. */
export interface Needing {
  requestUpdate(): void;
  readonly element?: Element;
}

const told = new Set<unknown>();

/** Calls `again` once the browser is online again: what could not be fetched may be asked for once more. */
export function whenOnline(again: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener('online', again, {once: true});
}

/**
 * Updates a host after a fetch. If the fetch fails, the host says so and shows what it has, and it is asked again once the
 * browser is online.
 * @param what stands for what is fetched
 * @param ask fetches it; asked twice, it fetches once, unless that has failed
 * @param come takes what was fetched, before the host is updated
 */
export function whenFetched<T>(
  host: Needing,
  what: unknown,
  ask: () => Promise<T>,
  come?: (found: T) => void,
): void {
  void ask().then(
    (found) => {
      noteFound(host.element ?? host, what);
      come?.(found);
      host.requestUpdate();
    },
    (error: unknown) => fetchFailed(host, what, error, () => whenFetched(host, what, ask, come)),
  );
}

/**
 * Logs a failed fetch once, and says it in the host.
 * @param again asks again, once the browser is online
 */
export function fetchFailed(host: Needing, what: unknown, error: unknown, again: () => void): void {
  if (!told.has(error)) console.error(error);
  told.add(error);
  noteMissing(host.element ?? host, what);
  whenOnline(again);
}

/**
 * Fetches a module when it is first asked for, and again when it is asked for after a failure.
 * @returns a function that returns the module, or undefined until it is loaded; hosts that asked render again then
 */
export function later<T>(fetchIt: () => Promise<T>): (host: Needing) => T | undefined {
  let coming: Promise<T> | undefined;
  let found: T | undefined;
  const forget = (error: unknown): never => {
    coming = undefined;
    throw error;
  };
  const ask = () => (coming ??= fetchIt().catch(forget));
  return (host) => {
    if (!found) whenFetched(host, fetchIt, ask, (module) => (found = module));
    return found;
  };
}
