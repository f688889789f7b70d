/** What the rows of the table ask of a match. */
import {
  HONOR_BITS,
  KONG,
  PAIR,
  PUNG,
  SUITED_BITS,
  bare,
  everySuit,
  lowestOf,
  ranks,
  typeOf,
} from '../../core/tiles/group.js';
import {Match, allOf, bitCount, whole} from '../../core/game/match.js';
import {isOneSuit} from '../../core/patterns/flush.js';
import {atLeast} from '../../core/patterns/sets.js';
import {HONOR, rankOf, suitOf, type Kind} from '../../core/tiles/tile.js';
import {waitedKinds} from '../../core/arranging/waits-by-form.js';
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

/** Seven different pairs in a row, of one suit. */
export function isSevenShifted(m: Match): boolean {
  if (m.shape !== 'sevenPairs' || !isOneSuit(m)) return false;
  return m.suited === (m.suited & -m.suited) * 0x7f;
}

/** Triplets of 1, 9 and honors; where 九蓮宝燈 holds one of them, the other (MC-A4). */
export function outsidePungs(m: Match): number {
  const found = m.pungs && m.outside(m.pungs);
  return found && optionsOf(m).nineGatesYaojiuke && isNineGates(m) ? found & (found - 1) : found;
}

const LOWS = numbers(123);
const HIGHS = numbers(789);
const FIVES = numbers(5);

/** Two chows 123 and two chows 789, and 55. */
const isTerminalChows = (m: Match): boolean =>
  m.honors === 0 &&
  (m.suited & FIVES) !== 0 &&
  bitCount(m.chows) === 4 &&
  bitCount(m.within(m.chows, LOWS, 0)) === 2 &&
  bitCount(m.within(m.chows, HIGHS, 0)) === 2;

export const isPureTerminals = (m: Match): boolean => isOneSuit(m) && isTerminalChows(m);

/** 123 and 789 in each of two suits, 55 in the third. */
export const isThreeSuitedTerminals = (m: Match): boolean =>
  m.suits === 7 && isTerminalChows(m) && bitCount(m.suited) === 13;

/** Four chows, or 組合龍 and one, with a pair of numbers. */
export const isAllChows = (m: Match): boolean =>
  m.chows !== 0 && m.honors === 0 && (m.chows | m.knitted | m.pair) === m.all;

/** 147, 258 and 369: three groups of their own, or among the fourteen different tiles. */
export function knittedStraightOf(m: Match): number {
  if (m.knitted) return m.knitted;
  return m.shape === 'honorsAndKnitted' && bitCount(m.suited) === 9 ? m.within(m.all, m.suited, 0) : 0;
}

/** Wins that have their own way of being concealed, where a self-draw is no 不求人 (MC-A3). */
export function isSelfDrawnAlone(m: Match): boolean {
  if (fourConcealedPungs(m) || isSevenShifted(m)) return true;
  if (optionsOf(m).selfDrawSpecial === 'fullyConcealed') return false;
  return (m.shape !== 'sets' && m.shape !== 'knittedStraight') || isNineGates(m);
}

/** Of three tiles of this kind, all are to be seen in the hand's own exposed sets. */
function isFourthOfShown(m: Match): boolean {
  const shown = m.called && m.holding(m.called, m.position.win);
  return (shown & m.pungs) !== 0 || bitCount(shown) === 3;
}

export const isLastOfKind = (m: Match): boolean => m.has('lastOfKind') || isFourthOfShown(m);

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
    m.wait === form && !isInKnitted(m) && waitedKinds(m.position).length === 1 ? 1 << m.winAt : 0;

/** Sets of one suit, each so many steps above the one before. */
export const steps =
  (...sizes: number[]) =>
  (lows: readonly Kind[]): boolean =>
    suitOf(lows[0]) === suitOf(lows[lows.length - 1]) &&
    sizes.some((size) => lows.every((low, i) => low === lows[0] + i * size));

/** Sets of three suits, so many steps apart. */
export const mixedSteps =
  (size: number) =>
  (lows: readonly Kind[]): boolean => {
    const ordered = lows.map(rankOf).sort((a, b) => a - b);
    return new Set(lows.map(suitOf)).size === 3 && ordered.every((rank, i) => rank === ordered[0] + i * size);
  };

/** Two sets of the same numbers in two suits. */
export const alike = ([a, b]: readonly Kind[]): boolean => suitOf(a) !== suitOf(b) && rankOf(a) === rankOf(b);
