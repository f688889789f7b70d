/** Keeps what was derived from other values for as long as those values are the same. */

/**
 * A function that keeps its last result, and returns it again while it is called with the same values and objects.
 * @param derive pure: its result depends on its arguments alone
 */
export function memoizeLast<A extends readonly unknown[], R>(derive: (...from: A) => R): (...from: A) => R {
  let last: {readonly from: A; readonly result: R} | undefined;
  return (...from) => {
    if (!last?.from.every((value, i) => Object.is(value, from[i]))) last = {from, result: derive(...from)};
    return last.result;
  };
}

/** A function that returns the object that it returned last, if the new one says the same as JSON. */
export function steady<T>(): (made: T) => T {
  let last: {readonly made: T; readonly text: string} | undefined;
  return (made) => {
    const text = JSON.stringify(made);
    if (last?.text !== text) last = {made, text};
    return last.made;
  };
}
