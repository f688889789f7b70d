/**
 * Whether a time grows with the length of what is read, and no faster. Only times of one machine at one time are
 * compared; a machine is busy at times, so that the quickest of some counts.
 */

/** Below so many milliseconds nothing can be said. */
const QUICK = 30;
const TRIES = 5;
/** Four times the length takes four times the time; what is quadratic takes sixteen times. */
export const LINEAR = 9;

/** Does something with a text of some length. @returns how long that took, in milliseconds */
type Take = (length: number) => number | Promise<number>;

/** How long something takes, in milliseconds. */
export function timeOf(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

/** How many times as long a text takes as one of a quarter of its length; 1 where both are quick. */
export async function growth(take: Take, length: number): Promise<number> {
  let [long, short] = [await take(length), Infinity];
  if (long < QUICK) return 1;
  for (let tries = 0; tries < TRIES && !(long < LINEAR * short); tries++) {
    short = Math.min(short, await take(length / 4));
    long = Math.min(long, await take(length));
  }
  return long / short;
}
