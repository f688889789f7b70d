/**
 * Measures whether a time grows in proportion to the length of a text, or faster. Only times of one machine at one
 * moment are compared; since a machine is busy at times, the quickest of many counts.
 */

/** Below this many milliseconds nothing can be said. */
const QUICK = 30;
const TRIES = 25;
/** More milliseconds than the collector of memory takes. */
const SLOW = 2000;
/** The highest ratio for four times the length: proportional time gives 4, quadratic time 16. */
export const LINEAR = 9;

/** Does something with a text of some length. @returns how long it took, in milliseconds */
type Take = (length: number) => number | Promise<number>;

/** The time that the processor has given to this program, in milliseconds; in a browser, which does not say, the time. */
export function spent(): number {
  if (typeof process === 'undefined') return performance.now();
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** How long something takes, in milliseconds. */
export function timeOf(act: () => unknown): number {
  const start = spent();
  act();
  return spent() - start;
}

/**
 * How many times as long a text takes as one of a quarter of its length; 1 if both are quick. The collector of memory
 * begins at some length, and the time leaps there. So a leap counts only if the time leaps again from there on: what is
 * slow for its length gets slower at each length. A time that no collector takes counts at once.
 */
export async function growth(take: Take, length: number): Promise<number> {
  const {times, long} = await leap(take, length);
  if (times < LINEAR || long > SLOW) return times;
  return Math.min(times, (await leap(take, length * 4)).times);
}

/** @returns the quickest time for the length, and how many times that for a quarter of it this is */
async function leap(take: Take, length: number): Promise<{long: number; times: number}> {
  let long = await take(length);
  let short = Infinity;
  for (let tries = 0; tries < TRIES && long >= QUICK; tries++) {
    short = Math.min(short, await take(length / 4));
    if (long < LINEAR * short) break;
    long = Math.min(long, await take(length));
  }
  return {long, times: long < QUICK ? 1 : long / short};
}
