/** The whole numbers below `N`. */
type Below<N extends number, Found extends number[] = []> = Found['length'] extends N
  ? Found[number]
  : Below<N, [...Found, Found['length']]>;

/** The numbers from 1 to `last`, each known to the compiler: the rules of a page have them. */
export const numbersTo = <N extends number>(last: N): Exclude<Below<N> | N, 0>[] =>
  Array.from({length: last}, (_, i) => (i + 1) as Exclude<Below<N> | N, 0>);
