import {COUNTED} from '../browser/counted.mjs';

declare global {
  /** What a function that is counted calls first, by `test/browser/counted-calls.mjs`. */
  var called: ((file: string, name: string) => void) | undefined;
}

/** Calls by the file, such as `src/core/scoring/score.ts`, and the name of the function. */
let calls: [file: string, name: string][] = [];

/** The names of all functions that were called so far. */
export const everCalled = new Set<string>();

globalThis.called = (file, name) => {
  everCalled.add(name);
  calls.push([file, name]);
};

/**
 * Counts calls while something happens.
 * @returns a function that tells how often functions of a name were called in a file, or in any
 */
export async function callsDuring(
  act: () => Promise<void>,
): Promise<(name: string, file?: string) => number> {
  calls = [];
  await act();
  const during = calls;
  return (name, file) => {
    if (!COUNTED.includes(name)) throw new Error(`Nothing counts the calls of ${name}.`);
    return during.filter(([at, one]) => one === name && (file === undefined || at === file)).length;
  };
}
