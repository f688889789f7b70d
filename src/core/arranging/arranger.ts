/** Splits concealed tiles into sets and a pair in all ways, across the four suits. */
import {PAIR, typeOf, type GroupCode} from '../tiles/group.js';
import {SUIT_STARTS} from '../tiles/tile.js';
import {ANYWHERE, allSplits, suitKey, suitTotal, type SuitSplits} from './suit-splits.js';

/**
 * Receives an arrangement: the number of its groups, the sum of their gains, and one bit for each part that has
 * tiles.
 */
export type OnArrangement = (size: number, gains: number, parts: number) => void;

/** Which splits of a suit are considered. */
export interface SplitChoice {
  readonly splits: SuitSplits;
  /** For each suit and the honors, the place of the winning tile in it; see {@link SuitSplits.splitsOf}. */
  readonly places: Uint8Array;
}

const EVERY: SplitChoice = {splits: allSplits, places: new Uint8Array(4).fill(ANYWHERE)};

/** Combines the splits of the suits. One object can do many runs, one after another. */
export class Arranger {
  private readonly totals = new Int32Array(4);
  private readonly keys = new Int32Array(4);
  private choice = EVERY;
  private into: Int32Array = new Int32Array(0);
  /** The pair; -1 until one of the parts has it. */
  private pair: GroupCode = -1;
  private onArrangement: OnArrangement = () => undefined;

  /**
   * Calls `onArrangement` with every split of the counted tiles and exactly `wilds` wild ones into sets and one pair.
   * The groups are written to `into` from index `at` on: sets suit by suit, and the pair last.
   */
  run(
    counts: ArrayLike<number>,
    wilds: number,
    into: Int32Array,
    at: number,
    onArrangement: OnArrangement,
    choice = EVERY,
  ): void {
    for (let part = 0; part < 4; part++) {
      this.totals[part] = suitTotal(counts, part);
      this.keys[part] = suitKey(counts, part);
    }
    this.choice = choice;
    this.into = into;
    this.pair = -1;
    this.onArrangement = onArrangement;
    this.part(0, wilds, at, 0, 0);
  }

  private part(part: number, wilds: number, at: number, gains: number, parts: number): void {
    if (part === 4) {
      if (wilds > 0 || this.pair < 0) return;
      this.into[at++] = this.pair;
      this.onArrangement(at, gains, parts);
      return;
    }
    const {splits, places} = this.choice;
    for (let spent = 0; spent <= wilds; spent++) {
      const total = this.totals[part] + spent;
      const over = total % 3;
      if (over === 1 || (over === 2 && this.pair >= 0)) continue;
      const begin = splits.splitsOf(this.keys[part], part === 3, over === 2, spent, places[part]);
      this.suit(part, wilds - spent, at, begin, gains, total ? parts | (1 << part) : parts);
    }
  }

  /** Goes on with each split of one part; the splits begin at `begin` in the pool. */
  private suit(part: number, wilds: number, at: number, begin: number, before: number, parts: number): void {
    const start = SUIT_STARTS[part];
    const {pool} = this.choice.splits;
    let from = begin + 1;
    for (let left = pool[begin]; left > 0; left--) {
      let to = at;
      const pair = this.pair;
      const end = from + 2 + pool[from];
      const gain = pool[from + 1];
      for (from += 2; from < end; from++) {
        const code = pool[from] + start;
        if (typeOf(code) === PAIR) this.pair = code;
        else this.into[to++] = code;
      }
      this.part(part + 1, wilds, to, before + gain, parts);
      this.pair = pair;
    }
  }
}
