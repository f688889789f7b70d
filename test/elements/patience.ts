import {waitUntil as wait} from '@open-wc/testing';

/** Like {@link wait}, but with time for a busy machine: a second is not enough where code is fetched. */
export const waitUntil = (
  holds: Parameters<typeof wait>[0],
  message?: string,
  options: Parameters<typeof wait>[2] = {},
): Promise<void> => wait(holds, message, {timeout: 60_000, ...options});
