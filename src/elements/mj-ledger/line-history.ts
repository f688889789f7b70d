/** What the lines of a ledger were before, and after what was taken back. */
const LIMIT = 200;

/** Undo and redo for the lines of a ledger, as texts. */
export class LineHistory {
  private past: string[] = [];
  private future: string[] = [];

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Keeps what was there before a change. */
  keep(before: string): void {
    this.past = [...this.past.slice(1 - LIMIT), before];
    this.future = [];
  }

  /** @param now what is there now */
  undo(now: string): string | undefined {
    const before = this.past.pop();
    if (before !== undefined) this.future.push(now);
    return before;
  }

  redo(now: string): string | undefined {
    const after = this.future.pop();
    if (after !== undefined) this.past.push(now);
    return after;
  }

  clear(): void {
    this.past = [];
    this.future = [];
  }
}
