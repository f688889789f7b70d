/** Which tiles a hand is made of; the whole hand shows it. */
import type {Match} from '../game/match.js';
import {bitCount} from '../tiles/kind-sets.js';
import {HONOR_BITS, SUITED_BITS, bare} from '../tiles/group.js';
import {both} from './conditions.js';
import {honors, ofRanks, terminals, greens, type Kinds} from './kinds.js';
import type {Condition} from './pattern-table.js';
import {shape} from './sets.js';

/** Tiles of these kinds alone. */
export const only =
  ({suited, honors}: Kinds): Condition =>
  (m) =>
    m.suited & ~suited || m.honors & ~honors ? 0 : m.all;

/** Numbers from one rank to another, and no honor. */
export const onlyRanks = (from: number, to: number): Condition =>
  only(ofRanks(...Array.from({length: to - from + 1}, (_, i) => from + i)));

/** One tile of these kinds at least. */
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
export const noHonors: Condition = (m) => (m.honors === 0 ? m.all : 0);

const suitCount = (m: Match): number => bitCount(m.suits);

/** Numbers of so many suits, with or without honors. */
export const suits =
  (n: number): Condition =>
  (m) =>
    suitCount(m) === n ? m.all : 0;

/** 清一色: one suit, and no honor. */
export const fullFlush: Condition = (m) => (m.honors === 0 && suitCount(m) === 1 ? m.all : 0);
/** 混一色: one suit, and honors. */
export const halfFlush: Condition = (m) => (m.honors !== 0 && suitCount(m) === 1 ? m.all : 0);

/** One of these kinds in each group, whatever the form. */
export const inEachGroup =
  ({suited, honors}: Kinds): Condition =>
  (m) => {
    for (let at = 0; at < m.size; at++) {
      const code = bare(m.groups[at]);
      if (!(SUITED_BITS[code] & suited || HONOR_BITS[code] & honors)) return 0;
    }
    return m.all;
  };

/** Sets and a pair, each with one of these kinds. */
export const inEachSet = (kinds: Kinds): Condition => both(inEachGroup(kinds), shape('sets'));
