/** What is fetched when something first needs it. */

const told = new Set<unknown>();

/** Calls once it has come; where it cannot be had, the console says so once, and whoever waits shows what it has. */
export function whenFetched<T>(coming: Promise<T>, come: (found: T) => void): void {
  void coming.then(come, (error: unknown) => {
    if (!told.has(error)) console.error(error);
    told.add(error);
  });
}
