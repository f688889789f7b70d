/** The second scorer of 上海敲麻: flowers, doubled for each 番 up to three. */
import {count, isOneSuit, isPung, isWind, plainSplits, type PlainHand, type PlainSplit} from './hand.js';

/** What flowers, kongs and pungs of winds are worth; ten where there are none. */
function flowersOf({sets}: PlainSplit, {flowers, aside}: PlainHand): number {
  const kongs = sets.filter(({is}) => is === 'kong');
  const winds = count(sets, (set) => isPung(set) && isWind(set.low));
  const laid = flowers.length + aside.length;
  if (!kongs.length && !winds && !laid) return 10;
  return laid + winds + kongs.reduce((sum, {isConcealed}) => sum + (isConcealed ? 2 : 1), 0);
}

/** 番 by the sets and tiles, and those by how the last tile came. */
function fanOf({sets}: PlainSplit, hand: PlainHand): readonly [hand: number, luck: number] {
  const {all, melds, isConcealed, isSelf, isRobbed, flags} = hand;
  const colour = isOneSuit(all, {honors: true}) ? 1 : isOneSuit(all, {honors: false}) ? 2 : 0;
  const forms = Number(sets.every(isPung)) + Number(isConcealed) + Number(melds.length === 4);
  return [colour + forms, Number(isSelf && flags.includes('replacement')) + Number(isRobbed)];
}

/** The points of a win, or why the hand is none. */
export function shanghai(hand: PlainHand): number | 'not-a-win' | 'not-allowed' {
  const splits = plainSplits(hand);
  if (!splits.length) return 'not-a-win';
  const totals = splits.flatMap((split) => {
    const flowers = flowersOf(split, hand);
    const [fan, luck] = fanOf(split, hand);
    if (!fan && flowers < (hand.isSelf ? 2 : 3)) return [];
    return [(1 + flowers) * 2 ** Math.min(3, fan + luck)];
  });
  return totals.length ? Math.max(...totals) : 'not-allowed';
}
