/** Modules that have kept nothing yet. */

let times = 0;

type Import = <T>(file: `src/${string}.ts`) => Promise<T>;

/** @returns what imports sources by their paths from the root, and all that these import, once more */
export function fresh(): Import {
  const search = `?fresh=${++times}`;
  return async <T>(file: string) =>
    (await import(/* @vite-ignore */ new URL(`../${file}${search}`, import.meta.url).href)) as T;
}
