import {whenOnline} from '../controllers/fetched.js';

const coming = new Map<string, Promise<unknown>>();

/**
 * Fetches something once, and again when it may come after a failure. Never rejects: a failure is written to the console.
 */
export function once(key: string, fetchIt: () => Promise<unknown>): Promise<unknown> {
  const found = coming.get(key);
  if (found) return found;
  const promise = fetchIt().catch((error: unknown) => {
    console.error(error);
    whenOnline(() => {
      coming.delete(key);
      void once(key, fetchIt);
    });
  });
  coming.set(key, promise);
  return promise;
}
