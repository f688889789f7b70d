/** Finds the ways to split the tiles of one suit (or the honors) into sets and at most one pair, each way once. */
import {CHOW, PAIR, PUNG, group, withWilds} from '../tiles/group.js';

/**
 * Puts the lowest tile left into every group that it can be in, and goes on with the next lowest. Groups with the
 * same lowest tile are taken in a fixed order, so that no way is found twice.
 */
export class Splitter {
  private readonly counts = new Uint8Array(11);
  private length = 0;
  private honors = false;
  private wilds = 0;
  private size = 0;
  private found: (size: number) => boolean = () => true;
  private stopped = false;

  /** The groups of the way just found, in the order in which they were taken. */
  readonly taken: Int32Array = new Int32Array(8);

  /**
   * Calls `found` with the number of groups in `taken` for each way that uses every tile and exactly `wilds` wild
   * ones. Stops when `found` returns false.
   * @param key the counts of the suit in base 6
   */
  run(key: number, honors: boolean, paired: boolean, wilds: number, found: (size: number) => boolean): void {
    this.length = honors ? 7 : 9;
    for (let i = 0, rest = key; i < this.length; i++, rest = Math.floor(rest / 6)) this.counts[i] = rest % 6;
    this.honors = honors;
    this.wilds = wilds;
    this.found = found;
    this.stopped = false;
    this.from(0, paired, 0);
  }

  /** @param first the first group still to be tried; those before it have been tried */
  private from(start: number, paired: boolean, first: number): void {
    if (this.stopped) return;
    const {counts, length} = this;
    let low = start;
    while (low < length && !counts[low]) low++;
    if (low === length) {
      this.spend(0, paired);
      return;
    }
    const least = low > start ? 0 : first;
    this.alike(PUNG, 3, low, paired, least, 0);
    if (paired) this.alike(PAIR, 2, low, false, least, 3);
    if (!this.honors) {
      for (let begin = Math.max(0, low - 2); begin <= Math.min(low, 6); begin++)
        this.chow(begin, low, paired, least);
    }
  }

  /** Takes a pung or a pair of `kind`, made of at least one real tile, and wild ones for the rest. */
  private alike(
    type: number,
    size: number,
    kind: number,
    paired: boolean,
    least: number,
    turn: number,
  ): void {
    const {counts} = this;
    for (let real = Math.min(size, counts[kind]); real >= 1 && size - real <= this.wilds; real--) {
      const wild = size - real;
      if (turn + wild < least) continue;
      counts[kind] -= real;
      this.wilds -= wild;
      this.taken[this.size++] = withWilds(group(type, kind), ((1 << wild) - 1) << real);
      this.from(kind, paired, turn + wild);
      this.size--;
      this.wilds += wild;
      counts[kind] += real;
    }
  }

  /** Takes a chow from `begin` that holds the real tile `low`; each of its other tiles is real or wild. */
  private chow(begin: number, low: number, paired: boolean, least: number): void {
    const {counts} = this;
    const must = 1 << (low - begin);
    const has = (counts[begin] ? 1 : 0) | (counts[begin + 1] ? 2 : 0) | (counts[begin + 2] ? 4 : 0);
    for (let real = must; real < 8; real++) {
      if (!(real & must) || real & ~has) continue;
      const wild = WILDS[real];
      const turn = 5 + 8 * (begin - low + 2) + real;
      if (wild > this.wilds || turn < least) continue;
      counts[begin] -= real & 1;
      counts[begin + 1] -= (real >> 1) & 1;
      counts[begin + 2] -= real >> 2;
      this.wilds -= wild;
      this.taken[this.size++] = withWilds(group(CHOW, begin), ~real & 7);
      this.from(low, paired, turn);
      this.size--;
      this.wilds += wild;
      counts[begin] += real & 1;
      counts[begin + 1] += (real >> 1) & 1;
      counts[begin + 2] += real >> 2;
    }
  }

  /** Once no real tile is left: takes groups made of wild tiles alone, of any kind. */
  private spend(first: number, paired: boolean): void {
    if (this.wilds === 0) {
      if (!paired && !this.stopped) this.stopped = !this.found(this.size);
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
    this.taken[this.size++] = withWilds(group(type, kind), mask);
    this.spend(next, paired);
    this.size--;
    this.wilds += wild;
  }
}

/** How many of a chow's three tiles are missing, by the bits of those it has. */
const WILDS = [3, 2, 2, 1, 2, 1, 1, 0];
