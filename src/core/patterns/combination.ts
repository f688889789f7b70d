/** The rows that combine two, three or four sets, described by the suits and ranks at which these begin. */
import type {AddedLater} from '../game/pattern.js';
import {rankOf, suitOf, type Kind} from '../tiles/tile.js';

/** The sets that a row combines, by their lowest tiles. */
export interface Combination {
  readonly of: 'chows' | 'pungs';
  readonly sets: number;
  readonly shows: (lows: readonly Kind[]) => boolean;
}

/** The condition of a row that `combine` adds. */
export interface Combining extends AddedLater {
  readonly combination: Combination;
}

const combining = (of: Combination['of'], sets: number, shows: Combination['shows']): Combining =>
  Object.assign(() => 0, {addedLater: true, combination: {of, sets, shows}} as const);

/** This many chows. */
export const chows = (sets: number, shows: Combination['shows']): Combining =>
  combining('chows', sets, shows);

/** This many triplets or kongs of suited tiles. */
export const pungs = (sets: number, shows: Combination['shows']): Combining =>
  combining('pungs', sets, shows);

/** A condition about the ranks at which sets begin, in ascending order. */
type Ranks = (ranks: readonly number[]) => boolean;

const inSuits =
  (n: number) =>
  (ranks: Ranks): Combination['shows'] =>
  (lows) =>
    new Set(lows.map(suitOf)).size === n && ranks(lows.map(rankOf).sort((a, b) => a - b));

/** Sets of one suit, beginning at these ranks. */
export const oneSuit = inSuits(1);
/** Two sets, each in a suit of its own. */
export const twoSuits = inSuits(2);
/** Three sets, each in a suit of its own. */
export const threeSuits = inSuits(3);

/** All sets begin at the same rank. */
export const same: Ranks = (ranks) => ranks.every((rank) => rank === ranks[0]);

/** The sets begin at these ranks. */
export const from =
  (...wanted: number[]): Ranks =>
  (ranks) =>
    ranks.every((rank, i) => rank === wanted[i]);

/** Each set begins so many ranks above the one before; if several numbers are given, any one of them. */
export const rising =
  (...steps: number[]): Ranks =>
  (ranks) =>
    steps.some((step) => ranks.every((rank, i) => rank === ranks[0] + i * step));
