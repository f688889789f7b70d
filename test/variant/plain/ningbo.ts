/** The second scorer of 寧波, by its list of 台. */
import {
  count,
  heldBefore,
  isDragon,
  isHonor,
  isOneSuit,
  isPung,
  plainWait,
  setsOfFlowers,
  type PlainHand,
} from './hand.js';
import type {Result} from './wild-games.js';
import {hasTooMany, isComplete, wildSplits, type WildSplit} from './wild.js';

const ALL: ReadonlySet<number> = new Set(Array(34).keys());
/** The least of a win by a discard, 三財神 not counted. */
const LEAST = 4;

/** 台 for the sets, the pair and the suit. Honors alone make no chow, so that 字一色 has 對對胡 in it. */
function ofSets({sets, pair, all}: WildSplit, {seat, round}: PlainHand): number {
  const lows = sets.filter(isPung).map(({low}) => low);
  const isHonors = all.every(isHonor);
  return (
    count(lows, isDragon) +
    Number(lows.includes(seat)) +
    Number(lows.includes(round)) +
    (lows.length === 0 ? 1 : 0) +
    (lows.length === sets.length && !isHonors ? 2 : 0) +
    (isHonors || isOneSuit([pair, ...all], {honors: false}) ? 4 : 0) +
    (isOneSuit(all, {honors: true}) ? 2 : 0)
  );
}

/** 台 for how the hand was won and waited for. */
function ofWin(split: WildSplit, hand: PlainHand, isOnly: () => boolean): number {
  const {melds, isSelf, flags} = hand;
  const wait = plainWait(split, {...hand, win: split.wonAs});
  const has = (flag: string): boolean => flags.includes(flag);
  const isNarrow = ['edge', 'closed', 'pair'].includes(wait);
  return (
    Number(isSelf) +
    Number(isNarrow && isOnly()) +
    Number(wait === 'pung') +
    Number(melds.length === 4 && melds.every((meld) => !meld.isConcealed)) +
    Number(isSelf && has('replacement')) +
    Number(isSelf && has('lastTile')) +
    (has('earthly') ? 6 : 0) +
    (has('heavenly') ? 8 : 0)
  );
}

/** 台 for flowers: a set of four has its own one in it. */
function ofFlowers({flowers, seat}: PlainHand): number {
  const isInSet = (flower: number): boolean =>
    setsOfFlowers(flowers.filter((one) => one > 4 === flower > 4)) > 0;
  const own = count(flowers, (one) => (one - 1) % 4 === seat - 27 && !isInSet(one));
  return 2 * setsOfFlowers(flowers) + own;
}

/** A wild tile of the hand, apart from the kind of its face. */
const WILD = 34;

/** The kinds that were waited for, each by its face: a wild tile that is drawn is one more way to have them. */
function facesWaitedFor(hand: PlainHand, wild: number): readonly number[] {
  const before = heldBefore(hand).map((kind) => (kind === wild ? WILD : kind));
  return [...ALL].filter((kind) => {
    const held = [...before, kind].sort((a, b) => a - b);
    return isComplete({...hand, held}, (one) => one === WILD, ALL);
  });
}

/** The 台 of a win; a discard must bring four. */
export function ningbo(hand: PlainHand, wild: number): Result {
  const isWild = (kind: number): boolean => kind === wild;
  if (hasTooMany(hand, isWild)) return undefined;
  const splits = wildSplits(hand, isWild, ALL);
  if (!splits.length) return 'not-a-win';
  const wilds = count(hand.held, isWild);
  let faces: readonly number[] | undefined;
  const isOnly = (): boolean => (faces ??= facesWaitedFor(hand, wild)).length < 2;
  const tai = Math.max(
    ...splits.map((split) => ofSets(split, hand) + ofWin(split, hand, isOnly) + (wilds ? 0 : 1)),
  );
  const total = tai + ofFlowers(hand);
  return hand.isSelf || total >= LEAST ? total + (wilds >= 3 ? 3 : 0) : 'not-allowed';
}
