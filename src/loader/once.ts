const coming = new Map<string, Promise<unknown>>();

/** Fetches something once, and again only after a failure. Never rejects: a failure is written to the console. */
export function once(key: string, fetchIt: () => Promise<unknown>): Promise<unknown> {
  const found = coming.get(key);
  if (found) return found;
  const promise = fetchIt().catch((error: unknown) => {
    coming.delete(key);
    console.error(error);
  });
  coming.set(key, promise);
  return promise;
}
