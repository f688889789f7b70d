/** The second scorer of Zung Jung, by the author's list of patterns, category by category. */
import {
  count,
  isDragon,
  isHonor,
  isNineGates,
  isOneSuit,
  isOrphan,
  isPung,
  isThirteen,
  isWind,
  plainPairs,
  plainSplits,
  rank,
  suit,
  type PlainHand,
  type PlainSplit,
  hasStraight,
} from './hand.js';

const LIMIT = 320;
const PAR = 25;

const lowsOf = ({sets}: PlainSplit, is: 'chow' | 'pung'): number[] =>
  sets.filter((set) => isPung(set) === (is === 'pung')).map(({low}) => low);

/** Whether suited sets of some number stand in all three suits. */
const inThreeSuits = (lows: readonly number[]): boolean =>
  lows.some((low) => [0, 1, 2].every((other) => low < 27 && lows.includes(other * 9 + (low % 9))));

/** The longest run of pungs of one suit in consecutive numbers. */
const longestRun = (pungs: readonly number[]): number =>
  Math.max(
    0,
    ...pungs.map((low) => {
      let length = 0;
      while (low + length < 27 && suit(low + length) === suit(low) && pungs.includes(low + length)) length++;
      return length;
    }),
  );

/** Categories 1, 3 to 8 of a regular hand. */
function regular(split: PlainSplit, hand: PlainHand): number[] {
  const {sets, pair} = split;
  const [chows, pungs] = [lowsOf(split, 'chow'), lowsOf(split, 'pung')];
  const [dragons, winds] = [count(pungs, isDragon), count(pungs, isWind)];
  const pairs = [...new Set(chows)].map((low) => count(chows, (one) => one === low)).filter((n) => n > 1);
  const [most = 0] = pairs.sort((a, b) => b - a);
  const small = pungs.some(
    (low) =>
      low < 27 &&
      pair < 27 &&
      pair % 9 === low % 9 &&
      [0, 1, 2].every((n) => [...pungs, pair].includes(n * 9 + (low % 9))),
  );
  const hasOrphan =
    sets.every((set) => isOrphan(set.low) || (set.is === 'chow' && rank(set.low) === 7)) && isOrphan(pair);
  return [
    chows.length === 4 ? 5 : 0,
    hand.isConcealed ? 5 : 0,
    isNineGates(hand) ? 480 : 0,
    ...pungs.map((low) => (isDragon(low) || low === hand.seat ? 10 : 0)),
    dragons === 3 ? 130 : dragons === 2 && isDragon(pair) ? 40 : 0,
    winds === 4 ? 400 : winds === 3 ? (isWind(pair) ? 320 : 120) : winds === 2 && isWind(pair) ? 30 : 0,
    pungs.length === 4 ? 30 : 0,
    [0, 0, 5, 30, 125][count(sets, (set) => isPung(set) && set.isConcealed)],
    [0, 5, 20, 120, 480][count(sets, ({is}) => is === 'kong')],
    most === 4 ? 480 : most === 3 ? 120 : pairs.length === 2 ? 60 : most === 2 ? 10 : 0,
    inThreeSuits(chows) ? 35 : 0,
    inThreeSuits(pungs) ? 120 : small ? 30 : 0,
    hasStraight(chows) ? 40 : 0,
    [0, 0, 0, 100, 200][longestRun(pungs)],
    hand.all.every(isOrphan) ? 0 : hasOrphan ? (hand.all.some(isHonor) ? 40 : 50) : 0,
  ];
}

/** Category 2, and what else asks for the tiles alone. */
const byTiles = ({all}: PlainHand): number[] => [
  all.some(isOrphan) ? 0 : 5,
  isOneSuit(all, {honors: true}) ? 40 : isOneSuit(all, {honors: false}) ? 80 : 0,
  all.every(isHonor) ? 320 : 0,
  all.every(isOrphan) ? (all.some(isHonor) ? 100 : 400) : 0,
];

/** Category 9. */
const incidental = ({isSelf, isRobbed, flags}: PlainHand): number[] => [
  flags.includes('lastTile') ? 10 : 0,
  isSelf && flags.includes('replacement') ? 10 : 0,
  isRobbed ? 10 : 0,
  flags.includes('heavenly') ? 155 : 0,
  flags.includes('earthly') ? 155 : 0,
];

/** What patterns come to: one point for none, the limit, or a pattern above it. */
function worth(patterns: readonly number[]): number {
  const highest = Math.max(...patterns);
  return Math.max(
    1,

    Math.min(
      LIMIT,
      patterns.reduce((a, b) => a + b, 0),
    ),
    highest > LIMIT ? highest : 0,
  );
}

/** The score of a hand; undefined if it is not complete. */
export function zungJung(hand: PlainHand): number | undefined {
  const totals = plainSplits(hand).map((split) =>
    worth([...regular(split, hand), ...byTiles(hand), ...incidental(hand)]),
  );
  if (plainPairs(hand)) totals.push(worth([30, ...byTiles(hand), ...incidental(hand)]));
  if (isThirteen(hand)) totals.push(worth([160, ...incidental(hand)]));
  return totals.length ? Math.max(...totals) : undefined;
}

/** What each other player pays, and whether it is the discarder who does. */
export const zungJungPays = (score: number, hand: PlainHand, isDiscarder: boolean): number => {
  if (hand.isSelf || score <= PAR) return score;
  return isDiscarder ? 3 * score - 2 * PAR : PAR;
};
