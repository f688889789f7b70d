/** Chows or triplets that belong together: alike, the same in three suits, or consecutive. */
import {ALIKE_CHOWS, THREE_CHOWS, THREE_PUNGS, THREE_SUITS} from '../game/facts.js';
import type {Match} from '../game/match.js';
import {bare, lowestOf} from '../tiles/group.js';
import {bitCount, everySuit, type SuitedSet} from '../tiles/kind-sets.js';
import {HONOR} from '../tiles/tile.js';
import {needing} from './conditions.js';
import {ofSuit} from './kinds.js';
import type {Condition} from './pattern-table.js';

/** The lowest kinds of suited groups, as a bit set. */
function lowestKinds(m: Match, of: number): SuitedSet {
  let kinds = 0;
  for (let i = 0; of >> i; i++) {
    const kind = lowestOf(m.groups[i]);
    if ((of >> i) & 1 && kind < HONOR) kinds |= 1 << kind;
  }
  return kinds;
}

/** For each of these lowest kinds, the first such group among `of`. */
function firstOfEach(m: Match, of: number, kinds: SuitedSet): number {
  let bits = 0;
  let left = kinds;
  for (let i = 0; of >> i && left; i++) {
    const kind = lowestOf(m.groups[i]);
    if (!((of >> i) & 1) || kind >= HONOR || !(left & (1 << kind))) continue;
    left ^= 1 << kind;
    bits |= 1 << i;
  }
  return bits;
}

/** The groups among `of` that occur `times` or more. */
function alike(m: Match, of: number, times: number): number {
  if (bitCount(of) < times) return 0;
  let bits = 0;
  for (let i = 0; of >> i; i++) {
    if (!((of >> i) & 1)) continue;
    let n = 0;
    for (let j = 0; of >> j; j++) if ((of >> j) & 1 && bare(m.groups[j]) === bare(m.groups[i])) n++;
    if (n >= times) bits |= 1 << i;
  }
  return bits;
}

/** 一般高, 一色三同順: `n` chows alike. */
export const alikeChows = (n: number): Condition => needing(ALIKE_CHOWS, (m) => alike(m, m.chows, n));

/** 二般高: two chows alike, and two more alike, be it to the first two. */
export const twiceAlikeChows: Condition = needing(ALIKE_CHOWS, (m) => {
  const pairs = alike(m, m.chows, 2);
  return bitCount(lowestKinds(m, pairs)) > 1 ? pairs : alike(m, m.chows, 4);
});

const RANKS = 0x1ff;

/** One group of each suit among `of` that begin at the same rank; the lowest such rank is taken. */
function inThreeSuits(m: Match, of: number): number {
  if (bitCount(of) < 3) return 0;
  const kinds = lowestKinds(m, of);
  const ranks = kinds & (kinds >> 9) & (kinds >> 18) & RANKS;
  return ranks && firstOfEach(m, of, everySuit(ranks & -ranks));
}

/** 三色同順: chows of the same ranks in all three suits. */
export const chowsInThreeSuits: Condition = needing(THREE_CHOWS | THREE_SUITS, (m) =>
  inThreeSuits(m, m.chows),
);
/** 三色同刻: triplets of one rank in all three suits. */
export const pungsInThreeSuits: Condition = needing(THREE_PUNGS | THREE_SUITS, (m) =>
  inThreeSuits(m, m.pungs),
);

/** These ranks, in each of the three suits. */
const inEachSuit = (...ranks: number[]): readonly SuitedSet[] =>
  [0, 1, 2].map((suit) => ofSuit(suit, ...ranks).suited);

/** One group for each of the lowest kinds of a series; the first series that the groups have is taken. */
function firstSeries(m: Match, of: number, series: readonly SuitedSet[]): number {
  const kinds = lowestKinds(m, of);
  for (const wanted of series) if ((kinds & wanted) === wanted) return firstOfEach(m, of, wanted);
  return 0;
}

const STRAIGHTS = inEachSuit(1, 4, 7);

/** 123, 456 and 789 of one suit. */
export const straight: Condition = needing(THREE_CHOWS, (m) => firstSeries(m, m.chows, STRAIGHTS));

const NINE = 9;

/** 三連刻: `n` triplets of one suit with consecutive ranks. */
export function pungsInARow(n: number): Condition {
  const rows = [...Array(NINE - n + 1).keys()]
    .map((first) => inEachSuit(...[...Array(n).keys()].map((i) => first + 1 + i)))
    .flat();
  return needing(THREE_PUNGS, (m) => firstSeries(m, m.pungs, rows));
}
