/** The second scorer of Korean mahjong, by the table of its page. */
import {
  count,
  isDragon,
  isHonor,
  isNineGates,
  isOneSuit,
  isOrphan,
  isPung,
  plainPairs,
  plainSplits,
  plainWait,
  type PlainHand,
  type PlainSplit,
  hasStraight,
} from './hand.js';

const ANTE = 10;
const LEAST = 2;

/** Points for sets and for the form. */
function ofSets(split: PlainSplit, hand: PlainHand): number[] {
  const {sets, pair} = split;
  const {seat, round, isSelf, isConcealed} = hand;
  const chows = sets.filter(({is}) => is === 'chow').map(({low}) => low);
  const pungs = sets.filter(isPung).map(({low}) => low);
  const dragons = count(pungs, isDragon);
  const isValued = isDragon(pair) || pair === seat || pair === round;
  const concealed = count(sets, (set) => isPung(set) && set.isConcealed);
  return [
    chows.length === 4 && !isValued && isConcealed && !isSelf && plainWait(split, hand) === 'two-sided'
      ? 1
      : 0,
    new Set(chows).size < chows.length ? 1 : 0,
    pungs.includes(seat) ? 1 : 0,
    pungs.includes(round) ? 1 : 0,
    dragons === 3 ? 24 : dragons,
    dragons === 2 && isDragon(pair) ? 2 : 0,
    pungs.length === 4 ? 2 : 0,
    hasStraight(chows) ? 2 : 0,
    concealed > 2 ? 2 : 0,
    concealed > 3 ? 24 : 0,
    count(sets, ({is}) => is === 'kong') === 4 ? 24 : 0,
    isNineGates(hand) ? 24 : 0,
  ];
}

/** Points for the tiles, and for how the hand is won; without the one for ready. */
const ofTiles = ({all, isSelf, isConcealed, flags}: PlainHand): number[] => [
  isConcealed ? 1 : 0,
  isConcealed && isSelf ? 1 : 0,
  all.some(isOrphan) ? 0 : 1,
  isOneSuit(all, {honors: true}) ? 2 : isOneSuit(all, {honors: false}) ? 6 : 0,
  all.every(isHonor) ? 24 : 0,
  flags.includes('heavenly') ? 16 : 0,
  flags.includes('earthly') ? 16 : 0,
];

const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

/** The score of a hand with the ante, or why there is none. */
export function korean(hand: PlainHand): number | 'not-a-win' | 'not-allowed' {
  const forms = plainSplits(hand).map((split) => sum(ofSets(split, hand)));
  if (plainPairs(hand)) forms.push(4);
  if (!forms.length) return 'not-a-win';
  const points = Math.max(...forms) + sum(ofTiles(hand));
  if (points < LEAST) return 'not-allowed';
  return ANTE + points + Number(hand.flags.includes('riichi'));
}
