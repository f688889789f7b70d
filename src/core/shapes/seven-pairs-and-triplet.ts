/** 八對半: seven pairs and a triplet, without melds; four of a kind are two pairs. */
import {PAIR, PUNG, group} from '../tiles/group.js';
import {KINDS} from '../tiles/tile.js';
import type {Shape} from '../arranging/shape.js';

const PAIRS = 7;
const TILES = 2 * PAIRS + 3;

/** The shape of 八對半. */
export const sevenPairsAndTriplet: Shape = {
  id: 'baduiban',
  /** Finds the groups: the triplet first, then the pairs. */
  arrange(counts, melds, found) {
    if (melds) return;
    const pairs: number[] = [];
    let triplet = -1;
    for (let kind = 0; kind < KINDS; kind++) {
      let n = counts[kind];
      // an odd count: the triplet, and pairs
      if (n % 2 === 1) {
        if (n < 3 || triplet >= 0) return;
        triplet = kind;
        n -= 3;
      }
      for (; n; n -= 2) pairs.push(group(PAIR, kind));
    }
    if (triplet >= 0 && pairs.length === PAIRS) found([group(PUNG, triplet), ...pairs]);
  },
  distance(counts, melds) {
    if (melds) return Infinity;
    let whole = 0;
    let half = 0;
    let kinds = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const n = counts[kind];
      whole += n >> 1;
      half += n & 1;
      kinds |= 1 << n;
    }
    // whichever kind is the triplet, its tiles are not in a pair
    let most = 0;
    for (let n = 0; n < 5; n++) {
      if (!(kinds & (1 << n))) continue;
      const wholes = Math.min(PAIRS, whole - (n >> 1));
      const halves = Math.min(PAIRS - wholes, half - (n & 1));
      most = Math.max(most, Math.min(3, n) + 2 * wholes + halves);
    }
    return TILES - 1 - most;
  },
};
