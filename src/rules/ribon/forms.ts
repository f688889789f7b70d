/** Forms of hands in 李凡師サンマ, as predicates without points. */
import {DRAGON_BITS, TERMINAL_BITS, bare, ranks} from '../../core/tiles/group.js';
import {bitCount, type Match} from '../../core/game/match.js';
import {isHonorsOnly, isOneSuit} from '../../core/patterns/flush.js';
import {bigFourWinds, dragonPungs, littleFourWinds} from '../../core/patterns/honors.js';
import {allChows, allPungs, atLeast} from '../../core/patterns/sets.js';
import type {Position} from '../../core/game/position.js';
import type {Flag} from '../../core/situation/situation.js';
import {EAST, GREEN, HONOR, isTerminal, kindFrom, type Kind} from '../../core/tiles/tile.js';
import {optionsOf} from './options.js';
import {GARI_KINDS, NORTH} from './tiles.js';

/** 2, 3, 4, 6, 8 索. */
const GREEN_SUITED = ranks(23468) << 18;
const EAST_BIT = 1;
const GREEN_DRAGON = 1 << (GREEN - HONOR);

const isSets = (m: Match): boolean => m.shape === 'sets';

/** 飜牌: 白發中, 東 as the round's wind, one's own wind. */
const valuedBits = (m: Match): number => DRAGON_BITS | EAST_BIT | (1 << (m.seatWind - HONOR));

export const valuedPungs = (m: Match): number => (m.honors ? m.within(m.pungs, 0, valuedBits(m)) : 0);

/** How often they count: once as a dragon, as the round's wind, as one's own wind; the dealer's 東 is both. */
export const valuedTimes = (m: Match): number =>
  bitCount(dragonPungs(m)) + bitCount(m.ofKind(m.pungs, EAST)) + bitCount(m.ofKind(m.pungs, m.seatWind));

/** Chows and a pair without 飜牌, won on a two-sided wait. */
export const pinfu = (m: Match): number =>
  m.concealed && m.wait === 'two-sided' && !m.within(m.pair, 0, valuedBits(m)) ? allChows(m) : 0;

/** Those of some groups that are two alike: each is in one such pair (chows in 一盃口 and 二盃口, pairs in 4枚使いの七対子). */
export function twins(m: Match, of: number): number {
  let bits = 0;
  for (let i = 0; i < m.size; i++) {
    for (let j = i + 1; j < m.size && !(bits & (1 << i)); j++) {
      const both = (1 << i) | (1 << j);
      const areFree = (of & both) === both && !(bits & both);
      if (areFree && bare(m.groups[i]) === bare(m.groups[j])) bits |= both;
    }
  }
  return bits;
}

export const alikeChows = (m: Match, pairs: 1 | 2): number =>
  m.concealed ? atLeast(twins(m, m.chows), 2 * pairs) : 0;

export const alikePairs = (m: Match): number => (m.shape === 'sevenPairs' ? twins(m, m.pair) : 0);

/** A chow at least, and a terminal or an honor in every group. */
export const outside = (m: Match): number => (isSets(m) && m.chows && m.outside(m.all) === m.all ? m.all : 0);

/** Terminals and honors alone, as triplets or as seven pairs. */
export const orphansOnly = (m: Match): number =>
  m.honors && !(m.suited & ~TERMINAL_BITS) && (allPungs(m) || m.shape === 'sevenPairs') ? m.all : 0;

export const simplesOnly = (m: Match): number => (m.honors || m.suited & TERMINAL_BITS ? 0 : m.all);

/** 北 may be agreed to be of use in seven pairs alone (RB-21, RB-§6). */
export const allHonors = (m: Match): number =>
  isHonorsOnly(m) && !(isSets(m) && holds(m, NORTH) && optionsOf(m).northInTsuuiisou === 'sevenPairs')
    ? m.all
    : 0;

export const allTerminals = (m: Match): number =>
  isSets(m) && !m.honors && !(m.suited & ~TERMINAL_BITS) ? m.all : 0;

export const allGreen = (m: Match): number =>
  isSets(m) && !(m.suited & ~GREEN_SUITED) && !(m.honors & ~GREEN_DRAGON) ? m.all : 0;

/** 1112345678999 of one suit and one more of it, with no meld; not even a concealed kong. */
export function nineGates(m: Match): number {
  const {counts, melds} = m.position;
  if (melds.length || !isOneSuit(m)) return 0;
  const fills = (suit: string): boolean => GATES.every((n, i) => counts[kindFrom(suit, i + 1)] >= n);
  return ['m', 'p', 's'].some(fills) ? m.all : 0;
}

const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** Each of the three flags means a declared リーチ. */
export const inRiichi = ({flags}: Position): boolean => flags.some((flag) => RIICHI.includes(flag));

const RIICHI: readonly Flag[] = ['riichi', 'doubleRiichi', 'openRiichi'];

/** オープンリーチへの放銃; by one who is in riichi himself it may be agreed not to be (RB-28, RB-A8). */
export function openDealIn(m: Match): boolean {
  if (!m.has('openRiichi') || !m.ron) return false;
  const discarder = discarderThatMatters(m);
  return !discarder || !inRiichi(discarder);
}

const discarderThatMatters = (m: Match): Position | undefined => {
  const {from, others} = m.position;
  return from && !optionsOf(m).openRiichiRonYakumanIfRiichi ? others[from] : undefined;
};

/** Whether it would matter if the discarder was in riichi, and nobody says (RB-A8). */
export const lacksDiscarder = (m: Match): boolean =>
  openDealIn(m) && !optionsOf(m).openRiichiRonYakumanIfRiichi && !discarderThatMatters(m);

/** A ガリ tile that the hand may not use, -1 for none: each may be used in the yakuman that are made of it (RB-21). */
export function misusedGari(m: Match): Kind {
  for (const kind of GARI_KINDS) if (holds(m, kind) && !mayUse(m, kind)) return kind;
  return -1;
}

const holds = (m: Match, kind: Kind): boolean =>
  ((kind < HONOR ? m.suited >> kind : m.honors >> (kind - HONOR)) & 1) === 1;

/** 北 in 字一色 and 四喜和, 1m and 9m in 清老頭, all three in 国士無双; a hand is read as one in the second reading. */
function mayUse(m: Match, gari: Kind): boolean {
  if (!m.reading) return false;
  if (gari === NORTH && (allHonors(m) || littleFourWinds(m) || bigFourWinds(m))) return true;
  return m.shape === 'thirteenOrphans' || (isTerminal(gari) && allTerminals(m) !== 0);
}
