/** 七対: seven pairs without a meld. */
import {PAIR, group, withWilds} from '../tiles/group.js';
import {KINDS, type Kind} from '../tiles/tile.js';
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
    withWilds: withWildTiles(fourAlike),
  };
}

/** The second tile of a pair is wild, or both are. */
const ONE = 0b10;
const BOTH = 0b11;

/** How many kinds have an odd number of tiles, and how many pairs the others make; undefined if they cannot be pairs. */
function oddAndPairs(counts: Uint8Array, fourAlike: boolean): {odd: Kind[]; pairs: number} | undefined {
  const odd: Kind[] = [];
  let pairs = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const n = counts[kind];
    if (n > 2 && !fourAlike) return undefined;
    if (n & 1) odd.push(kind);
    pairs += n >> 1;
  }
  return {odd, pairs};
}

function withWildTiles(fourAlike: boolean): NonNullable<Shape['withWilds']> {
  return {
    arrange(counts, wilds, melds, found) {
      const made = melds ? undefined : oddAndPairs(counts, fourAlike);
      if (!made || made.odd.length > wilds) return;
      const groups: number[] = [];
      for (let kind = 0; kind < KINDS; kind++) {
        for (let pair = 1; pair < counts[kind]; pair += 2) groups.push(group(PAIR, kind));
        if (counts[kind] & 1) groups.push(withWilds(group(PAIR, kind), ONE));
      }
      wildPairs(groups, (wilds - made.odd.length) / 2, 0, (kind) => fourAlike || !counts[kind], found);
    },
    distance(counts, wilds, melds) {
      if (melds) return Infinity;
      let [pairs, odd] = [0, 0];
      for (let kind = 0; kind < KINDS; kind++) {
        const n = fourAlike ? counts[kind] : Math.min(2, counts[kind]);
        pairs += n >> 1;
        odd += n & 1;
      }
      const paired = Math.min(odd, wilds);
      return Math.max(0, PAIRS - 1 - pairs - paired - ((wilds - paired) >> 1));
    },
    mark(counts, wilds, melds, waited) {
      const made = melds ? undefined : oddAndPairs(counts, fourAlike);
      if (!made || made.odd.length > wilds + 1) return;
      if (made.odd.length === wilds + 1) for (const kind of made.odd) waited[kind] = 1;
      else for (let kind = 0; kind < KINDS; kind++) if (fourAlike || counts[kind] < 2) waited[kind] = 1;
    },
  };
}

/** Adds so many pairs of wild tiles alone, of any kinds. */
function wildPairs(
  groups: number[],
  left: number,
  from: Kind,
  mayBe: (kind: Kind) => boolean,
  found: (groups: readonly number[]) => void,
): void {
  if (!left) {
    if (groups.length === PAIRS) found(groups);
    return;
  }
  for (let kind = from; kind < KINDS; kind++) {
    if (!mayBe(kind)) continue;
    groups.push(withWilds(group(PAIR, kind), BOTH));
    wildPairs(groups, left - 1, kind, mayBe, found);
    groups.pop();
  }
}
