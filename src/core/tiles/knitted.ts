/** The tiles of 組合龍: 147, 258 and 369, each in another suit. */

/** The lowest tiles of 147, 258 and 369, for each of the six ways to assign them to suits. */
export const KNITTED_WAYS = [
  [0, 10, 20],
  [0, 11, 19],
  [1, 9, 20],
  [1, 11, 18],
  [2, 9, 19],
  [2, 10, 18],
].map((lows) => {
  const kinds = lows.flatMap((low) => [low, low + 3, low + 6]);
  return {
    lows,
    kinds,
    bits: kinds.reduce((bits, kind) => bits | (1 << kind), 0),
  };
});

/** One of the six ways. */
export type KnittedWay = (typeof KNITTED_WAYS)[number];

/** Whether these suited kinds are 147, 258 and 369, each in another suit. */
export const isKnittedStraight = (suited: number): boolean => KNITTED_WAYS.some(({bits}) => bits === suited);
