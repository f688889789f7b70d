/** The second scorer of 廣東推倒胡 without jokers: 番 added, two at least, and doubled. */
import {
  count,
  isDragon,
  isNineGates,
  isOneSuit,
  isOrphan,
  isPung,
  isThirteen,
  isWind,
  plainPairs,
  plainSplits,
  type PlainHand,
  type PlainSplit,
} from './hand.js';

const LEAST = 2;

/** 番 for the form; whether it has 門清 in it, and 清一色. */
interface Form {
  readonly fan: number;
  readonly isClosed?: boolean;
  readonly isFlush?: boolean;
}

function ofSplit({sets, pair}: PlainSplit, hand: PlainHand): Form {
  const lows = sets.filter(isPung).map(({low}) => low);
  const [dragons, winds] = [count(lows, isDragon), count(lows, isWind)];
  const allPungs = lows.length === 4;
  const isLow = allPungs && hand.all.every(isOrphan);
  const pungs = isLow ? 12 : allPungs && winds < 4 ? 4 : 0;
  const dragon = dragons === 3 ? 16 : dragons === 2 && isDragon(pair) ? 12 : 0;
  const wind = winds === 4 ? 16 : winds === 3 && isWind(pair) ? 12 : 0;
  const gates = isNineGates(hand) ? 16 : 0;
  return {fan: pungs + dragon + wind + gates, isClosed: gates > 0, isFlush: gates > 0};
}

/** 番 that any form may have. */
function beside({isClosed = false, isFlush = false}: Form, hand: PlainHand): number {
  const {all, isSelf, isRobbed, isConcealed, flags} = hand;
  const isFirst = isSelf && (flags.includes('heavenly') || flags.includes('earthly'));
  const isReplaced = isSelf && flags.includes('replacement');
  return (
    (isFirst ? 12 : 0) +
    (isReplaced ? 5 : isSelf && !isFirst ? 1 : 0) +
    (isConcealed && !isClosed && !isFirst ? 1 : 0) +
    (isRobbed ? 4 : 0) +
    (flags.includes('lastTile') ? 4 : 0) +
    (isOneSuit(all, {honors: true}) ? 4 : isOneSuit(all, {honors: false}) && !isFlush ? 8 : 0)
  );
}

/** The points of a win, or why the hand is none. */
export function guangdong(hand: PlainHand): number | 'not-a-win' | 'not-allowed' {
  const forms: Form[] = [
    ...plainSplits(hand).map((split) => ofSplit(split, hand)),
    ...(plainPairs(hand) ? [{fan: 6, isClosed: true}] : []),
    ...(isThirteen(hand) ? [{fan: 16, isClosed: true}] : []),
  ];
  if (!forms.length) return 'not-a-win';
  const fan = Math.max(...forms.map((form) => form.fan + beside(form, hand)));
  return fan < LEAST ? 'not-allowed' : fan * 2;
}
