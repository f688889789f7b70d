/** What is fetched when something first needs it. */
import type {ReactiveControllerHost} from 'lit';

const told = new Set<unknown>();

/** Calls once it has come; where it cannot be had, the console says so once, and whoever waits shows what it has. */
export function whenFetched<T>(coming: Promise<T>, come: (found: T) => void): void {
  void coming.then(come, (error: unknown) => {
    if (!told.has(error)) console.error(error);
    told.add(error);
  });
}

/**
 * A module that is fetched when somebody first asks for it.
 * @returns what gives it, or undefined until it has come: then whoever has asked renders again
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
