/** Triplets and kongs of certain kinds: winds, dragons, terminals. */
import {HONOR_BITS, SUITED_BITS, bare} from '../tiles/group.js';
import {DRAGONS, HONORS, ONE_PUNG, THREE_PUNGS, WINDS, type Facts} from '../game/facts.js';
import type {Match} from '../game/match.js';
import {DRAGON_BITS, WIND_BITS, bitCount} from '../tiles/kind-sets.js';
import {HONOR} from '../tiles/tile.js';
import {needing} from './conditions.js';
import {dragons, winds, type Kinds} from './kinds.js';
import type {Condition} from './pattern-table.js';

const among = (m: Match, groups: number, {suited, honors}: Kinds): number =>
  m.suited & suited || m.honors & honors ? m.within(groups, suited, honors) : 0;

/** The number of different kinds among some groups. With wild tiles, two groups may be of one kind. */
function kindCount(m: Match, groups: number): number {
  let suited = 0;
  let honors = 0;
  for (let at = 0; groups >> at; at++) {
    if (!((groups >> at) & 1)) continue;
    suited |= SUITED_BITS[bare(m.groups[at])];
    honors |= HONOR_BITS[bare(m.groups[at])];
  }
  return bitCount(suited) + bitCount(honors);
}

/** The facts about a hand that has tiles of these kinds. */
const tilesOf = ({suited, honors}: Kinds): Facts =>
  suited || !honors ? 0 : !(honors & ~WIND_BITS) ? WINDS : !(honors & ~DRAGON_BITS) ? DRAGONS : HONORS;

/** Every triplet or kong of these kinds. */
export const pungOf = (kinds: Kinds): Condition =>
  needing(ONE_PUNG | tilesOf(kinds), (m) => among(m, m.pungs, kinds));

/** Triplets or kongs of `n` or more of these kinds. */
export const pungsOf = (kinds: Kinds, n: number): Condition =>
  needing((n > 2 ? THREE_PUNGS : ONE_PUNG) | tilesOf(kinds), (m) => {
    const pungs = among(m, m.pungs, kinds);
    return kindCount(m, pungs) >= n ? pungs : 0;
  });

/** The pair, if it is of these kinds. */
export const pairOf = (kinds: Kinds): Condition => needing(tilesOf(kinds), (m) => among(m, m.pair, kinds));

/** Triplets or kongs of all these kinds except one, and the pair of that one. */
export const pungsAndPair = (kinds: Kinds): Condition =>
  needing(ONE_PUNG | tilesOf(kinds), (m) => {
    const pair = among(m, m.pair, kinds);
    const pungs = pair && among(m, m.pungs, kinds);
    const all = bitCount(kinds.suited) + bitCount(kinds.honors);
    return pungs && kindCount(m, pungs) === all - 1 && kindCount(m, pungs | pair) === all ? pungs | pair : 0;
  });

/** 門風刻 */
export const seatWindPung: Condition = needing(ONE_PUNG | WINDS, (m) => windPung(m, m.seatWind));
/** 圈風刻 */
export const roundWindPung: Condition = needing(ONE_PUNG | WINDS, (m) => windPung(m, m.roundWind));

const windPung = (m: Match, wind: number): number =>
  m.honors & (1 << (wind - HONOR)) ? m.ofKind(m.pungs, wind) : 0;

/** Pungs and kongs of dragons: their groups, so that a row counts once for each. */
export const dragonPungs: Condition = pungOf(dragons);
/** 大三元 */
export const bigThreeDragons: Condition = pungsOf(dragons, 3);
/** 小三元 */
export const littleThreeDragons: Condition = pungsAndPair(dragons);
/** 大四喜 */
export const bigFourWinds: Condition = pungsOf(winds, 4);
/** 小四喜 */
export const littleFourWinds: Condition = pungsAndPair(winds);
