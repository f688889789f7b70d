/** What the rows of the table ask of a match. */
import {
  HONOR_BITS,
  KONG,
  PAIR,
  PUNG,
  SUITED_BITS,
  bare,
  everySuit,
  isOpen,
  kindAt,
  lowestOf,
  ranks,
  sizeOf,
  typeOf,
  type GroupCode,
} from '../../core/tiles/group.js';
import {Match, allOf, bitCount, whole} from '../../core/game/match.js';
import type {Position} from '../../core/game/position.js';
import {isOneSuit} from '../../core/patterns/flush.js';
import {atLeast} from '../../core/patterns/sets.js';
import {HONOR, rankOf, suitOf, type Kind} from '../../core/tiles/tile.js';
import {optionsOf} from './options.js';

/** The ranks that are written in the number, in every suit. */
export const numbers = (digits: number): number => everySuit(ranks(digits));

/** The whole hand, where it is made of the given kinds alone. */
export const only =
  (suited: number, honors: number) =>
  (m: Match): number =>
    m.suited & ~suited || m.honors & ~honors ? 0 : m.all;

/** The whole hand, for what it is or is not. */
export const hand =
  (is: (m: Match) => boolean) =>
  (m: Match): number =>
    allOf(m, is(m));

/** The way of winning. */
export const won =
  (is: (m: Match) => boolean) =>
  (m: Match): number =>
    whole(is(m));

export const shape = (id: string): ((m: Match) => number) => hand((m) => m.shape === id);

/** Sets and a pair, each with one of the given kinds; some ranks are in no such set, which is soon seen. */
export const inEachGroup = (suited: number, honors: number, never: number): ((m: Match) => number) =>
  hand(
    (m) =>
      !(m.suited & never) &&
      !(m.honors & ~honors) &&
      m.shape === 'sets' &&
      m.touching(m.all, suited, honors) === m.all,
  );

/** Triplets and kongs of the given honors, where there are so many. */
export const honorPungs =
  (least: number, honors: number) =>
  (m: Match): number => {
    const found = m.honors & honors ? m.within(m.pungs, 0, honors) : 0;
    return atLeast(found, least);
  };

export const windPung = (m: Match, wind: Kind): number =>
  m.honors & (1 << (wind - HONOR)) ? m.ofKind(m.pungs, wind) : 0;

/** The kongs, where there are exactly so many melded and concealed ones. */
export const kongsOf =
  (melded: number, concealed: number) =>
  (m: Match): number =>
    m.kongs && bitCount(m.kongs & m.open) === melded && bitCount(m.kongs & ~m.open) === concealed
      ? m.kongs
      : 0;

/** One melded and one concealed kong, where they are counted in this way (MC-A2). */
export const mixedKongs = (as: 6 | 5): ((m: Match) => number) => {
  const both = kongsOf(1, 1);
  return (m) => (optionsOf(m).mixedKongs === as ? both(m) : 0);
};

export const fourConcealedPungs = (m: Match): number => atLeast(m.concealedPungs, 4);

/** 1112345678999 of one suit held; the winning tile is any of it. */
export function isNineGates(m: Match): boolean {
  const {held, melds} = m.position;
  if (melds.length || !isOneSuit(m) || m.shape !== 'sets') return false;
  const one = 9 * suitOf(lowestOf(m.groups[0]));
  for (let i = 0; i < 9; i++) if (held[one + i] !== (i % 8 ? 1 : 3)) return false;
  return true;
}

/** Seven pairs of one suit, each one rank above the one before. */
export function isSevenShifted(m: Match): boolean {
  if (m.shape !== 'sevenPairs' || !isOneSuit(m)) return false;
  for (let at = 1; at < m.size; at++)
    if (lowestOf(m.groups[at]) !== lowestOf(m.groups[at - 1]) + 1) return false;
  return true;
}

/** Triplets of 1, 9 and honors. */
export const outsidePungs = (m: Match): number => m.pungs && m.outside(m.pungs);

/** How many of the chows begin at this rank of a suit. */
function chowsAt(m: Match, suit: number, rank: number): number {
  let n = 0;
  for (let at = 0; at < m.size; at++) {
    const low = lowestOf(m.groups[at]);
    if ((m.chows >> at) & 1 && suitOf(low) === suit && rankOf(low) === rank) n++;
  }
  return n;
}

/** The suit of a pair of 5; -1 for any other pair. */
function suitOfFives(m: Match): number {
  const pair = lowestOf(m.groups[m.size - 1]);
  return m.shape === 'sets' && pair < HONOR && rankOf(pair) === 5 ? suitOf(pair) : -1;
}

/** 123 and 789 so many times in a suit. */
const hasTerminalChows = (m: Match, suit: number, times: number): boolean =>
  chowsAt(m, suit, 1) === times && chowsAt(m, suit, 7) === times;

/** 123 and 789 twice in the suit of the pair 5 (MC-#13). */
export function isPureTerminals(m: Match): boolean {
  const suit = suitOfFives(m);
  return suit >= 0 && hasTerminalChows(m, suit, 2);
}

/** 123 and 789 in each of two suits, the pair 5 of the third (MC-#29). */
export function isThreeSuitedTerminals(m: Match): boolean {
  const third = suitOfFives(m);
  return third >= 0 && [0, 1, 2].every((suit) => suit === third || hasTerminalChows(m, suit, 1));
}

/** Four chows, or 組合龍 and one, with a pair of numbers. */
export const isAllChows = (m: Match): boolean =>
  m.chows !== 0 && m.honors === 0 && (m.chows | m.knitted | m.pair) === m.all;

/** 147, 258 and 369: three groups of their own, or among the fourteen different tiles. */
export function knittedStraightOf(m: Match): number {
  if (m.knitted) return m.knitted;
  return m.shape === 'honorsAndKnitted' && bitCount(m.suited) === 9 ? m.within(m.all, m.suited, 0) : 0;
}

/** Hands that are held concealed to the end, 九蓮宝燈 apart. */
const SPECIAL = ['sevenPairs', 'thirteenOrphans', 'honorsAndKnitted'];

/** Wins that have their own way of being concealed, where a self-draw is no 不求人 (MC-A3). */
export function isSelfDrawnAlone(m: Match): boolean {
  if (fourConcealedPungs(m) || isSevenShifted(m)) return true;
  if (optionsOf(m).selfDrawSpecial === 'fullyConcealed') return false;
  return SPECIAL.includes(m.shape) || isNineGates(m);
}

/** How many tiles of this kind lie in one group. */
const tilesOf = (code: GroupCode, kind: Kind): number =>
  Array.from({length: sizeOf(code)}, (_, i) => kindAt(code, i)).filter((other) => other === kind).length;

/** All exposed sets on the table: the winner's own, and those of the other hands that are given. */
const exposedSets = ({melds, others}: Position): readonly GroupCode[] =>
  [melds, ...Object.values(others).map((other) => other.melds)].flat().filter(isOpen);

/** 和絶張: the other three tiles of the kind are to be seen; as a flag says, or in exposed sets (MC-#58). */
export function isLastOfKind(m: Match): boolean {
  if (m.has('lastOfKind')) return true;
  const {position} = m;
  return exposedSets(position).reduce((seen, code) => seen + tilesOf(code, position.win), 0) === 3;
}

/** The kinds of which the hand has four, kongs left out, as bits: counted in binary, group by group. */
function fours(m: Match, kindBits: Int32Array): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let at = 0; at < m.size; at++) {
    const type = typeOf(m.groups[at]);
    if (type === KONG) continue;
    const bits = kindBits[bare(m.groups[at])];
    let carried = bits;
    if (type !== PAIR) {
      carried = ones & bits;
      ones ^= bits;
    }
    fours |= twos & carried;
    twos ^= carried;
    if (type === PUNG) {
      fours |= twos & bits;
      twos ^= bits;
    }
  }
  return fours;
}

const suitedFours = (m: Match): number => fours(m, SUITED_BITS);

/** Only pairs hold four honors of a kind. */
const honorFours = (m: Match): number => (m.shape === 'sevenPairs' ? fours(m, HONOR_BITS) : 0);

/** The groups that hold four of a kind among them. */
export const hogs = (m: Match): number => {
  const suited = suitedFours(m);
  const honors = honorFours(m);
  return suited | honors ? m.touching(m.all & ~m.kongs, suited, honors) : 0;
};

export const hogCount = (m: Match): number => bitCount(suitedFours(m)) + bitCount(honorFours(m));

/** 組合龍 took the tile that closed another wait too (MC-A12). */
const isInKnitted = (m: Match): boolean =>
  m.knitted !== 0 && !optionsOf(m).knittedStraightWaits && m.holding(m.knitted, m.winKind) !== 0;

/** Only one kind was waited for, in this way; used-up kinds are waited for too (MC-A14). */
export const waitedAs =
  (form: 'edge' | 'closed' | 'pair') =>
  (m: Match): number =>
    m.wait === form && !isInKnitted(m) && m.waited.length === 1 ? 1 << m.winAt : 0;

const inOneSuit = (lows: readonly Kind[]): boolean => new Set(lows.map(suitOf)).size === 1;
const inThreeSuits = (lows: readonly Kind[]): boolean => new Set(lows.map(suitOf)).size === 3;

const ranksOf = (lows: readonly Kind[]): number[] => lows.map(rankOf).sort((a, b) => a - b);

const isAt = (lows: readonly Kind[], ranks: readonly number[]): boolean =>
  ranksOf(lows).every((rank, i) => rank === ranks[i]);

/** Sets of one suit that begin at these ranks. */
export const at =
  (...ranks: number[]) =>
  (lows: readonly Kind[]): boolean =>
    inOneSuit(lows) && isAt(lows, ranks);

/** Sets of three suits that begin at these ranks. */
export const mixedAt =
  (...ranks: number[]) =>
  (lows: readonly Kind[]): boolean =>
    inThreeSuits(lows) && isAt(lows, ranks);

/** Sets of one suit, each so many steps above the one before. */
export const steps =
  (...sizes: number[]) =>
  (lows: readonly Kind[]): boolean =>
    inOneSuit(lows) && sizes.some((size) => isStepped(lows, size));

/** Sets of three suits, so many steps apart. */
export const mixedSteps =
  (size: number) =>
  (lows: readonly Kind[]): boolean =>
    inThreeSuits(lows) && isStepped(lows, size);

const isStepped = (lows: readonly Kind[], size: number): boolean =>
  ranksOf(lows).every((rank, i, [first]) => rank === first + i * size);

/** Two sets of the same numbers in two suits. */
export const alike = ([a, b]: readonly Kind[]): boolean => suitOf(a) !== suitOf(b) && rankOf(a) === rankOf(b);
