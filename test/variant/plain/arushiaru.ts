/** The second scorer of 二十二麻雀, by the list of its page: fu, rounded up to tens, doubled for each han, and 満貫 at 500. */
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
  plainSplits,
  plainWait,
  rank,
  type PlainHand,
  type PlainSet,
  type PlainSplit,
  hasStraight,
} from './hand.js';

const LIMIT = 500;

const isValued = (kind: number, {seat, round}: PlainHand): boolean =>
  isDragon(kind) || kind === seat || kind === round;

/** Fu of a set: 2 for an exposed triplet of simples, twice that for each of concealed, outside, and, twice over, a kong. */
const fuOfSet = ({is, low, isConcealed}: PlainSet): number =>
  is === 'chow' ? 0 : 2 * (isConcealed ? 2 : 1) * (isOrphan(low) ? 2 : 1) * (is === 'kong' ? 4 : 1);

function fuOf(split: PlainSplit, hand: PlainHand): number {
  const {sets, pair} = split;
  const {isSelf, isConcealed, all} = hand;
  const parts = [
    20,
    isConcealed && !isSelf ? 10 : 0,
    isSelf ? 2 : 0,
    isValued(pair, hand) ? 2 : 0,
    ['pair', 'closed', 'edge'].includes(plainWait(split, hand)) ? 2 : 0,
    isOneSuit(all, {honors: false}) ? 10 : 0,
    ...sets.map(fuOfSet),
  ];
  return parts.reduce((a, b) => a + b, 0);
}

/** Whether each set and the pair have a terminal or an honor. */
const isOutside = ({sets, pair}: PlainSplit): boolean =>
  isOrphan(pair) && sets.every(({is, low}) => isOrphan(low) || (is === 'chow' && rank(low) === 7));

function hanOf(split: PlainSplit, hand: PlainHand): number {
  const {sets, pair} = split;
  const {all, seat, round, isSelf, isConcealed, isRobbed, flags} = hand;
  const chows = sets.filter(({is}) => is === 'chow').map(({low}) => low);
  const pungs = sets.filter(isPung).map(({low}) => low);
  const isOrphans = all.every(isOrphan);
  const isFlat = chows.length === 4 && !isValued(pair, hand) && plainWait(split, hand) === 'two-sided';
  return (
    Number(isSelf && isConcealed) +
    Number(isFlat && !isSelf) +
    Number(!all.some(isOrphan)) +
    Number(isOneSuit(all, {honors: true})) +
    3 * Number(isOneSuit(all, {honors: false})) +
    Number(isOrphans && all.some(isHonor) && !all.every(isHonor)) +
    Number(pungs.length === 4) +
    Number(isOutside(split) && !isOrphans) +
    Number(hasStraight(chows)) +
    Number(count(sets, (set) => isPung(set) && set.isConcealed) > 2) +
    Number(count(pungs, isDragon) === 2 && isDragon(pair)) +
    count(pungs, isDragon) +
    Number(pungs.includes(seat)) +
    Number(pungs.includes(round)) +
    Number(isSelf && flags.includes('replacement')) +
    Number(isRobbed) +
    Number(isSelf && flags.includes('lastTile'))
  );
}

function limitsOf({sets, pair}: PlainSplit, {all}: PlainHand): number {
  const pungs = sets.filter(isPung);
  const winds = count(pungs, ({low}) => isWind(low));
  return (
    Number(count(pungs, ({low}) => isDragon(low)) === 3) +
    Number(count(pungs, ({isConcealed}) => isConcealed) === 4) +
    Number(all.every((kind) => isOrphan(kind) && !isHonor(kind))) +
    Number(all.every(isHonor)) +
    Number(winds === 4 || (winds === 3 && isWind(pair)))
  );
}

/** What one payer owes is so many times this; undefined if the hand is not complete. */
export function arushiaru(hand: PlainHand): number | undefined {
  const {flags} = hand;
  // any of its tiles may have come last
  const gates = Number(hand.held.some((win) => isNineGates({...hand, win})));
  const beside = count(['heavenly', 'earthly'], (flag) => flags.includes(flag)) + gates;
  const totals = plainSplits(hand).map((split) => {
    const limits = LIMIT * (limitsOf(split, hand) + beside);
    const fu = 10 * Math.ceil(fuOf(split, hand) / 10);
    return Math.max(limits, Math.min(LIMIT, fu * 2 ** hanOf(split, hand)));
  });
  if (isThirteen(hand)) totals.push(LIMIT * (1 + beside));
  return totals.length ? Math.max(...totals) : undefined;
}
