/** How long decisions took: kept in classes, so that the numbers of several runs can be added up. */

/** How long decisions took, in milliseconds. */
export interface Times {
  readonly median: number;
  readonly p99: number;
  readonly max: number;
  /** How many decisions took about so long: by the number of a class, each a tenth longer than the one before. */
  readonly classes: Readonly<Record<string, number>>;
}

/** Each class is so much longer than the one before. */
const STEP = 1.1;
/** The shortest time that is told apart, in milliseconds. */
const SHORTEST = 0.01;

const classOf = (ms: number): number =>
  Math.max(0, Math.ceil(Math.log(Math.max(ms, SHORTEST) / SHORTEST) / Math.log(STEP)));

const rounded = (ms: number): number => Number(ms.toPrecision(3));

/** The longest time of a class. */
const longestOf = (at: number): number => rounded(SHORTEST * STEP ** at);

/** Counts decisions by how long they took. */
export class TimeCount {
  private readonly classes = new Map<number, number>();
  private most = 0;

  add(ms: number): void {
    const at = classOf(ms);
    this.classes.set(at, (this.classes.get(at) ?? 0) + 1);
    this.most = Math.max(this.most, ms);
  }

  addAll({max, classes}: Times): void {
    for (const [at, n] of Object.entries(classes))
      this.classes.set(Number(at), (this.classes.get(Number(at)) ?? 0) + n);
    this.most = Math.max(this.most, max);
  }

  get times(): Times {
    const list = [...this.classes].sort(([a], [b]) => a - b);
    const all = list.reduce((sum, [, n]) => sum + n, 0);
    const at = (part: number): number => {
      let before = 0;
      for (const [one, n] of list)
        if ((before += n) >= part * all) return Math.min(longestOf(one), rounded(this.most));
      return 0;
    };
    return {
      median: at(0.5),
      p99: at(0.99),
      max: rounded(this.most),
      classes: Object.fromEntries(list),
    };
  }
}
