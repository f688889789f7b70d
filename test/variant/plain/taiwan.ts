/** The second scorer of 台灣十六張, by the association's list of 台. */
import {
  count,
  isDragon,
  isHonor,
  isOneSuit,
  isOnlyWait,
  isPung,
  isWind,
  plainSplits,
  plainWait,
  setsOfFlowers,
  type PlainHand,
  type PlainSplit,
} from './hand.js';

/** The flowers of 東南西北: 春夏秋冬, and 梅蘭竹菊, of which 菊 is the seventh tile and 竹 the eighth. */
const OWN = [
  [1, 5],
  [2, 6],
  [3, 8],
  [4, 7],
];

/** 台 for sets, suits and the pair. */
function ofSets(split: PlainSplit, hand: PlainHand): number[] {
  const {sets, pair} = split;
  const {all, seat, round, isSelf, flowers} = hand;
  const pungs = sets.filter(isPung);
  const lows = pungs.map(({low}) => low);
  const [dragons, winds] = [count(lows, isDragon), count(lows, isWind)];
  const isSmallDragons = dragons === 2 && isDragon(pair);
  const isSmallWinds = winds === 3 && isWind(pair);
  const concealed = count(pungs, ({isConcealed}) => isConcealed);
  const isPlain =
    !pungs.length &&
    plainWait(split, hand) === 'two-sided' &&
    !isSelf &&
    !all.some(isHonor) &&
    !flowers.length;
  return [
    dragons === 3 ? 8 : isSmallDragons ? 4 : dragons,
    winds === 4 ? 16 : isSmallWinds ? 8 : Number(lows.includes(seat)) + Number(lows.includes(round)),
    isPlain ? 2 : 0,
    [0, 0, 0, 2, 5, 8][concealed],
    pungs.length === sets.length ? 4 : 0,
    all.every(isHonor) ? 8 : isOneSuit(all, {honors: true}) ? 4 : isOneSuit(all, {honors: false}) ? 8 : 0,
  ];
}

/** 台 for how the hand was won, and for flowers. */
function ofWin(split: PlainSplit, hand: PlainHand, isOnly: boolean): number[] {
  const {melds, isSelf, isRobbed, isConcealed, flags, flowers, seat} = hand;
  const has = (flag: string): boolean => flags.includes(flag);
  // four or five sets before others, and none of them concealed: the pair is waited for
  const isAllCalled = melds.length === 5 && melds.every((meld) => !meld.isConcealed);
  const isNarrow = ['edge', 'closed', 'pair'].includes(plainWait(split, hand));
  const isReady = has('readyEarly');
  return [
    isConcealed && !isReady ? 1 : 0,
    isConcealed && isSelf && !isReady ? 1 : 0,
    isSelf ? 1 : 0,
    isReady ? 4 : 0,
    isAllCalled ? (isSelf ? 1 : 2) : 0,
    isOnly && isNarrow && !isAllCalled ? 1 : 0,
    isRobbed ? 1 : 0,
    isSelf && (has('replacement') || has('flowerReplacement')) ? 1 : 0,
    has('lastTile') ? 1 : 0,
    count(flowers, (one) => OWN[seat - 27].includes(one)),
    2 * setsOfFlowers(flowers),
  ];
}

/** The 台 of a win; undefined for a hand that is none. */
export function taiwan(hand: PlainHand): number | undefined {
  const splits = plainSplits(hand);
  if (!splits.length) return undefined;
  const isOnly = isOnlyWait(hand);
  const totals = splits.map((split) =>
    [...ofSets(split, hand), ...ofWin(split, hand, isOnly)].reduce((sum, one) => sum + one, 0),
  );
  return Math.max(...totals);
}
