/** Conditions about the tiles of a hand; all groups show them. */
import {HONORS, NO_HONORS, ONE_SUIT, THREE_SUITS, TWO_SUITS, withoutRanks} from '../game/facts.js';
import type {Match} from '../game/match.js';
import {bitCount, type RankSet, type SuitedSet} from '../tiles/kind-sets.js';
import {HONOR_BITS, SUITED_BITS, bare} from '../tiles/group.js';
import {both, needing} from './conditions.js';
import {honors, ofRanks, terminals, greens, type Kinds} from './kinds.js';
import type {Condition} from './pattern-table.js';
import {shape} from './sets.js';

/** All tiles are of these kinds. */
export const only = ({suited, honors}: Kinds): Condition =>
  needing(withoutRanks(missingRanks(suited)) | (honors ? 0 : NO_HONORS), (m) =>
    m.suited & ~suited || m.honors & ~honors ? 0 : m.all,
  );

/** The ranks that these kinds do not have in any suit. */
const missingRanks = (suited: SuitedSet): RankSet => ~(suited | (suited >> 9) | (suited >> 18)) & 0x1ff;

/** All tiles are suited, of ranks `from` to `to`. */
export const onlyRanks = (from: number, to: number): Condition =>
  only(ofRanks(...[...Array(to - from + 1).keys()].map((i) => from + i)));

/** At least one tile is of these kinds. */
export const has =
  ({suited, honors}: Kinds): Condition =>
  (m) =>
    m.suited & suited || m.honors & honors ? m.all : 0;

/** 字一色 */
export const allHonors: Condition = only(honors);
/** 清老頭: 1 and 9 alone. */
export const allTerminals: Condition = only(terminals);
/** 緑一色 */
export const allGreen: Condition = only(greens);
/** 断幺: no 1, 9 or honor. */
export const allSimples: Condition = onlyRanks(2, 8);
/** 無字 */
export const noHonors: Condition = needing(NO_HONORS, (m) => (m.honors === 0 ? m.all : 0));

const suitCount = (m: Match): number => bitCount(m.suits);

/** Suited tiles of exactly `n` suits, with or without honors. */
export const suits = (n: number): Condition =>
  needing([0, ONE_SUIT, TWO_SUITS, THREE_SUITS][n], (m) => (suitCount(m) === n ? m.all : 0));

/** 清一色: one suit, and no honor. */
export const fullFlush: Condition = needing(ONE_SUIT | NO_HONORS, (m) =>
  m.honors === 0 && suitCount(m) === 1 ? m.all : 0,
);
/** 混一色: one suit, and honors. */
export const halfFlush: Condition = needing(ONE_SUIT | HONORS, (m) =>
  m.honors !== 0 && suitCount(m) === 1 ? m.all : 0,
);

/** Each group holds one of these kinds, whatever the form. */
export const inEachGroup =
  ({suited, honors}: Kinds): Condition =>
  (m) => {
    for (let at = 0; at < m.size; at++) {
      const code = bare(m.groups[at]);
      if (!(SUITED_BITS[code] & suited || HONOR_BITS[code] & honors)) return 0;
    }
    return m.all;
  };

/** Sets and a pair, each of which holds one of these kinds. */
export const inEachSet = (kinds: Kinds): Condition =>
  both(needing(withoutRanks(farFrom(kinds)), inEachGroup(kinds)), shape('sets'));

/**
 * The ranks more than two away from each of these kinds: a triplet, pair or chow with one of the kinds never has
 * them.
 */
function farFrom({suited}: Kinds): RankSet {
  const near = ~missingRanks(suited) & 0x1ff;
  return ~(near | (near << 1) | (near << 2) | (near >> 1) | (near >> 2)) & 0x1ff;
}
