/** Sets of winds and dragons. */
import {DRAGON_BITS, WIND_BITS} from '../tiles/group.js';
import {bitCount, type Match} from '../game/match.js';

const ofHonors = (m: Match, groups: number, bits: number): number =>
  m.honors & bits ? m.within(groups, 0, bits) : 0;

export const dragonPungs = (m: Match): number => ofHonors(m, m.pungs, DRAGON_BITS);
export const windPungs = (m: Match): number => ofHonors(m, m.pungs, WIND_BITS);

/** `n` triplets of such honors; nothing else. */
const pungsOf =
  (bits: number, n: number) =>
  (m: Match): number => {
    const pungs = ofHonors(m, m.pungs, bits);
    return bitCount(pungs) === n ? pungs : 0;
  };

/** `n` triplets of such honors, and the pair of another. */
const pungsAndPair =
  (bits: number, n: number) =>
  (m: Match): number => {
    const pungs = ofHonors(m, m.pungs, bits);
    const pair = bitCount(pungs) === n ? ofHonors(m, m.pair, bits) : 0;
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
