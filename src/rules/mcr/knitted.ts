/** Forms of 147, 258 and 369, each in a suit of its own: 組合龍, 全不靠 and 七星不靠. */
import {Arranger} from '../../core/arrange.js';
import {setsNeed} from '../../core/distance.js';
import {KNITTED, SINGLE, group} from '../../core/group.js';
import type {Shape} from '../../core/ruleset.js';
import {HONOR, KINDS, type Kind} from '../../core/tile.js';

/** The lowest tiles of 147, 258 and 369 in the six ways to give them to the suits. */
const WAYS: readonly (readonly Kind[])[] = [
  [0, 10, 20],
  [0, 11, 19],
  [1, 9, 20],
  [1, 11, 18],
  [2, 9, 19],
  [2, 10, 18],
];

/** A hand has fourteen tiles. */
const TILES = 14;

const kindsOf = (lows: readonly Kind[]): Kind[] => lows.flatMap((low) => [low, low + 3, low + 6]);

const isWhole = (counts: Uint8Array, low: Kind): boolean =>
  counts[low] > 0 && counts[low + 3] > 0 && counts[low + 6] > 0;

const arranger = new Arranger();
const groups = new Int32Array(8);

/** 組合龍: nine knitted tiles, one more set (concealed or melded) and a pair. */
export const knittedStraight: Shape = {
  id: 'knittedStraight',
  arrange(counts, melds, found) {
    if (melds > 1) return;
    const lows = WAYS.find((way) => way.every((low) => isWhole(counts, low)));
    if (!lows) return;
    const rest = counts.slice();
    for (const kind of kindsOf(lows)) rest[kind]--;
    const knitted = lows.map((low) => group(KNITTED, low));
    arranger.run(rest, 0, true, groups, 0, (size) => found([...knitted, ...groups.subarray(0, size)]));
  },
  distance(counts, melds, gone) {
    if (melds > 1) return Infinity;
    let least = Infinity;
    for (const lows of WAYS) least = Math.min(least, straightNeed(counts, lows, 1 - melds, gone) - 1);
    return least;
  },
};

/** Tiles to add for one of the six ways, with so many sets and a pair; the kinds are scarce only beside a meld. */
function straightNeed(counts: Uint8Array, lows: readonly Kind[], sets: number, gone?: Uint8Array): number {
  const rest = counts.slice();
  const taken = gone?.slice();
  let need = 0;
  for (const kind of kindsOf(lows)) {
    if (taken && ++taken[kind] > 4) return Infinity;
    if (rest[kind]) rest[kind]--;
    else need++;
  }
  return need + setsNeed(rest, sets, taken);
}

/** 全不靠: fourteen different tiles out of the honors and the nine knitted ones. */
export const honorsAndKnitted: Shape = {
  id: 'honorsAndKnitted',
  arrange(counts, melds, found) {
    if (melds) return;
    const singles: number[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      if (counts[kind] > 1) return;
      if (counts[kind]) singles.push(kind);
    }
    const fits = (lows: readonly Kind[]): boolean =>
      singles.every((kind) => kind >= HONOR || kindsOf(lows).includes(kind));
    if (singles.length === TILES && WAYS.some(fits)) found(singles.map((kind) => group(SINGLE, kind)));
  },
  distance(counts, melds) {
    if (melds) return Infinity;
    let honors = 0;
    for (let kind = HONOR; kind < KINDS; kind++) honors += Number(counts[kind] > 0);
    const most = Math.max(...WAYS.map((way) => kindsOf(way).filter((kind) => counts[kind] > 0).length));
    return TILES - 1 - honors - most;
  },
};
