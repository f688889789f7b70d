import type {Random} from './random.js';

/** Shuffles a list in place by Fisher–Yates, from the last index down. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const moved = list[last];
    list[last] = list[other];
    list[other] = moved;
  }
  return list;
}
