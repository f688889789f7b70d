/** Lists of tiles, kinds or sets in which one may stand several times. */

/** Takes one of a list out of it. @returns whether the list had it */
export function takeOut<T>(list: T[], one: T): boolean {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** The list without some of it, each as often; undefined where it does not have them all. */
export function withoutSome<T>(list: readonly T[], some: readonly T[]): T[] | undefined {
  const left = [...list];
  return some.every((one) => takeOut(left, one)) ? left : undefined;
}
