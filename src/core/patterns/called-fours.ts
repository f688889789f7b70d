/** 明四歸 and 暗四歸: four tiles of a kind without a kong, one of them called, or none. */
import type {Match} from '../game/match.js';
import {foursCount, foursOf} from './fours.js';

/** 明四歸: how many kinds the hand has four times without a kong, and at least once in a called meld. */
export function openFoursCount(m: Match): number {
  const {suited, honors} = foursOf(m, m.all & ~m.kongs);
  const called = m.called & ~m.kongs;
  let n = 0;
  for (let left = suited; left; left &= left - 1) if (m.touching(called, left & -left, 0)) n++;
  for (let left = honors; left; left &= left - 1) if (m.touching(called, 0, left & -left)) n++;
  return n;
}

/** 暗四歸: how many kinds the hand has four times without a kong, and in no called meld. */
export const concealedFoursCount = (m: Match): number => foursCount(m) - openFoursCount(m);
