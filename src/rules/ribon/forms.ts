/** Forms of hands in 李凡師サンマ, as predicates without points. */
import {CHOW, DRAGON_BITS, PAIR, TERMINAL_BITS, ranks, typeOf} from '../../core/tiles/group.js';
import {bitCount, type Match} from '../../core/game/match.js';
import {isHonorsOnly, isOneSuit} from '../../core/patterns/flush.js';
import {bigFourWinds, littleFourWinds} from '../../core/patterns/honors.js';
import {allChows, allPungs, atLeast} from '../../core/patterns/sets.js';
import type {Position} from '../../core/game/position.js';
import type {Flag} from '../../core/situation/situation.js';
import {EAST, GREEN, HONOR, type Kind} from '../../core/tiles/tile.js';
import {optionsOf} from './options.js';
import {GARI_SUITED, NORTH, NORTH_BIT} from './tiles.js';

/** 2, 3, 4, 6, 8 索. */
const GREEN_SUITED = ranks(23468) << 18;
const EAST_BIT = 1;
const GREEN_DRAGON = 1 << (GREEN - HONOR);

const isSets = (m: Match): boolean => m.shape === 'sets';

/** 飜牌: 白發中, 東 as the round's wind, one's own wind. */
const valuedBits = (m: Match): number => DRAGON_BITS | EAST_BIT | (1 << (m.seatWind - HONOR));

export const valuedPungs = (m: Match): number => (m.honors ? m.within(m.pungs, 0, valuedBits(m)) : 0);

/** How often they count: 東 is the round's wind and the dealer's own. */
export const valuedTimes = (m: Match): number =>
  bitCount(valuedPungs(m)) + (m.seatWind === EAST && m.ofKind(m.pungs, EAST) ? 1 : 0);

/** Chows and a pair without 飜牌, won on a two-sided wait. */
export const pinfu = (m: Match): number =>
  m.concealed && m.wait === 'two-sided' && !m.within(m.pair, 0, valuedBits(m)) ? allChows(m) : 0;

/** For ピンフ, and for triplets that a ron leaves concealed or not. */
export const placeMatters = (m: Match): boolean =>
  (m.concealed && allChows(m) !== 0) || (m.ron && bitCount(m.pungs & ~m.called) > 2);

/** Pairs of neighbours that are alike: chows in 一盃口 and 二盃口, pairs in 4枚使いの七対子. */
export function twins(m: Match, type: number): number {
  let bits = 0;
  for (let i = 1; i < m.size; i++) {
    if (m.groups[i] !== m.groups[i - 1] || typeOf(m.groups[i]) !== type || (bits >> (i - 1)) & 1) continue;
    bits |= 3 << (i - 1);
  }
  return bits;
}

export const alikeChows = (m: Match, pairs: 1 | 2): number =>
  m.concealed && m.chows ? atLeast(twins(m, CHOW), 2 * pairs) : 0;

export const alikePairs = (m: Match): number => (m.shape === 'sevenPairs' ? twins(m, PAIR) : 0);

/** A chow at least, and a terminal or an honor in every group. */
export const outside = (m: Match): number => (isSets(m) && m.chows && m.outside(m.all) === m.all ? m.all : 0);

/** Terminals and honors alone, as triplets or as seven pairs. */
export const orphansOnly = (m: Match): number =>
  m.honors && !(m.suited & ~TERMINAL_BITS) && (allPungs(m) || m.shape === 'sevenPairs') ? m.all : 0;

export const simplesOnly = (m: Match): number => (m.honors || m.suited & TERMINAL_BITS ? 0 : m.all);

/** 北 may be agreed to be of use in seven pairs alone (RB-21, RB-§6). */
export const allHonors = (m: Match): number =>
  isHonorsOnly(m) && !(isSets(m) && m.honors & NORTH_BIT && optionsOf(m).northInTsuuiisou === 'sevenPairs')
    ? m.all
    : 0;

export const allTerminals = (m: Match): number =>
  isSets(m) && !m.honors && !(m.suited & ~TERMINAL_BITS) ? m.all : 0;

export const allGreen = (m: Match): number =>
  isSets(m) && !(m.suited & ~GREEN_SUITED) && !(m.honors & ~GREEN_DRAGON) ? m.all : 0;

/** Every rank of one suit, the ends three times; no kong. */
export function nineGates(m: Match): number {
  const {counts, melds} = m.position;
  if (melds.length || !isOneSuit(m)) return 0;
  const start = 9 * (m.suits >> 1);
  for (let i = 0; i < 9; i++) if (counts[start + i] < (i % 8 ? 1 : 3)) return 0;
  return m.all;
}

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
  const suited = m.suited & GARI_SUITED;
  const north = m.honors & NORTH_BIT;
  if (!suited && !north) return -1;
  if (m.reading) {
    if (m.shape === 'thirteenOrphans' || (!north && allTerminals(m))) return -1;
    if (!suited && (allHonors(m) || littleFourWinds(m) || bigFourWinds(m))) return -1;
  }
  return suited ? 31 - Math.clz32(suited & -suited) : NORTH;
}
