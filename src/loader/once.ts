import {whenOnline} from '../controllers/fetched.js';

const coming = new Map<string, Promise<unknown>>();

/**
 * Fetches something once. After a failure it is fetched again when the browser is online again, or when it is needed the
 * next time. Never rejects: a failure is written to the console.
 */
export function once(key: string, fetchIt: () => Promise<unknown>): Promise<unknown> {
  const found = coming.get(key);
  if (found) return found;
  const promise = fetchIt().catch((error: unknown) => {
    coming.delete(key);
    console.error(error);
    whenOnline(() => void once(key, fetchIt));
  });
  coming.set(key, promise);
  return promise;
}
