/** Random numbers from a seed. */
export class Random {
  constructor(private state: number) {}

  /** From 0 to n - 1. */
  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * n);
  }

  pick = <T>(items: readonly T[]): T => items[this.below(items.length)];
  chance = (percent: number): boolean => this.below(100) < percent;

  shuffle<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.map(() => left.splice(this.below(left.length), 1)[0]);
  }
}
