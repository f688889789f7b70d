/**
 * All ways to split the tiles of one suit (or the honors) into sets and at most one pair, with wild tiles to spend.
 *
 * A suit is nine counts, kept as one number in base 6 (a fifth tile is counted when waits are asked for); its splits are
 * found once and kept. A split is a list of group codes with the suit's first tile as kind 0, sets in ascending order,
 * the pair last.
 */
import {inOrder, type GroupCode} from './group.js';
import type {Sorts} from './sorts.js';
import {Splitter} from './splitter.js';

export type Split = readonly GroupCode[];

/** The splits of one suit, and for each the sum of what its groups add to an estimate, if there is one. */
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

/** An empty suit: one way to split it into sets, and none with a pair. */
const EMPTY: Ways = {splits: [[]], gains: [0]};
const NONE: Ways = {splits: [], gains: []};

/** The nine (or seven) counts from `start` on, as one number in base 6. */
export function suitKey(counts: ArrayLike<number>, start: number, length: number): number {
  let key = 0;
  for (let i = start + length - 1; i >= start; i--) key = key * 6 + counts[i];
  return key;
}

/** The splits of suits; of those whose groups are of the same sorts, the first alone. */
export class Suits {
  private readonly kept = new Map<number, Ways>();
  private readonly splitter = new Splitter();

  /** @param sortsOf the sorts of groups with the winning tile in that place of a suit; else no split is like another */
  constructor(private readonly sortsOf?: (honors: boolean, place: number) => Sorts) {}

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
    const sorts = this.sortsOf?.(honors, place);
    const seen = new Set<number>();
    splitter.run(key, honors, paired, wilds, (size) => {
      if (sorts && place !== ANYWHERE) {
        const {size: before} = seen;
        if (seen.add(sorts.sum(taken, size)).size === before) return true;
      }
      splits.push(Array.from(taken.subarray(0, size)).sort(inOrder));
      gains.push(sorts ? sorts.gain(taken, size) : 0);
      return true;
    });
    return splits.length ? {splits, gains} : NONE;
  }
}

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
