/**
 * All ways to split the tiles of one suit (or the honors) into sets and at most one pair, some tiles being wild.
 *
 * A suit is nine counts, written as one number in base 6 (waits are tried with a fifth tile). Its splits are found
 * once and kept. A split is a list of group codes in which the suit's first tile is kind 0: sets in ascending order,
 * then the pair.
 */
import {inOrder} from '../tiles/group.js';
import {SUIT_STARTS} from '../tiles/tile.js';
import {Splitter} from './splitter.js';

/** Where in a suit the winning tile may be: nowhere, a tile of rank 1–9, a wild tile, or anywhere. */
export const NOWHERE = 0;
/** The winning tile is a wild one. */
export const AS_WILD = 10;
/** The winning tile may be in any group. */
export const ANYWHERE = 11;

/** How many suits are kept before all are dropped: 4 MB at some 50 bytes each. */
const KEPT = 60_000;

/** The place of the splits of a suit that has none: the first number of the pool is 0. */
const NONE = 0;
const FIRST = 1;

/** The counts of a suit, or of the honors, as one number in base 6. */
export function suitKey(counts: ArrayLike<number>, part: number): number {
  let key = 0;
  for (let i = SUIT_STARTS[part + 1] - 1; i >= SUIT_STARTS[part]; i--) key = key * 6 + counts[i];
  return key;
}

/** How many tiles of a suit, or of the honors, there are. */
export function suitTotal(counts: ArrayLike<number>, part: number): number {
  let total = 0;
  for (let i = SUIT_STARTS[part]; i < SUIT_STARTS[part + 1]; i++) total += counts[i];
  return total;
}

/** What a rule set knows of the groups of a suit: which splits are equivalent, and what they add to its upper bound. */
export interface SplitValues {
  /** A number that is the same for equivalent splits: the first `size` groups of `taken`, in any order. */
  key(taken: Int32Array, size: number): number;
  /** What the groups add to the upper bound, in sum. */
  gain(taken: Int32Array, size: number): number;
}

/** The splits of suits. Of equivalent splits only the first is kept. */
export class SuitSplits {
  /**
   * The splits of all suits, one suit after another: the number of splits; then for each split its number of groups,
   * what they add to the upper bound (0 without one), and the groups.
   */
  pool: Int32Array = new Int32Array(4096);
  private end = FIRST;
  /** Where in the pool the splits of a suit begin, by suit and by number of wild tiles. */
  private readonly kept: (Map<number, number> | undefined)[] = [];
  /** How many suits are kept. */
  private size = 0;
  private readonly splitter = new Splitter();

  /**
   * @param valuesOf what is known of groups, given the place of the winning tile; without it no two splits are
   * equivalent
   */
  constructor(private readonly valuesOf?: (honors: boolean, place: number) => SplitValues) {}

  /** Drops what is kept once it takes too much room. Must not be called while splits are being read. */
  makeRoom(): void {
    if (this.size < KEPT) return;
    this.kept.length = 0;
    this.size = 0;
    this.end = FIRST;
  }

  /**
   * The splits of one suit that use every tile and exactly `wilds` wild tiles.
   * @param honors whether the kinds are the seven honors, which make no chow
   * @param paired whether there must be a pair
   * @param place where the winning tile may be; splits with a different group there are never equivalent
   * @returns the index in {@link pool} at which they begin
   */
  splitsOf(key: number, honors: boolean, paired: boolean, wilds: number, place = ANYWHERE): number {
    const kept = (this.kept[wilds] ??= new Map<number, number>());
    const id = ((key * 12 + place) * 2 + (paired ? 1 : 0)) * 2 + (honors ? 1 : 0);
    let begin = kept.get(id);
    if (begin === undefined) kept.set(id, (begin = this.find(key, honors, paired, wilds, place)));
    return begin;
  }

  private find(key: number, honors: boolean, paired: boolean, wilds: number, place: number): number {
    const {splitter} = this;
    const {taken} = splitter;
    const values = this.valuesOf?.(honors, place);
    const seen = new Set<number>();
    const begin = this.end;
    this.size++;
    let count = 0;
    splitter.run(key, honors, paired, wilds, (size) => {
      if (values && place !== ANYWHERE) {
        const alike = values.key(taken, size);
        if (seen.has(alike)) return true;
        seen.add(alike);
      }
      if (!count++) this.push(0);
      this.push(size);
      this.push(values ? values.gain(taken, size) : 0);
      for (const code of [...taken.subarray(0, size)].sort(inOrder)) this.push(code);
      return true;
    });
    if (!count) return NONE;
    this.pool[begin] = count;
    return begin;
  }

  private push(number: number): void {
    if (this.end === this.pool.length) {
      const {pool} = this;
      this.pool = new Int32Array(2 * pool.length);
      this.pool.set(pool);
    }
    this.pool[this.end++] = number;
  }
}

/** The splits of suits, none treated as equivalent. */
export const allSplits = new SuitSplits();

const splitter = new Splitter();
/** Whether a suit can be split, where that is known: by number of wild tiles, then by key. */
const answers: (Map<number, boolean> | undefined)[] = [];

/** Whether one suit can be split so that every tile and exactly `wilds` wild tiles are used. */
export function splittable(key: number, honors: boolean, paired: boolean, wilds: number): boolean {
  const known = (answers[wilds] ??= new Map<number, boolean>());
  const id = (key * 2 + (paired ? 1 : 0)) * 2 + (honors ? 1 : 0);
  let answer = known.get(id);
  if (answer === undefined) {
    if (known.size >= KEPT) known.clear();
    answer = false;
    splitter.run(key, honors, paired, wilds, () => ((answer = true), false));
    known.set(id, answer);
  }
  return answer;
}
