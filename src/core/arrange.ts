/** All ways to split concealed tiles into sets and a pair, over the four suits. */
import {PAIR, type GroupCode} from './group.js';
import {ANYWHERE, Suits, suitKey, type Split} from './suits.js';
import {SUIT_STARTS} from './tile.js';

const STARTS = SUIT_STARTS;
const LENGTHS = [9, 9, 9, 7];
const MOST_WILDS = 4;

/** Which splits of a suit are looked at. */
export interface Choice {
  readonly suits: Suits;
  /** For each suit and the honors, where the winning tile may be in it; see {@link Suits.splits}. */
  readonly places: ArrayLike<number>;
}

const EVERY: Choice = {suits: new Suits(), places: [ANYWHERE, ANYWHERE, ANYWHERE, ANYWHERE]};

/**
 * Calls `found` with every split of the counted tiles and exactly `wilds` wild ones into sets and one pair (or into sets
 * alone). The groups stand in `into` from `at` on: sets of one suit after the other, and the pair last.
 * @returns whether there was any
 */
export class Arranger {
  private readonly totals = new Int32Array(4);
  private readonly keys = new Int32Array(4);
  /** The splits of a part with so many wild tiles, looked up once a run. */
  private readonly ways: (readonly Split[] | undefined)[] = Array<undefined>(4 * MOST_WILDS).fill(undefined);
  private choice = EVERY;
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
    choice = EVERY,
  ): boolean {
    for (let part = 0; part < 4; part++) {
      let total = 0;
      for (let i = 0; i < LENGTHS[part]; i++) total += counts[STARTS[part] + i];
      this.totals[part] = total;
      this.keys[part] = suitKey(counts, STARTS[part], LENGTHS[part]);
    }
    this.ways.fill(undefined);
    this.choice = choice;
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

  /** Whether there is a pair follows from the number of tiles. */
  private splits(part: number, paired: boolean, spent: number): readonly Split[] {
    const {suits, places} = this.choice;
    return (this.ways[part * MOST_WILDS + spent] ??= suits.splits(
      this.keys[part],
      part === 3,
      paired,
      spent,
      places[part],
    ));
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
