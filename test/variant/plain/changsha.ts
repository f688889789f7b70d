/** The second scorer of 長沙, by the rules of open_mahjong's page: 大胡 by their weights, else 小胡 with a pair of 2, 5 or 8. */
import {count, isOneSuit, isPung, plainPairs, plainSplits, rank, type PlainHand} from './hand.js';

const isGeneral = (kind: number): boolean => [2, 5, 8].includes(rank(kind));

/** How many 大胡 a hand has, 0 for 小胡, or why it has none. */
export function changsha(hand: PlainHand): number | 'not-a-win' | 'not-allowed' {
  const splits = plainSplits(hand);
  const pairs = plainPairs(hand);
  if (!splits.length && !pairs) return 'not-a-win';
  const {melds, all, isSelf, isRobbed, flags} = hand;
  const big =
    Number(splits.some(({sets}) => sets.every(isPung))) +
    Number(all.every(isGeneral)) +
    Number(isOneSuit(all, {honors: false})) +
    Number(melds.length === 4) +
    (pairs ? 1 + pairs.fours : 0) +
    Number(isRobbed) +
    Number(isSelf && flags.includes('replacement')) +
    count(['heavenly', 'earthly', 'lastTile', 'afterKong'], (flag) => flags.includes(flag));
  if (big) return big;
  return splits.some(({pair}) => isGeneral(pair)) ? 0 : 'not-allowed';
}

/** What one payer owes. */
export const changshaPays = (big: number, hasDealer: boolean): number =>
  big ? big * (hasDealer ? 7 : 6) : hasDealer ? 2 : 1;
