/**
 * What is true of a match, one bit each, found once for it. A condition may say which of these it needs: it is then asked
 * only of a match that has them. A condition that says nothing is always asked.
 */
import {DRAGON_BITS, WIND_BITS, type HonorSet, type RankSet, type SuitedSet} from '../tiles/kind-sets.js';
import type {Position} from './position.js';

/** A set of facts. */
export type Facts = number;

/** Sets and a pair; one of the special forms. */
export const SETS: Facts = 1 << 0;
/** A special form, without four or five sets. */
export const SPECIAL: Facts = 1 << 1;
/** A group of honors. */
export const HONORS: Facts = 1 << 2;
/** A group of winds. */
export const WINDS: Facts = 1 << 3;
/** A group of dragons. */
export const DRAGONS: Facts = 1 << 4;
/** No group of honors. */
export const NO_HONORS: Facts = 1 << 5;
/** Suited tiles of exactly so many suits. */
export const ONE_SUIT: Facts = 1 << 6;
/** Suited tiles of exactly two suits. */
export const TWO_SUITS: Facts = 1 << 7;
/** Suited tiles of all three suits. */
export const THREE_SUITS: Facts = 1 << 8;
/** So many chows, triplets or kongs, or more. */
export const TWO_CHOWS: Facts = 1 << 9;
/** Three chows or more. */
export const THREE_CHOWS: Facts = 1 << 10;
/** A pung or kong at least. */
export const ONE_PUNG: Facts = 1 << 11;
/** Two pungs or kongs at least. */
export const TWO_PUNGS: Facts = 1 << 12;
/** Three pungs or kongs at least. */
export const THREE_PUNGS: Facts = 1 << 13;
/** A kong at least. */
export const KONGS: Facts = 1 << 14;
/** No exposed set; exposed ones alone. */
export const CONCEALED: Facts = 1 << 15;
/** No sets but exposed ones. */
export const EXPOSED: Facts = 1 << 16;
/** The winning tile was drawn, or came from another player. */
export const SELF: Facts = 1 << 17;
/** The winning tile came from another player, by a discard or a kong. */
export const RON: Facts = 1 << 18;
/** The situation has a flag; flowers are laid out. */
export const FLAGGED: Facts = 1 << 19;
/** Flowers laid out. */
export const FLOWERS: Facts = 1 << 20;
const FIRST_RANK = 21;

/** No suited tile of any of these ranks. */
export const without = (ranks: RankSet): Facts => ranks << FIRST_RANK;

const BY_SUITS = [0, ONE_SUIT, ONE_SUIT, TWO_SUITS, ONE_SUIT, TWO_SUITS, TWO_SUITS, THREE_SUITS];

interface Groups {
  readonly shape: string;
  readonly suited: SuitedSet;
  readonly honors: HonorSet;
  /** Bits for the suits that there are tiles of. */
  readonly suits: number;
  readonly chows: number;
  readonly pungs: number;
  readonly kongs: number;
  readonly called: number;
  readonly pair: number;
  readonly all: number;
}

/** What is true of the groups, wherever the winning tile is. */
export function factsOfGroups(m: Groups): Facts {
  const {suited, honors, called} = m;
  let facts = without(~(suited | (suited >> 9) | (suited >> 18)) & 0x1ff) | BY_SUITS[m.suits];
  if (m.shape === 'sets') facts |= SETS;
  else if (m.shape !== 'loose') facts |= SPECIAL;
  if (honors) {
    facts |= HONORS;
    if (honors & WIND_BITS) facts |= WINDS;
    if (honors & DRAGON_BITS) facts |= DRAGONS;
  } else facts |= NO_HONORS;
  const chows = m.chows & (m.chows - 1);
  if (chows) facts |= chows & (chows - 1) ? TWO_CHOWS | THREE_CHOWS : TWO_CHOWS;
  if (m.pungs) {
    facts |= ONE_PUNG;
    const pungs = m.pungs & (m.pungs - 1);
    if (pungs) facts |= pungs & (pungs - 1) ? TWO_PUNGS | THREE_PUNGS : TWO_PUNGS;
    if (m.kongs) facts |= KONGS;
  }
  if (!called) facts |= CONCEALED;
  else if ((called | m.pair) === m.all) facts |= EXPOSED;
  return facts;
}

/** What is true of how the hand was won, and of what lies beside it. */
export function factsOfPosition({by, flags, flowers}: Pick<Position, 'by' | 'flags' | 'flowers'>): Facts {
  let facts = by === 'self' ? SELF : by ? RON : 0;
  if (flags.length) facts |= FLAGGED;
  if (flowers) facts |= FLOWERS;
  return facts;
}
