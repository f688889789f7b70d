/** The second scorers of 武漢, 天津, 杭州 and 紅中, by what their pages say. */
import {hasStraight, isOneSuit, isPung, rank, type PlainHand} from './hand.js';
import {
  fours,
  hasTooMany,
  isComplete,
  nextKind,
  waitsForAny,
  wildPairs,
  wildSplits,
  type WildSplit,
} from './wild.js';

/** The points of a hand, or why it has none; undefined for one with too many wild tiles to be judged. */
export type Result = number | 'not-a-win' | 'not-allowed' | undefined;

const ALL: ReadonlySet<number> = new Set(Array(34).keys());
const RED = 33;
const WHITE = 31;
/** 數牌 and 紅中. */
const OF_RED: ReadonlySet<number> = new Set([...[...ALL].filter((kind) => kind < 27), RED]);

const isGeneral = (kind: number): boolean => [2, 5, 8].includes(rank(kind));
const isStraight = ({sets}: WildSplit): boolean =>
  hasStraight(sets.filter(({is}) => is === 'chow').map(({low}) => low));
const best = (totals: readonly number[]): Result => (totals.length ? Math.max(...totals) : 'not-allowed');

/** 武漢: 二、五、八 as the pair, but for 清一色, 碰碰胡 and 將一色; no 紅中; doubled for each 番, up to 64. */
export function wuhan(hand: PlainHand, indicator: number): Result {
  const wild = nextKind(indicator);
  const isWild = (kind: number): boolean => kind === wild;
  if (hasTooMany(hand, isWild)) return undefined;
  const splits = wildSplits(hand, isWild, ALL);
  if (!splits.length) return 'not-a-win';
  const {melds, isSelf, held} = hand;
  return best(
    splits.flatMap((split) => {
      const {all, pair} = split;
      const [flush, pungs, generals] = [
        isOneSuit(all, {honors: false}),
        split.sets.every(isPung),
        all.every(isGeneral),
      ];
      if (all.includes(RED) || !(flush || pungs || generals || isGeneral(pair))) return [];
      const isCalled = melds.length === 4 && melds.every(({isConcealed}) => !isConcealed);
      const fan =
        Number(isSelf) +
        Number(!held.some(isWild)) +
        2 * (Number(pungs) + Number(flush) + Number(generals) + Number(isCalled && !isSelf));
      return [Math.min(64, 2 ** fan)];
    }),
  );
}

/** 天津: self-drawn, with 捉五, 龍, 沒混 or 混吊. */
export function tianjin(hand: PlainHand, indicator: number): Result {
  const wilds = [indicator, nextKind(indicator)];
  const isWild = (kind: number): boolean => wilds.includes(kind);
  if (hasTooMany(hand, isWild)) return undefined;
  const splits = wildSplits(hand, isWild, ALL);
  if (!splits.length) return 'not-a-win';
  const {win, held, isSelf, flags} = hand;
  if (!isSelf) return 'not-allowed';
  const has = held.some(isWild);
  const isAny = waitsForAny(hand, isWild, ALL, (one) => isComplete(one, isWild, ALL));
  const isKong = flags.includes('replacement');
  return best(
    splits.flatMap((split) => {
      const {won} = split;
      const isFive = win === 4 && !isWild(win) && won?.is === 'chow' && won.low === 3;
      const points = (has ? 0 : 3) + (isAny ? 3 : 0) + (isFive ? 4 : 0) + (isStraight(split) ? 5 : 0);
      return points ? [(points + (isKong ? 2 : 0)) * (isKong ? 2 : 1)] : [];
    }),
  );
}

/** Sets and a pair or seven pairs, as 杭州 and 紅中 have them. */
const forms = (
  hand: PlainHand,
  isWild: (kind: number) => boolean,
  kinds: ReadonlySet<number>,
): {splits: WildSplit[]; pairs: (readonly number[])[]} => {
  return {splits: wildSplits(hand, isWild, kinds), pairs: wildPairs(hand, isWild, kinds)};
};

/** 杭州: self-drawn; 白 is wild; doubled for each 番, up to four. */
export function hangzhou(hand: PlainHand): Result {
  const isWild = (kind: number): boolean => kind === WHITE;
  if (hasTooMany(hand, isWild)) return undefined;
  const {splits, pairs} = forms(hand, isWild, ALL);
  if (!splits.length && !pairs.length) return 'not-a-win';
  const {isSelf, held, flags} = hand;
  if (!isSelf) return 'not-allowed';
  const has = held.some(isWild);
  const isWon = (one: PlainHand): boolean =>
    isComplete(one, isWild, ALL) || wildPairs(one, isWild, ALL).length > 0;
  const beside =
    Number(!has) +
    Number(flags.includes('replacement')) +
    Number(has && waitsForAny(hand, isWild, ALL, isWon));
  const ofPairs = pairs.map((tiles) => (!has && fours(tiles) ? 4 : 2));
  return 2 ** Math.min(4, beside + Math.max(0, ...ofPairs));
}

/** 紅中: self-drawn; 紅中 is wild; doubled for each 番, up to four. */
export function hongzhong(hand: PlainHand): Result {
  const isWild = (kind: number): boolean => kind === RED;
  if (hasTooMany(hand, isWild)) return undefined;
  const {splits, pairs} = forms(hand, isWild, OF_RED);
  if (!splits.length && !pairs.length) return 'not-a-win';
  const {isSelf, held, flags} = hand;
  if (!isSelf) return 'not-allowed';
  const has = held.some(isWild);
  const beside = Number(!has) + Number(flags.includes('replacement'));
  const flush = (tiles: readonly number[]): number => (isOneSuit(tiles, {honors: false}) ? 2 : 0);
  const fans = [
    ...splits.map((split) => Number(split.sets.every(isPung)) + Number(isStraight(split)) + flush(split.all)),
    ...pairs.map((tiles) => (fours(tiles) ? 3 : 2) + flush(tiles)),
  ];
  return 2 ** Math.min(4, beside + Math.max(...fans));
}
