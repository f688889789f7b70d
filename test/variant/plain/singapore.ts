/** The second scorer of Singapore mahjong, by the table of its page. */
import {
  count,
  isDragon,
  isHonor,
  isOneSuit,
  isOrphan,
  isPung,
  isThirteen,
  isWind,
  plainSplits,
  rank,
  type PlainHand,
  type PlainSplit,
} from './hand.js';

const LIMIT = 5;
const ANIMALS = ['animalCat', 'animalRat', 'animalRooster', 'animalCentipede'];

/** Tai for sets and for the form. */
function ofSets(
  {sets, pair}: PlainSplit,
  {seat, round, all, flowers, flags, melds, held}: PlainHand,
): number[] {
  const pungs = sets.filter(isPung).map(({low}) => low);
  const [dragons, winds] = [count(pungs, isDragon), count(pungs, isWind)];
  const isValued = isDragon(pair) || pair === seat || pair === round;
  const hasBonus = flowers.length > 0 || ANIMALS.some((animal) => flags.includes(animal));
  const isOfOrphans = all.every(isOrphan);
  const ranks = held.map(rank).join('');
  const isNine =
    !melds.length &&
    isOneSuit(all, {honors: false}) &&
    /^1{3,4}2{1,2}3{1,2}4{1,2}5{1,2}6{1,2}7{1,2}8{1,2}9{3,4}$/.test(ranks);
  return [
    dragons,
    pungs.includes(seat) ? 1 : 0,
    pungs.includes(round) ? 1 : 0,
    pungs.length || isValued ? 0 : hasBonus ? 1 : 4,
    dragons === 2 && isDragon(pair) ? 1 : dragons === 3 ? 5 : 0,
    winds === 3 && isWind(pair) ? 2 : winds === 4 ? 5 : 0,
    pungs.length === 4 ? 2 : 0,
    isOfOrphans && all.some(isHonor) && !all.every(isHonor) ? 2 : 0,
    isOfOrphans && !all.some(isHonor) ? 5 : 0,
    count(sets, (set) => isPung(set) && set.isConcealed) === 4 ? 5 : 0,
    count(sets, ({is}) => is === 'kong') === 4 ? 5 : 0,
    isNine ? 5 : 0,
  ];
}

/** Tai for the tiles, for what lies beside the hand, and for how it is won. */
function ofOthers({all, flowers, flags, seat, isSelf, isRobbed}: PlainHand): number[] {
  const own = seat - 26;
  const animals = count(ANIMALS, (animal) => flags.includes(animal));
  return [
    isOneSuit(all, {honors: true}) ? 2 : isOneSuit(all, {honors: false}) ? 4 : 0,
    all.every(isHonor) ? 5 : 0,
    count(flowers, (n) => n === own || n === own + 4),
    count([1, 5], (first) => [0, 1, 2, 3].every((n) => flowers.includes(first + n))),
    animals + Number(animals === 4),
    isSelf && (flags.includes('replacement') || flags.includes('flowerReplacement')) ? 1 : 0,
    isSelf && flags.includes('lastTile') ? 1 : 0,
    isRobbed ? 1 : 0,
  ];
}

const sum = (tai: readonly number[]): number => tai.reduce((a, b) => a + b, 0);

/** The score of a hand: one for one tai, twice as much for each further one; or why there is none. */
export function singapore(hand: PlainHand): number | 'not-a-win' | 'not-allowed' {
  const forms = plainSplits(hand).map((split) => sum(ofSets(split, hand)));
  if (isThirteen(hand)) forms.push(5);
  if (!forms.length) return 'not-a-win';
  const tai = Math.max(...forms) + sum(ofOthers(hand));
  return tai ? 2 ** (Math.min(tai, LIMIT) - 1) : 'not-allowed';
}
