/** Sets of winds and dragons. */
import type {Match} from '../game/match.js';
import {HONOR_BITS, bare} from '../tiles/group.js';
import {DRAGON_BITS, WIND_BITS, bitCount} from '../tiles/kind-sets.js';

const ofHonors = (m: Match, groups: number, bits: number): number =>
  m.honors & bits ? m.within(groups, 0, bits) : 0;

export const dragonPungs = (m: Match): number => ofHonors(m, m.pungs, DRAGON_BITS);
export const windPungs = (m: Match): number => ofHonors(m, m.pungs, WIND_BITS);

/** The honors of some groups, one bit each: two groups of one kind are one. */
function honorsOf(m: Match, groups: number): number {
  let kinds = 0;
  for (let at = 0; groups >> at; at++) {
    if ((groups >> at) & 1) kinds |= HONOR_BITS[bare(m.groups[at])];
  }
  return kinds;
}

/** Triplets of `n` such honors. */
const pungsOf =
  (bits: number, n: number) =>
  (m: Match): number => {
    const pungs = ofHonors(m, m.pungs, bits);
    return bitCount(honorsOf(m, pungs)) === n ? pungs : 0;
  };

/** Triplets of `n` such honors, and the pair of another. */
const pungsAndPair =
  (bits: number, n: number) =>
  (m: Match): number => {
    const pungs = ofHonors(m, m.pungs, bits);
    const kinds = honorsOf(m, pungs);
    const pair = bitCount(kinds) === n ? ofHonors(m, m.pair, bits & ~kinds) : 0;
    return pair && pungs | pair;
  };

/** 大三元 */
export const bigThreeDragons = pungsOf(DRAGON_BITS, 3);
/** 小三元 */
export const littleThreeDragons = pungsAndPair(DRAGON_BITS, 2);
/** 大四喜 */
export const bigFourWinds = pungsOf(WIND_BITS, 4);
/** 小四喜 */
export const littleFourWinds = pungsAndPair(WIND_BITS, 3);
