/** All sets of three that hands are made of, by number, and hands made of them. */
import {CHOW, PUNG} from '../../core/tiles/group.js';
import {randomOf} from '../../core/tiles/random.js';
import {HONOR, KINDS, rankOf, type Kind} from '../../core/tiles/tile.js';

/** A chow or a pung. */
export interface TileSetOfThree {
  /** Its place in {@link SETS_OF_THREE}. */
  readonly at: number;
  readonly type: typeof CHOW | typeof PUNG;
  /** Its lowest kind. */
  readonly low: Kind;
  readonly kinds: readonly [Kind, Kind, Kind];
  /** The sum of the numbers of its tiles in {@link HASHES}. */
  readonly hash: number;
}

const WORD = 2 ** 32;

/** A number for each kind. Their sum names a hand: two hands with the same sum are the same but for one case in billions. */
export const HASHES: readonly number[] = (() => {
  const random = randomOf('hands');
  return [...Array(KINDS).keys()].map(() => random.below(WORD) * 4 + random.below(4));
})();

const setOf = (type: typeof CHOW | typeof PUNG, low: Kind, at: number): TileSetOfThree => {
  const kinds = type === CHOW ? ([low, low + 1, low + 2] as const) : ([low, low, low] as const);
  return {at, type, low, kinds, hash: kinds.reduce((sum, kind) => sum + HASHES[kind], 0)};
};

/** Every chow, then every pung. */
export const SETS_OF_THREE: readonly TileSetOfThree[] = (() => {
  const sets: TileSetOfThree[] = [];
  for (let kind = 0; kind < HONOR; kind++) if (rankOf(kind) <= 7) sets.push(setOf(CHOW, kind, sets.length));
  for (let kind = 0; kind < KINDS; kind++) sets.push(setOf(PUNG, kind, sets.length));
  return sets;
})();

const byKey = new Map(SETS_OF_THREE.map((set) => [set.type * 64 + set.low, set]));

/** The set of a type from its lowest kind on; undefined where there is none. */
export const setFrom = (type: number, low: Kind): TileSetOfThree | undefined => byKey.get(type * 64 + low);

/** The tiles of some sets and a pair by kind. */
export function tilesOfSets(sets: readonly TileSetOfThree[], pair: Kind): Uint8Array {
  const tiles = new Uint8Array(KINDS);
  for (const {kinds} of sets) for (const kind of kinds) tiles[kind]++;
  tiles[pair] += 2;
  return tiles;
}
