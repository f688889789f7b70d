/**
 * Facts about a match, one bit each, found once for it. A condition may say which facts it needs: then it is only
 * asked of a match that has them. A condition that says nothing is always asked.
 */
import {DRAGON_BITS, WIND_BITS, type HonorSet, type RankSet, type SuitedSet} from '../tiles/kind-sets.js';
import type {Position} from './position.js';

/** A set of facts. */
export type Facts = number;

/** The hand is made of sets and a pair. */
export const SETS: Facts = 1 << 0;
/** The hand has a special form, without four or five sets. */
export const SPECIAL: Facts = 1 << 1;
/** There is a group of honors. */
export const HONORS: Facts = 1 << 2;
/** There is a group of winds. */
export const WINDS: Facts = 1 << 3;
/** There is a group of dragons. */
export const DRAGONS: Facts = 1 << 4;
/** There is no group of honors. */
export const NO_HONORS: Facts = 1 << 5;
/** Suited tiles are of exactly one suit. */
export const ONE_SUIT: Facts = 1 << 6;
/** Suited tiles are of exactly two suits. */
export const TWO_SUITS: Facts = 1 << 7;
/** Suited tiles are of all three suits. */
export const THREE_SUITS: Facts = 1 << 8;
/** There are two chows alike. */
export const ALIKE_CHOWS: Facts = 1 << 9;
/** There are three chows or more. */
export const THREE_CHOWS: Facts = 1 << 10;
/** There is a pung or kong. */
export const ONE_PUNG: Facts = 1 << 11;
/** There are two pungs or kongs or more. */
export const TWO_PUNGS: Facts = 1 << 12;
/** There are three pungs or kongs or more. */
export const THREE_PUNGS: Facts = 1 << 13;
/** There is a kong. */
export const KONGS: Facts = 1 << 14;
/** No set is melded. */
export const CONCEALED: Facts = 1 << 15;
/** All sets are melded. */
export const EXPOSED: Facts = 1 << 16;
/** The winning tile was drawn. */
export const SELF: Facts = 1 << 17;
/** The winning tile came from another player, by a discard or a robbed kong. */
export const RON: Facts = 1 << 18;
/** The situation has a flag. */
export const FLAGGED: Facts = 1 << 19;
/** Flowers are set aside. */
export const FLOWERS: Facts = 1 << 20;
const FIRST_RANK = 21;

/** The fact that no suited tile has any of these ranks. */
export const withoutRanks = (ranks: RankSet): Facts => ranks << FIRST_RANK;

const BY_SUITS = [0, ONE_SUIT, ONE_SUIT, TWO_SUITS, ONE_SUIT, TWO_SUITS, TWO_SUITS, THREE_SUITS];

interface Groups {
  readonly shape: string;
  readonly suited: SuitedSet;
  readonly honors: HonorSet;
  /** Bits for the suits that have tiles. */
  readonly suits: number;
  readonly chows: number;
  /** Whether two chows are alike. */
  readonly alikeChows: boolean;
  readonly pungs: number;
  readonly kongs: number;
  readonly called: number;
  readonly pair: number;
  readonly all: number;
}

/** The facts about the groups, which do not depend on the winning tile. */
export function factsOfGroups(m: Groups): Facts {
  const {suited, honors, called} = m;
  let facts = withoutRanks(~(suited | (suited >> 9) | (suited >> 18)) & 0x1ff) | BY_SUITS[m.suits];
  if (m.shape === 'sets') facts |= SETS;
  else if (m.shape !== 'loose') facts |= SPECIAL;
  if (honors) {
    facts |= HONORS;
    if (honors & WIND_BITS) facts |= WINDS;
    if (honors & DRAGON_BITS) facts |= DRAGONS;
  } else facts |= NO_HONORS;
  const chows = m.chows & (m.chows - 1);
  if (chows & (chows - 1)) facts |= THREE_CHOWS;
  if (m.alikeChows) facts |= ALIKE_CHOWS;
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

/** The facts about how the hand was won, and about flowers, indicators and other tiles beside it. */
export function factsOfPosition({
  by,
  flags,
  flowers,
  bonus,
}: Pick<Position, 'by' | 'flags' | 'flowers' | 'bonus'>): Facts {
  let facts = by === 'self' ? SELF : by ? RON : 0;
  if (flags.length) facts |= FLAGGED;
  if (flowers || bonus.length) facts |= FLOWERS;
  return facts;
}
