/** What random hands are made of: some kinds alone, and sets that belong together, so that rare patterns come too. */
import type {Random} from '../../core/tiles/random.js';
import {shuffle} from '../../core/tiles/shuffle.js';
import {
  HONOR,
  SUIT_STARTS,
  isDragon,
  isHonor,
  isOrphan,
  isTerminal,
  isWind,
  rankOf,
  suitOf,
  type Kind,
} from '../../core/tiles/tile.js';
import {ALL_KINDS} from '../../core/tiles/kind-sets.js';

/** Which kinds a hand is made of. */
type Among = (kind: Kind) => boolean;

const all: Among = () => true;

/** Sorts of hands, by turns: all tiles most often. */
export function amongOf(random: Random): Among {
  const suit = random.below(3);
  const low = 1 + random.below(5);
  const sorts: readonly Among[] = [
    ...[all, all, all, all],
    (kind) => suitOf(kind) !== suit,
    (kind) => !isHonor(kind) && suitOf(kind) !== suit,
    (kind) => isHonor(kind) || suitOf(kind) === suit,
    (kind) => suitOf(kind) === suit && !isHonor(kind),
    isOrphan,
    isHonor,
    isTerminal,
    (kind) => !isHonor(kind) && rankOf(kind) % 3 === low % 3,
    (kind) => !isHonor(kind) && rankOf(kind) >= low && rankOf(kind) <= low + 3,
    (kind) => !isOrphan(kind),
  ];
  const [one, other] = [0, 0].map(() => sorts[random.below(sorts.length)]);
  // a row may ask for two of these at once
  return random.below(2) ? one : (kind) => one(kind) && other(kind);
}

/** Sets that belong together, and the pair if it belongs to them. */
export interface Form {
  readonly sets: readonly (readonly Kind[])[];
  readonly pair?: Kind;
}

const allThat = (is: Among): readonly Kind[] => ALL_KINDS.filter(is);
/** The first kind of each suit. */
export const SUITS: readonly Kind[] = SUIT_STARTS.filter((kind) => kind < HONOR);

/** The tiles of a pung. */
export const pungTiles = (kind: Kind): Kind[] => [kind, kind, kind];
/** The tiles of a chow, from its lowest one. */
export const chowTiles = (kind: Kind): Kind[] => [kind, kind + 1, kind + 2];

/** Pungs of all these kinds, or of all but one, which is the pair. */
function pungsOf(kinds: readonly Kind[], random: Random): Form {
  const [one, ...others] = shuffle([...kinds], random);
  return random.below(2) ? {sets: kinds.map(pungTiles)} : {sets: others.map(pungTiles), pair: one};
}

/** Forms that rows of many games ask for, and that sets drawn one by one hardly ever make. */
export const FORMS: readonly ((random: Random) => Form)[] = [
  (random) => pungsOf(allThat(isDragon), random),
  (random) => pungsOf(allThat(isWind), random),
  // 123 456 789 of any suits
  (random) => ({sets: [0, 3, 6].map((rank) => chowTiles(SUITS[random.below(3)] + rank))}),
  // 123 456 789 of one suit
  (random) => {
    const suit = SUITS[random.below(3)];
    return {sets: [0, 3, 6].map((rank) => chowTiles(suit + rank))};
  },
  // two chows, each twice, or one four times
  (random) => {
    const [one, other] = [0, random.below(7)].map((rank) => chowTiles(SUITS[random.below(3)] + rank));
    return {sets: random.below(2) ? [one, one, other, other] : [one, one, one, one]};
  },
  // pungs one after another
  (random) => {
    const [suit, low, many] = [SUITS[random.below(3)], random.below(6), 3 + random.below(2)];
    return pungsOf(
      [...Array(many).keys()].map((step) => suit + low + step),
      random,
    );
  },
  // the same in each suit
  (random) => {
    const rank = random.below(9);
    return pungsOf(
      SUITS.map((suit) => suit + rank),
      random,
    );
  },
];
