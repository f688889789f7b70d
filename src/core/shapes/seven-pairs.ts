/** 七対: seven pairs without a meld. */
import {PAIR, group} from '../tiles/group.js';
import {KINDS} from '../tiles/tile.js';
import type {Shape} from '../arranging/shape.js';

const PAIRS = 7;

/** Seven pairs; `fourAlike` says whether four of a kind count as two of them. */
export interface SevenPairs extends Shape {
  readonly fourAlike: boolean;
}

/**
 * The shape of seven pairs.
 * @param fourAlike whether four of a kind count as two pairs; if not, the seven must differ
 */
export function sevenPairs({fourAlike}: {readonly fourAlike: boolean}): SevenPairs {
  return {
    id: 'sevenPairs',
    fourAlike,
    arrange(counts, melds, found) {
      if (melds) return;
      const pairs: number[] = [];
      for (let kind = 0; kind < KINDS; kind++) {
        const n = counts[kind];
        if (n & 1 || n > (fourAlike ? 4 : 2)) return;
        for (let pair = 0; pair < n; pair += 2) pairs.push(group(PAIR, kind));
      }
      if (pairs.length === PAIRS) found(pairs);
    },
    distance(counts, melds) {
      if (melds) return Infinity;
      let pairs = 0;
      let kinds = 0;
      for (let kind = 0; kind < KINDS; kind++) {
        const n = counts[kind];
        // Written without branches, which would take twice as long: adds 1 for two tiles or more, and 1 for one or
        // more, of five at most.
        pairs += fourAlike ? n >> 1 : ((n + 2) >> 2) & 1;
        kinds += (n + 7) >> 3;
      }
      // thirteen tiles have a single one for each missing pair, unless kinds must differ
      return PAIRS - 1 - pairs + (fourAlike ? 0 : Math.max(0, PAIRS - kinds));
    },
  };
}
