/** Sets of kinds as conditions name them: `winds`, `terminals`, `ofRanks(2, 4, 6, 8)`. */
import {
  ALL_HONORS,
  DRAGON_BITS,
  TERMINAL_BITS,
  WIND_BITS,
  everySuit,
  type HonorSet,
  type RankSet,
  type SuitedSet,
} from '../tiles/kind-sets.js';
import {GREEN, HONOR, WHITE, type Kind} from '../tiles/tile.js';

/** A set of kinds, among the 34. */
export interface Kinds {
  readonly suited: SuitedSet;
  readonly honors: HonorSet;
}

/** 東南西北 */
export const winds: Kinds = {suited: 0, honors: WIND_BITS};
/** 白發中 */
export const dragons: Kinds = {suited: 0, honors: DRAGON_BITS};
/** 字牌 */
export const honors: Kinds = {suited: 0, honors: ALL_HONORS};
/** 老頭牌: 1 and 9. */
export const terminals: Kinds = {suited: TERMINAL_BITS, honors: 0};
/** 幺九牌: 1, 9 and honors. */
export const orphans: Kinds = {suited: TERMINAL_BITS, honors: ALL_HONORS};

const rankBits = (ranks: readonly number[]): RankSet =>
  ranks.reduce((bits, rank) => bits | (1 << (rank - 1)), 0);

/** Suited tiles of these ranks, in every suit. */
export const ofRanks = (...ranks: number[]): Kinds => ({suited: everySuit(rankBits(ranks)), honors: 0});

/** Suited tiles of these ranks in one suit: 0 萬, 1 筒, 2 索. */
export const ofSuit = (suit: number, ...ranks: number[]): Kinds => ({
  suited: rankBits(ranks) << (9 * suit),
  honors: 0,
});

/** A single honor. */
export const honor = (kind: Kind): Kinds => ({suited: 0, honors: 1 << (kind - HONOR)});

/** The union of sets of kinds. */
export const allKinds = (...all: readonly Kinds[]): Kinds => ({
  suited: all.reduce((bits, {suited}) => bits | suited, 0),
  honors: all.reduce((bits, kinds) => bits | kinds.honors, 0),
});

/** 數牌 */
export const numbers: Kinds = ofRanks(1, 2, 3, 4, 5, 6, 7, 8, 9);
/** 緑一色: 2 3 4 6 8 索 and 發. */
export const greens: Kinds = allKinds(ofSuit(2, 2, 3, 4, 6, 8), honor(GREEN));
/** 推不倒: kinds that look the same upside down. */
export const reversible: Kinds = allKinds(
  ofSuit(1, 1, 2, 3, 4, 5, 8, 9),
  ofSuit(2, 2, 4, 5, 6, 8, 9),
  honor(WHITE),
);
