/** Modules and words that are fetched when first needed. */
import {noteFound, noteMissing} from './missing.js';

/** An element that needs what is fetched, or what updates one: that is named beside it. */
export interface Needing {
  requestUpdate(): void;
  readonly element?: Element;
}

const told = new Set<unknown>();

/** When what could not be fetched may come: `mj-file` is told by the script of the page, whose files wait for it. */
const SIGNS = ['online', 'mj-file'];

/** Calls `again` when the browser is online again, and when a file that has failed may be asked for once more. */
export function whenOnline(again: () => void): void {
  for (const sign of SIGNS) globalThis.addEventListener?.(sign, again, {once: true});
}

/** What each host waits for, so that no redraw waits for it a second time. */
const waiting = new WeakMap<object, Set<unknown>>();

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
  const wanted = waiting.get(host) ?? new Set();
  if (wanted.has(what)) return;
  waiting.set(host, wanted.add(what));
  whenOnline(() => {
    wanted.delete(what);
    again();
  });
}

/**
 * Fetches a module when it is first asked for, and again when it is asked for after a failure.
 * @returns a function that returns the module, or undefined until it is loaded; hosts that asked render again then
 */
export function later<T>(fetchIt: () => Promise<T>): (host: Needing) => T | undefined {
  let coming: Promise<T> | undefined;
  let found: {readonly of: T} | undefined;
  const forget = (error: unknown): never => {
    coming = undefined;
    throw error;
  };
  const ask = () => (coming ??= fetchIt().catch(forget));
  return (host) => {
    if (!found) whenFetched(host, fetchIt, ask, (module) => (found = {of: module}));
    return found?.of;
  };
}
