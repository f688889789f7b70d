/** 十六不搭: all seven honors, three tiles of each suit too far apart to be parts of a chow, one tile of all doubled. */
import {PAIR, SINGLE, group} from '../../../core/group.js';
import {bitCount} from '../../../core/match.js';
import type {Shape} from '../../../core/ruleset.js';
import {HONOR, KINDS} from '../../../core/tile.js';

const HONORS = KINDS - HONOR;
/** Different kinds; the seventeenth tile makes a pair. */
const DIFFERENT = HONORS + 9;

/** The ranks that a suit can have, as bits: 147 148 149 158 159 169 258 259 269 369. */
const APART = [0o111, 0o211, 0o411, 0o221, 0o421, 0o441, 0o222, 0o422, 0o442, 0o444];

/** The ranks of a suit that are held `least` times, as bits. */
function ranksHeld(counts: ArrayLike<number>, suit: number, least: number): number {
  let ranks = 0;
  for (let rank = 0; rank < 9; rank++) if (counts[9 * suit + rank] >= least) ranks |= 1 << rank;
  return ranks;
}

export const sixteenUnrelated: Shape = {
  id: 'shiliubuda',
  row: 'shiliubuda',
  /** The fifteen single tiles, and the pair last. */
  arrange(counts, melds, found) {
    if (melds) return;
    for (let kind = HONOR; kind < KINDS; kind++) if (!counts[kind]) return;
    const groups: number[] = [];
    let pair = -1;
    for (let kind = 0; kind < KINDS; kind++) {
      if (counts[kind] === 1) groups.push(group(SINGLE, kind));
      else if (counts[kind] === 2 && pair < 0) pair = kind;
      else if (counts[kind]) return;
    }
    if (pair < 0 || groups.length !== DIFFERENT - 1) return;
    for (let suit = 0; suit < 3; suit++) if (!APART.includes(ranksHeld(counts, suit, 1))) return;
    found([...groups, group(PAIR, pair)]);
  },
  distance(counts, melds) {
    if (melds) return Infinity;
    let different = 0;
    let pair = 0;
    for (let kind = HONOR; kind < KINDS; kind++) {
      if (counts[kind]) different++;
      if (counts[kind] > 1) pair = 1;
    }
    for (let suit = 0; suit < 3; suit++) {
      const held = ranksHeld(counts, suit, 1);
      const most = Math.max(...APART.map((ranks) => bitCount(ranks & held)));
      different += most;
      // a doubled tile is of use only where the suit loses nothing by it
      const doubled = ranksHeld(counts, suit, 2);
      if (APART.some((ranks) => ranks & doubled && bitCount(ranks & held) === most)) pair = 1;
    }
    return DIFFERENT - different - pair;
  },
};
