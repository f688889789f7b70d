/** The second scorer of Chinese classical mahjong: points for sets, the pair and the win, doubled for patterns. */
import {
  count,
  hasStraight,
  isDragon,
  isOneSuit,
  isOnlyWait,
  isOrphan,
  isPung,
  plainSplits,
  plainWait,
  setsOfFlowers,
  type PlainHand,
  type PlainSet,
  type PlainSplit,
} from './hand.js';

const LIMIT = 500;

/** A pung of simples has 2 points; concealed, twice as many; of terminals or honors, twice as many; a kong, four times as many. */
const ofSet = ({is, low, isConcealed}: PlainSet): number =>
  is === 'chow' ? 0 : 2 * (isConcealed ? 2 : 1) * (isOrphan(low) ? 2 : 1) * (is === 'kong' ? 4 : 1);

function points(split: PlainSplit, hand: PlainHand, isOnly: boolean): number {
  const {sets, pair} = split;
  const {seat, round, isSelf, isConcealed, flowers} = hand;
  const wait = plainWait(split, hand);
  return (
    20 +
    sets.reduce((sum, set) => sum + ofSet(set), 0) +
    (isConcealed ? 10 : 0) +
    (isSelf ? 2 : 0) +
    (isOnly && ['edge', 'closed', 'pair'].includes(wait) ? 2 : 0) +
    2 * (Number(pair === seat) + Number(pair === round) + Number(isDragon(pair))) +
    4 * flowers.length
  );
}

function doubles({sets, pair}: PlainSplit, hand: PlainHand): number {
  const {all, seat, round, isSelf, isRobbed, flags, flowers} = hand;
  const pungs = sets.filter(isPung).map(({low}) => low);
  const chows = sets.filter((set) => !isPung(set)).map(({low}) => low);
  const isValued = isDragon(pair) || pair === seat || pair === round;
  // 1 and 5 are of 東, 2 and 6 of 南 …
  const own = count(flowers, (one) => (one - 1) % 4 === seat - 27);
  return (
    count(pungs, isDragon) +
    count(pungs, (low) => low === seat) +
    count(pungs, (low) => low === round) +
    own +
    setsOfFlowers(flowers) +
    Number(chows.length === 4 && !isValued && !flowers.length) +
    Number(hasStraight(chows)) +
    Number(pungs.length === 4) +
    Number(count(sets, (set) => isPung(set) && set.isConcealed) >= 3) +
    (isOneSuit(all, {honors: true}) ? 1 : isOneSuit(all, {honors: false}) ? 3 : 0) +
    Number(flags.includes('lastTile')) +
    Number(isSelf && flags.includes('replacement')) +
    Number(isRobbed)
  );
}

/** The points of a win, 500 at most; undefined for a hand that is none. */
export function classical(hand: PlainHand): number | undefined {
  const splits = plainSplits(hand);
  if (!splits.length) return undefined;
  const isOnly = isOnlyWait(hand);
  const totals = splits.map((split) => points(split, hand, isOnly) * 2 ** doubles(split, hand));
  return Math.min(LIMIT, Math.max(...totals));
}
