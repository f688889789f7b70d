/** 十三幺・國士無雙: each 1, 9 and honor once, one of them twice, without a meld. */
import {PAIR, SINGLE, group} from '../tiles/group.js';
import {HONOR, KINDS, isOrphan} from '../tiles/tile.js';
import type {Shape} from '../arranging/shape.js';

const ORPHANS = 13;
const ORPHAN_KINDS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** The shape of MCR #5 and of 國士無雙. */
export const thirteenOrphans: Shape = {
  id: 'thirteenOrphans',
  /** Finds the twelve single tiles, and the pair last. */
  arrange(counts, melds, found) {
    if (melds) return;
    const groups: number[] = [];
    let pair = -1;
    for (let kind = 0; kind < KINDS; kind++) {
      if (!isOrphan(kind)) continue;
      if (counts[kind] === 1) groups.push(group(SINGLE, kind));
      else if (counts[kind] === 2 && pair < 0) pair = kind;
      else return;
    }
    for (let kind = 0; kind < HONOR; kind++) if (counts[kind] && !isOrphan(kind)) return;
    if (pair >= 0) found([...groups, group(PAIR, pair)]);
  },
  distance(counts, melds) {
    if (melds) return Infinity;
    let kinds = 0;
    let pair = 0;
    for (const kind of ORPHAN_KINDS) {
      const n = counts[kind];
      if (n > 0) kinds++;
      if (n > 1) pair = 1;
    }
    return ORPHANS - kinds - pair;
  },
};
