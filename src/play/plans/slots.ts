/** Which sets of a hand a row names, and which others may take their places. */
import type {Kind} from '../../core/tiles/tile.js';
import {SETS_OF_THREE, type TileSetOfThree} from './sets.js';
import type {RowTest, WholeHand} from './whole-hand.js';
import {ALL_KINDS} from '../../core/tiles/kind-sets.js';

/** What a row needs of one hand: the sets that it names; or those of which all its sets must be. */
export interface RowNeeds {
  /** The places in the hand of the sets that the row names. */
  readonly named: readonly number[];
  /** The sets that the other places may have; all if nothing is said of them. */
  readonly others: readonly TileSetOfThree[];
  /** The kinds that the pair may have. */
  readonly pairs: readonly Kind[];
}

/** A place for which so many sets will do is free. */
const FREE = 40;
/** Where the sets of two places are alike to this part, the same may stand in both. */
const ALIKE = 0.6;
/** Sets of which a whole hand is made are at least so many. */
const LEAST_FAMILY = 6;
/** A place for which no more sets than these will do is named. */
const MOST_NAMED = 8;

const withSet = ({sets, pair}: WholeHand, at: number, set: TileSetOfThree): WholeHand => ({
  sets: sets.map((one, i) => (i === at ? set : one)),
  pair,
});

/**
 * Finds what a row needs of a hand that has it, by putting every other set into each of its places.
 * @returns undefined if the row leaves every place free, or asks for something that no place shows
 */
export function rowNeedsOf(id: string, hand: WholeHand, test: RowTest): RowNeeds | undefined {
  const will = hand.sets.map((_, at) => SETS_OF_THREE.filter((set) => test.has(id, withSet(hand, at, set))));
  const pairs = ALL_KINDS.filter((pair) => test.has(id, {...hand, pair}));
  const places = will.map((_, at) => at);
  const limited = places.filter((at) => will[at].length < FREE);
  const all = [...new Set(limited.flatMap((at) => will[at]))];
  const mean = limited.reduce((sum, at) => sum + will[at].length, 0) / (limited.length || 1);
  const isWhole = limited.length === places.length;
  const isFamily = isWhole && mean >= ALIKE * all.length;
  if (isFamily && all.length >= LEAST_FAMILY) return {named: [], others: all, pairs};
  const named = limited.filter((at) => will[at].length <= MOST_NAMED);
  // a pair that is named, with one set, is as much as two sets
  const isTold = named.length > 1 || (named.length > 0 && pairs.length <= MOST_NAMED);
  if (!isTold) return undefined;
  const rest = limited.filter((at) => !named.includes(at));
  const others = isWhole && rest.length ? [...new Set(rest.flatMap((at) => will[at]))] : SETS_OF_THREE;
  return {named, others, pairs};
}
