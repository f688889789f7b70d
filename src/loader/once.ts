const coming = new Map<string, Promise<unknown>>();

/** Fetches something once, and again only after a failure. Never rejects: the browser logs failures. */
export function once(key: string, fetchIt: () => Promise<unknown>): Promise<unknown> {
  const found = coming.get(key);
  if (found) return found;
  const promise = fetchIt().catch(() => coming.delete(key));
  coming.set(key, promise);
  return promise;
}
