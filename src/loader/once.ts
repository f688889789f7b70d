const coming = new Map<string, Promise<unknown>>();

/** Fetches something once; again only where it could not be had. Never rejects: the browser says what failed. */
export function once(key: string, fetchIt: () => Promise<unknown>): Promise<unknown> {
  const found = coming.get(key);
  if (found) return found;
  const promise = fetchIt().catch(() => coming.delete(key));
  coming.set(key, promise);
  return promise;
}
