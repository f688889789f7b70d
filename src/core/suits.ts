/**
 * All ways to split the tiles of one suit (or the honors) into sets and at most one pair, with wild tiles to spend.
 *
 * A suit is nine counts, kept as one number in base 6 (a fifth tile is counted when waits are asked for); its splits are found once and kept. A split is a list of
 * group codes with the suit's first tile as kind 0, sets in ascending order, the pair last.
 */
import {CHOW, PAIR, PUNG, group, inOrder, withWilds, type GroupCode} from './group.js';

export type Split = readonly GroupCode[];

/** Suits kept before the table is thrown away: at 100 to 200 bytes each, some 10 MB at most. */
const KEPT = 60_000;
const kept = new Map<number, readonly Split[]>();

/** An empty suit: one way to split it into sets, and none with a pair. */
const EMPTY: readonly Split[] = [[]];
const NONE: readonly Split[] = [];

/** The nine (or seven) counts from `start` on, as one number in base 6. */
export function suitKey(counts: ArrayLike<number>, start: number, length: number): number {
  let key = 0;
  for (let i = start + length - 1; i >= start; i--) key = key * 6 + counts[i];
  return key;
}

/**
 * The splits of one suit that use every tile and exactly `wilds` wild tiles.
 * @param honors seven kinds that make no chow
 * @param paired with a pair, or without
 */
export function splits(key: number, honors: boolean, paired: boolean, wilds: number): readonly Split[] {
  if (!key && !wilds) return paired ? NONE : EMPTY;
  const id = ((key * 4 + wilds) * 2 + (paired ? 1 : 0)) * 2 + (honors ? 1 : 0);
  let found = kept.get(id);
  if (!found) {
    if (kept.size >= KEPT) kept.clear();
    found = new Splitter(key, honors, wilds).run(paired);
    kept.set(id, found);
  }
  return found;
}

class Splitter {
  private readonly counts = new Uint8Array(11);
  private readonly length: number;
  private readonly taken: GroupCode[] = [];
  private readonly found = new Map<string, Split>();

  constructor(
    key: number,
    private readonly honors: boolean,
    private wilds: number,
  ) {
    this.length = honors ? 7 : 9;
    for (let i = 0, rest = key; i < this.length; i++, rest = Math.floor(rest / 6)) this.counts[i] = rest % 6;
  }

  run(paired: boolean): readonly Split[] {
    this.from(0, paired);
    return [...this.found.values()];
  }

  /** Takes the lowest tile that is left into every group it can be in. */
  private from(start: number, paired: boolean): void {
    let low = start;
    while (low < this.length && !this.counts[low]) low++;
    if (low === this.length) {
      this.spend(0, paired);
      return;
    }
    this.alike(PUNG, 3, low, paired, low);
    if (paired) this.alike(PAIR, 2, low, false, low);
    if (!this.honors) {
      for (let first = Math.max(0, low - 2); first <= Math.min(low, 6); first++)
        this.chow(first, low, paired);
    }
  }

  /** A pung or a pair of `kind`, with one real tile at least, wild ones for the rest. */
  private alike(type: number, size: number, kind: number, paired: boolean, next: number): void {
    for (let real = Math.min(size, this.counts[kind]); real >= 1 && size - real <= this.wilds; real--) {
      const wild = size - real;
      this.counts[kind] -= real;
      this.wilds -= wild;
      this.taken.push(withWilds(group(type, kind), ((1 << wild) - 1) << real));
      this.from(next, paired);
      this.taken.pop();
      this.wilds += wild;
      this.counts[kind] += real;
    }
  }

  /** A chow from `first` that holds the real tile `low`; each other place is real or wild. */
  private chow(first: number, low: number, paired: boolean): void {
    for (let real = 1; real < 8; real++) {
      let wild = 0;
      let fits = (real >> (low - first)) & 1;
      for (let i = 0; i < 3; i++) {
        if (!((real >> i) & 1)) wild++;
        else if (!this.counts[first + i]) fits = 0;
      }
      if (!fits || wild > this.wilds) continue;
      for (let i = 0; i < 3; i++) this.counts[first + i] -= (real >> i) & 1;
      this.wilds -= wild;
      this.taken.push(withWilds(group(CHOW, first), ~real & 7));
      this.from(low, paired);
      this.taken.pop();
      this.wilds += wild;
      for (let i = 0; i < 3; i++) this.counts[first + i] += (real >> i) & 1;
    }
  }

  /** No real tile is left: whole groups of wild tiles, of any kind. */
  private spend(first: number, paired: boolean): void {
    if (this.wilds === 0) {
      if (!paired) this.keep();
      return;
    }
    if (this.wilds === 2 && paired) {
      for (let kind = 0; kind < this.length; kind++) this.whole(PAIR, kind, 2, 3, first, false);
    }
    if (this.wilds < 3) return;
    for (let kind = first; kind < this.length; kind++) this.whole(PUNG, kind, 3, 7, kind, paired);
    if (!this.honors) for (let kind = 0; kind < 7; kind++) this.whole(CHOW, kind, 3, 7, first, paired);
  }

  private whole(type: number, kind: number, wild: number, mask: number, next: number, paired: boolean): void {
    this.wilds -= wild;
    this.taken.push(withWilds(group(type, kind), mask));
    this.spend(next, paired);
    this.taken.pop();
    this.wilds += wild;
  }

  private keep(): void {
    const split = this.taken.slice().sort(inOrder);
    this.found.set(split.join(), split);
  }
}
