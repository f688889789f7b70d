/** 十三幺・國士無雙: each 1, 9 and honor once, one of them twice; no meld. */
import {PAIR, SINGLE, group} from '../group.js';
import type {Shape} from '../ruleset.js';
import {HONOR, KINDS, isOrphan} from '../tile.js';

const ORPHANS = 13;

export const thirteenOrphans: Shape = {
  id: 'thirteenOrphans',
  /** The twelve single tiles, and the pair last. */
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
    let paired = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      if (!isOrphan(kind) || !counts[kind]) continue;
      kinds++;
      if (counts[kind] > 1) paired = 1;
    }
    return ORPHANS - kinds - paired;
  },
};
