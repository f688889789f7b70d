/** All ways to split concealed tiles into sets and a pair, over the four suits. */
import {PAIR, type GroupCode} from './group.js';
import {splits, suitKey, type Split} from './suits.js';
import {HONOR} from './tile.js';

const STARTS = [0, 9, 18, HONOR];
const LENGTHS = [9, 9, 9, 7];

/**
 * Calls `found` with every split of the counted tiles and exactly `wilds` wild ones into sets and one pair (or into sets
 * alone). The groups stand in `into` from `at` on: sets of one suit after the other, and the pair last.
 * @returns whether there was any
 */
export class Arranger {
  private readonly totals = new Int32Array(4);
  private readonly keys = new Int32Array(4);
  private into: Int32Array = new Int32Array(0);
  private pair: GroupCode = -1;
  private any = false;
  private found: (size: number) => void = () => undefined;

  run(
    counts: ArrayLike<number>,
    wilds: number,
    paired: boolean,
    into: Int32Array,
    at: number,
    found: (size: number) => void,
  ): boolean {
    for (let part = 0; part < 4; part++) {
      let total = 0;
      for (let i = 0; i < LENGTHS[part]; i++) total += counts[STARTS[part] + i];
      this.totals[part] = total;
      this.keys[part] = suitKey(counts, STARTS[part], LENGTHS[part]);
    }
    this.into = into;
    this.pair = -1;
    this.any = false;
    this.found = found;
    this.part(0, wilds, paired, at);
    return this.any;
  }

  private part(part: number, wilds: number, paired: boolean, at: number): void {
    if (part === 4) {
      if (wilds > 0 || paired) return;
      this.any = true;
      if (this.pair >= 0) this.into[at++] = this.pair;
      this.found(at);
      return;
    }
    for (let spent = 0; spent <= wilds; spent++) {
      const over = (this.totals[part] + spent) % 3;
      if (over === 0) this.suit(part, wilds - spent, paired, at, this.splits(part, false, spent));
      else if (over === 2 && paired)
        this.suit(part, wilds - spent, false, at, this.splits(part, true, spent));
    }
  }

  private splits(part: number, paired: boolean, spent: number): readonly Split[] {
    return splits(this.keys[part], part === 3, paired, spent);
  }

  private suit(part: number, wilds: number, paired: boolean, at: number, ways: readonly Split[]): void {
    const start = STARTS[part];
    for (const way of ways) {
      let to = at;
      const before = this.pair;
      for (const code of way) {
        if (((code >> 6) & 7) === PAIR) this.pair = code + start;
        else this.into[to++] = code + start;
      }
      this.part(part + 1, wilds, paired, to);
      this.pair = before;
    }
  }
}
