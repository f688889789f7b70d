/** Arrangements that wait to be scored; those that may be worth most come first. */

/** More concealed groups than a hand of sets has. */
const STRIDE = 8;

/** Arrangements with the most that each can be worth. The arrays are reused for the next hand. */
export class Candidates {
  private count = 0;
  private most = new Float64Array(64);
  private gains = new Float64Array(64);
  private parts = new Uint8Array(64);
  private groups = new Int32Array(64 * STRIDE);

  clear(): void {
    this.count = 0;
  }

  /** Keeps the groups from index `first` up to `end`, with the sum of their gains and the parts that have tiles. */
  add(groups: Int32Array, first: number, end: number, gains: number, parts: number): void {
    if (this.count === this.most.length) this.grow();
    const at = this.count++;
    this.gains[at] = gains;
    this.parts[at] = parts;
    for (let i = first, to = at * STRIDE; i < end; i++) this.groups[to++] = groups[i];
  }

  /** Finds the most that each arrangement can be worth; all of them wait again. */
  rate(atMost: (gains: number, parts: number) => number): void {
    for (let at = 0; at < this.count; at++) this.most[at] = atMost(this.gains[at], this.parts[at]);
  }

  /**
   * The number of the arrangement that may be worth most (the first of equals); -1 if none may be worth `least`, or
   * more than that.
   */
  next(least: number, more: boolean): number {
    const {most, count} = this;
    let best = -1;
    let bound = least;
    let above = more;
    for (let at = 0; at < count; at++) {
      if (above ? most[at] <= bound : most[at] < bound) continue;
      best = at;
      bound = most[at];
      above = true;
    }
    if (best >= 0) most[best] = -1;
    return best;
  }

  /** Writes the groups of arrangement `at` into `groups`, from index `first` up to `end`. */
  take(at: number, groups: Int32Array, first: number, end: number): void {
    for (let i = first, from = at * STRIDE; i < end; i++) groups[i] = this.groups[from++];
  }

  private grow(): void {
    const {most, gains, parts, groups} = this;
    this.most = new Float64Array(most.length * 2);
    this.gains = new Float64Array(most.length * 2);
    this.gains.set(gains);
    this.parts = new Uint8Array(most.length * 2);
    this.parts.set(parts);
    this.groups = new Int32Array(groups.length * 2);
    this.groups.set(groups);
  }
}
