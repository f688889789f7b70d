/**
 * All ways to split the tiles of one suit (or the honors) into sets and at most one pair, with wild tiles to spend.
 *
 * A suit is nine counts, kept as one number in base 6 (a fifth tile is counted when waits are asked for); its splits are
 * found once and kept. A split is a list of group codes with the suit's first tile as kind 0, sets in ascending order,
 * the pair last.
 */
import {
  CHOW,
  PAIR,
  PUNG,
  group,
  inOrder,
  lowestOf,
  typeOf,
  wildsOf,
  withWilds,
  type GroupCode,
} from './group.js';
import type {Estimate} from './estimate.js';
import {Splitter} from './splitter.js';

export type Split = readonly GroupCode[];

/** The splits of one suit, and for each the sum of what its groups add to an {@link Estimate}. */
export interface Ways {
  readonly splits: readonly Split[];
  readonly gains: readonly number[];
}

/** Where in a suit the winning tile may be: nowhere, as a tile of rank 1–9, as a wild tile, or anywhere. */
export const NOWHERE = 0;
export const AS_WILD = 10;
export const ANYWHERE = 11;

/** Suits kept before they are thrown away: at 100 to 200 bytes each, some 10 MB at most. */
const KEPT = 60_000;
/** More groups than there are in a suit, with wild tiles for some of their tiles. */
const MOST_SORTS = 200;

/** An empty suit: one way to split it into sets, and none with a pair. */
const EMPTY: Ways = {splits: [[]], gains: [0]};
const NONE: Ways = {splits: [], gains: []};

/** The nine (or seven) counts from `start` on, as one number in base 6. */
export function suitKey(counts: ArrayLike<number>, start: number, length: number): number {
  let key = 0;
  for (let i = start + length - 1; i >= start; i--) key = key * 6 + counts[i];
  return key;
}

/** The splits of suits; of those that an estimate finds alike, the first alone. */
export class Suits {
  private readonly kept = new Map<number, Ways>();
  private readonly splitter = new Splitter();
  private readonly sorts: Sorts[] = [];

  constructor(private readonly estimate?: Estimate) {}

  /**
   * The ways to split one suit that use every tile and exactly `wilds` wild tiles.
   * @param honors seven kinds that make no chow
   * @param paired with a pair, or without
   * @param place where the winning tile may be: splits that differ in its group are never alike
   */
  ways(key: number, honors: boolean, paired: boolean, wilds: number, place = ANYWHERE): Ways {
    if (!key && !wilds) return paired ? NONE : EMPTY;
    const id = (((key * 4 + wilds) * 12 + place) * 2 + (paired ? 1 : 0)) * 2 + (honors ? 1 : 0);
    let found = this.kept.get(id);
    if (!found) {
      if (this.kept.size >= KEPT) this.kept.clear();
      this.kept.set(id, (found = this.find(key, honors, paired, wilds, place)));
    }
    return found;
  }

  private find(key: number, honors: boolean, paired: boolean, wilds: number, place: number): Ways {
    const {splitter} = this;
    const {taken} = splitter;
    const splits: Split[] = [];
    const gains: number[] = [];
    const sorts = this.sortsOf(honors, place);
    const seen = place === ANYWHERE ? undefined : new Set<number>();
    splitter.run(key, honors, paired, wilds, (size) => {
      if (seen && sorts) {
        const {size: before} = seen;
        if (seen.add(sumOf(taken, size, sorts.sort)).size === before) return true;
      }
      splits.push(Array.from(taken.subarray(0, size)).sort(inOrder));
      let gain = 0;
      if (sorts) for (let i = 0; i < size; i++) gain += sorts.gain[placeOf(taken[i])];
      gains.push(gain);
      return true;
    });
    return splits.length ? {splits, gains} : NONE;
  }

  private sortsOf(honors: boolean, place: number): Sorts | undefined {
    const at = place * 2 + (honors ? 1 : 0);
    return this.estimate && (this.sorts[at] ??= findSorts(this.estimate, honors, place));
  }
}

/** For each group of a suit, by {@link placeOf}: the number of its sort, from 1 on, and what it adds. */
interface Sorts {
  readonly sort: Uint8Array;
  readonly gain: Int32Array;
}

/** Groups of a suit have type, kind and wild tiles in nine bits. */
const placeOf = (code: GroupCode): number => (typeOf(code) << 7) | (lowestOf(code) << 3) | wildsOf(code);

function findSorts(estimate: Estimate, honors: boolean, place: number): Sorts {
  const sort = new Uint8Array(512);
  const gain = new Int32Array(512);
  const known = new Map<number, number>();
  for (const type of honors ? [PUNG, PAIR] : [CHOW, PUNG, PAIR]) {
    for (let kind = 0; kind < (honors || type === CHOW ? 7 : 9); kind++) {
      for (let wilds = 0; wilds < 8; wilds++) {
        const code = withWilds(group(type, kind), wilds);
        const like = estimate.like(code, honors) | marksOf(code, place);
        if (!known.has(like)) known.set(like, known.size + 1);
        sort[placeOf(code)] = known.get(like) ?? 0;
        gain[placeOf(code)] = estimate.gain(code, honors, inMiddle(code, place));
      }
    }
  }
  return {sort, gain};
}

/** Whether the winning tile may be the middle one of a chow. */
function inMiddle(code: GroupCode, place: number): boolean {
  if (typeOf(code) !== CHOW) return false;
  const wild = (wildsOf(code) & 0b010) !== 0;
  return place === ANYWHERE || (place === AS_WILD ? wild : !wild && place - 2 === lowestOf(code));
}

/** One number for groups of so many sorts, in whatever order. */
function sumOf(taken: Int32Array, size: number, sorts: Uint8Array): number {
  for (let i = 0; i < size; i++) {
    const sort = sorts[placeOf(taken[i])];
    let at = i;
    for (; at > 0 && sorted[at - 1] > sort; at--) sorted[at] = sorted[at - 1];
    sorted[at] = sort;
  }
  let sum = 0;
  for (let i = 0; i < size; i++) sum = sum * MOST_SORTS + sorted[i];
  return sum;
}

const sorted = new Uint8Array(8);

/** What is told apart where the winning tile may be in a group: a chow's wild tiles, and which of its tiles it is. */
function marksOf(code: GroupCode, place: number): number {
  const wild = wildsOf(code);
  const isChow = typeOf(code) === CHOW;
  if (place === AS_WILD) return wild ? HOLDS | (isChow ? wild << 10 : 0) : 0;
  const at = place - 1 - lowestOf(code);
  if (!isChow) return at === 0 && !(wild & 1) ? HOLDS : 0;
  return at >= 0 && at < 3 && !((wild >> at) & 1) ? HOLDS | (wild << 10) | (at << 13) : 0;
}

const HOLDS = 1 << 9;

/** The splits of suits of which none is like another. */
export const all = new Suits();

const splitter = new Splitter();
/** Whether suits can be split, by their ids: a bit for each number of wild tiles with a pair or without, and one for what is known. */
const known = new Map<number, number>();

/** Whether one suit can be split so that every tile and exactly `wilds` wild tiles are used. */
export function splittable(key: number, honors: boolean, paired: boolean, wilds: number): boolean {
  const id = key * 2 + (honors ? 1 : 0);
  const bit = 1 << (2 * wilds + (paired ? 1 : 0));
  let bits = known.get(id) ?? 0;
  if (!(bits & (bit << KNOWN))) {
    if (known.size >= KEPT) known.clear();
    bits |= bit << KNOWN;
    if (key || wilds) splitter.run(key, honors, paired, wilds, () => ((bits |= bit), false));
    else if (!paired) bits |= bit;
    known.set(id, bits);
  }
  return (bits & bit) !== 0;
}

const KNOWN = 8;
