/** 十六不搭: all seven honors, three tiles of each suit too far apart for a chow, and one of these tiles doubled. */
import {PAIR, SINGLE, group} from '../tiles/group.js';
import {HONOR, KINDS} from '../tiles/tile.js';
import {bitCount} from '../tiles/kind-sets.js';
import type {Shape} from '../arranging/shape.js';

const HONORS = KINDS - HONOR;
/** The number of different kinds; the seventeenth tile makes a pair. */
const DIFFERENT = HONORS + 9;

/** The ranks that a suit can have, as bits: 147 148 149 158 159 169 258 259 269 369. */
const APART = [0o111, 0o211, 0o411, 0o221, 0o421, 0o441, 0o222, 0o422, 0o442, 0o444];

/** The ranks of a suit held at least `least` times, as bits. */
export function ranksHeld(counts: ArrayLike<number>, suit: number, least: 1 | 2): number {
  let ranks = 0;
  for (let rank = 0; rank < 9; rank++) if (counts[9 * suit + rank] >= least) ranks |= 1 << rank;
  return ranks;
}

/** Whether each honor is held, and the ranks of each suit are far enough apart. */
function isUnrelated(counts: ArrayLike<number>): boolean {
  for (let kind = HONOR; kind < KINDS; kind++) if (!counts[kind]) return false;
  return [0, 1, 2].every((suit) => APART.includes(ranksHeld(counts, suit, 1)));
}

/**
 * By the ranks held of a suit: the highest number of tiles that are apart, and all ranks that occur in such a choice.
 */
interface Apart {
  readonly most: Uint8Array;
  readonly useful: Uint16Array;
}

let apart: Apart | undefined;

/** How many tiles of a suit are apart; made when it is first asked for. */
export const tilesApart = (): Apart => (apart ??= makeApart());

function makeApart(): Apart {
  const most = new Uint8Array(1 << 9);
  const useful = new Uint16Array(1 << 9);
  for (let held = 0; held < most.length; held++) {
    const sizes = APART.map((ranks) => bitCount(ranks & held));
    most[held] = Math.max(...sizes);
    useful[held] = APART.reduce((bits, ranks, i) => (sizes[i] === most[held] ? bits | ranks : bits), 0);
  }
  return {most, useful};
}

/** How many different honors are held. */
export function honorsHeld(counts: Uint8Array): number {
  let n = 0;
  for (let kind = HONOR; kind < KINDS; kind++) if (counts[kind]) n++;
  return n;
}

/** The shape of 十六不搭. */
export const sixteenUnrelated: Shape = {
  id: 'shiliubuda',
  /** Finds the groups: fifteen single tiles, and the pair last. */
  arrange(counts, melds, found) {
    if (melds || !isUnrelated(counts)) return;
    const groups: number[] = [];
    let pair = -1;
    for (let kind = 0; kind < KINDS; kind++) {
      if (counts[kind] === 1) groups.push(group(SINGLE, kind));
      else if (counts[kind] === 2 && pair < 0) pair = kind;
      else if (counts[kind]) return;
    }
    if (pair >= 0) found([...groups, group(PAIR, pair)]);
  },
  distance(counts, melds, _, least = Infinity) {
    if (melds) return Infinity;
    let different = honorsHeld(counts);
    let doubled = false;
    for (let kind = HONOR; kind < KINDS; kind++) if (counts[kind] >= 2) doubled = true;
    // the least possible distance: with nine useful suited tiles and a pair
    const nearest = HONORS - different - 1;
    if (nearest >= least) return nearest;
    const {most, useful} = tilesApart();
    for (let suit = 0; suit < 3; suit++) {
      const held = ranksHeld(counts, suit, 1);
      different += most[held];
      // a doubled tile only helps if the suit loses nothing by it
      if (useful[held] & ranksHeld(counts, suit, 2)) doubled = true;
    }
    return DIFFERENT - different - (doubled ? 1 : 0);
  },
};
