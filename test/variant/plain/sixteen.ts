/** The second scorers of 福州 and 温嶺, whose hands have sixteen tiles and wild ones, by what their pages say. */
import {
  count,
  isDragon,
  isOneSuit,
  isOrphan,
  isPung,
  isWind,
  plainWait,
  type PlainHand,
  type PlainSet,
  setsOfFlowers,
} from './hand.js';
import type {Result} from './wild-games.js';
import {hasTooMany, wildSplits, type WildSplit} from './wild.js';

const ALL: ReadonlySet<number> = new Set(Array(34).keys());
/** 福州 sets all honors aside. */
const NUMBERS: ReadonlySet<number> = new Set(Array(27).keys());

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** 福州: flowers, 金 and kongs, twice for a self-draw, and the best of the forms. */
export function fuzhou(hand: PlainHand, wild: number, counters: number): Result {
  const isWild = (kind: number): boolean => kind === wild;
  if (hasTooMany(hand, isWild)) return undefined;
  const splits = wildSplits(hand, isWild, NUMBERS);
  if (!splits.length) return 'not-a-win';
  const {held, melds, flowers, aside, isSelf, isRobbed, flags} = hand;
  const gold = count(held, isWild);
  const laid = flowers.length + aside.length;
  const kongs = melds.filter(({is}) => is === 'kong');
  const shown =
    1 +
    laid +
    gold +
    counters +
    sum(kongs.map((kong) => (kong.isConcealed ? 2 : 1))) +
    2 * setsOfFlowers(flowers);
  const bare = kongs.length ? 0 : laid + gold === 0 ? 30 : laid + gold === 1 ? 15 : 0;
  const first = flags.some((flag) => ['heavenly', 'earthly'].includes(flag)) ? 30 : 0;
  const forms = splits.map(({pair, sets}) =>
    Math.max(
      bare,
      first,
      gold > 2 ? 40 : 0,
      pair === wild ? 60 : 0,
      sets.some((set) => isPung(set) && set.low === wild) ? 120 : 0,
    ),
  );
  return shown * (isSelf || isRobbed ? 2 : 1) + Math.max(...forms);
}

const ofSet = ({is, low, isConcealed}: PlainSet): number =>
  is === 'chow' ? 0 : 2 * (isConcealed ? 2 : 1) * (isOrphan(low) ? 2 : 1) * (is === 'kong' ? 4 : 1);

/** The season and the flower of a seat, in the order 梅蘭竹菊: 竹 has the number 8 and 菊 7. */
const ownFlowers = (seat: number): readonly number[] => [seat - 26, [5, 6, 8, 7][seat - 27]];

function taiOf(split: WildSplit, hand: PlainHand, wilds: number): number {
  const {sets, pair, all} = split;
  const {seat, flowers, isSelf, isRobbed, flags} = hand;
  const isValued = (kind: number): boolean => isDragon(kind) || kind === seat;
  return sum([
    count(sets, (set) => isPung(set) && isValued(set.low)),
    count(ownFlowers(seat), (flower) => flowers.includes(flower)),
    sets.some(isPung) || isValued(pair) ? 0 : 1,
    Number(isSelf && flags.includes('replacement')),
    Number(isRobbed),
    wilds === 0 || wilds === 2 ? 1 : 0,
    isOneSuit(all, {honors: true}) ? 2 : isOneSuit(all, {honors: false}) ? 4 : 0,
    sets.every(isPung) ? 2 : 0,
    new Set(all.filter(isWind)).size === 4 ? 13 : 0,
  ]);
}

/** 温嶺: 胡, doubled for each 台, rounded up to tens, up to 500. */
export function wenling(hand: PlainHand, wild: number): Result {
  const isWild = (kind: number): boolean => kind === wild;
  if (hasTooMany(hand, isWild)) return undefined;
  const splits = wildSplits(hand, isWild, ALL);
  if (!splits.length) return 'not-a-win';
  const {held, seat, win, flowers, isSelf} = hand;
  const totals = splits.map((split) => {
    const wait = plainWait(split, {...hand, win: split.wonAs});
    const isSingle = split.wonAs < 27 && ['pair', 'closed', 'edge'].includes(wait);
    const isValued = isDragon(split.pair) || split.pair === seat;
    const hu = [
      20,
      4 * flowers.length,
      isSelf ? 2 : 0,
      isSingle ? 2 : 0,
      isValued ? 2 : 0,
      ...split.sets.map(ofSet),
    ];
    const tai = taiOf(split, hand, count(held, isWild)) + (isSelf && isWild(win) ? 1 : 0);
    return 10 * Math.ceil((sum(hu) * 2 ** tai) / 10);
  });
  return Math.min(500, Math.max(...totals));
}
