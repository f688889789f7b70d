/** Names that rows still have in their `needs`, which are not read any more. */
import {ranks} from '../tiles/kind-sets.js';

/** The ranks have the highest bits: rows name the others far more often, and small numbers are short in a script. */
const RANKS = 23;

/** No suited tile of the ranks that are written in a number. */
export const withoutRanks = (digits: number): number => ranks(digits) << RANKS;

/** Every bit, of which some exclude each other: for a row that is filled in by other means. */
export const NEVER = -1;

export const NO_HONORS: number = 1 << 4;
export const HONORS: number = 1 << 14;
/** Suited tiles of exactly so many suits. */
export const ONE_SUIT: number = 1 << 13;
export const TWO_SUITS: number = 1 << 21;
export const THREE_SUITS: number = 1 << 19;
/** Complete: sets and a pair, or one of the special forms. */
export const COMPLETE: number = 1 << 22;
export const SETS: number = 1 << 8;
export const SPECIAL: number = 1 << 7;
/** Two chows alike; three chows or more. */
export const TWIN_CHOWS: number = 1 << 18;
export const CHOWS_3: number = 1 << 5;
/** So many triplets and kongs or more; of winds, of dragons. */
export const PUNGS: number = 1 << 20;
export const PUNGS_3: number = 1 << 3;
export const WIND_PUNG: number = 1 << 11;
export const DRAGON_PUNG: number = 1 << 12;
export const KONGS: number = 1 << 10;
/** Two concealed triplets or kongs, or more. */
export const HIDDEN_2: number = 1 << 9;
/** No exposed meld; nothing but exposed melds beside the pair. */
export const CONCEALED: number = 1 << 6;
export const EXPOSED: number = 1 << 17;
/** The winning tile came by self-draw, or from another player. */
export const SELF: number = 1 << 1;
export const RON: number = 1 << 2;
/** It completed a chow in the middle or at its closed end, or the pair. */
export const NARROW: number = 1 << 15;
/** The situation has a flag; flowers are laid out. */
export const FLAGGED: number = 1 << 0;
export const FLOWERS: number = 1 << 16;
