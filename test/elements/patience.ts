import {aTimeout, waitUntil as wait} from '@open-wc/testing';

/** Like {@link wait}, but with time for a busy machine: a second is not enough where code is fetched. */
export const waitUntil = (
  holds: Parameters<typeof wait>[0],
  message?: string,
  options: Parameters<typeof wait>[2] = {},
): Promise<void> => wait(holds, message, {timeout: 60_000, ...options});

/** Resolves when the browser has nothing else to do. WebKit does not say when that is. */
export const idle = (): Promise<unknown> =>
  typeof requestIdleCallback === 'undefined'
    ? aTimeout(0)
    : new Promise((done) => requestIdleCallback(done, {timeout: 2000}));
