/**
 * What a match has, one bit each, found once for it: a row of a table says what it needs, and is asked only where all of
 * that is there.
 */
import {DRAGON_BITS, WIND_BITS, ranks} from '../tiles/group.js';
import type {Match} from './match.js';
import type {Position} from './position.js';

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

/** By the bits of the suits. */
const BY_SUITS = [0, ONE_SUIT, ONE_SUIT, TWO_SUITS, ONE_SUIT, TWO_SUITS, TWO_SUITS, THREE_SUITS];

/** What the groups have, wherever the winning tile is. */
export function groupTraits(m: Match): number {
  const {suited, honors, shape, chows, pungs, called} = m;
  let traits = ~(suited | (suited >> 9) | (suited >> 18)) << RANKS;
  traits |= BY_SUITS[m.suits] | (honors ? HONORS : NO_HONORS);
  if (shape !== 'loose') traits |= COMPLETE | (shape === 'sets' ? SETS : SPECIAL);
  const moreChows = chows & (chows - 1);
  if (moreChows & (moreChows - 1)) traits |= CHOWS_3;
  if (m.twins) traits |= TWIN_CHOWS;
  if (pungs) {
    traits |= PUNGS;
    const more = pungs & (pungs - 1);
    if (more & (more - 1)) traits |= PUNGS_3;
    if (m.kongs) traits |= KONGS;
    if (honors & WIND_BITS && m.within(pungs, 0, WIND_BITS)) traits |= WIND_PUNG;
    if (honors & DRAGON_BITS && m.within(pungs, 0, DRAGON_BITS)) traits |= DRAGON_PUNG;
  }
  if (!called) traits |= CONCEALED;
  else if ((called | m.pair) === m.all) traits |= EXPOSED;
  return traits;
}

/** How it was won, and what lies beside the hand. */
export function wayTraits({by, flags, flowers}: Position): number {
  let traits = by === 'self' ? SELF : by ? RON : 0;
  if (flags.length) traits |= FLAGGED;
  if (flowers) traits |= FLOWERS;
  return traits;
}

/** What is there besides, once the winning tile has its place. */
export function placeTraits({pungs, open, wait}: Match): number {
  const hidden = pungs & ~open;
  const traits = wait === 'edge' || wait === 'closed' || wait === 'pair' ? NARROW : 0;
  return hidden & (hidden - 1) ? traits | HIDDEN_2 : traits;
}
