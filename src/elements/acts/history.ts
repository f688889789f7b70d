/** How many steps are kept. */
const LIMIT = 500;

/** What something was before, and after what was taken back: undo and redo of whole states. */
export class History<T extends object | string> {
  private past: T[] = [];
  private future: T[] = [];

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Keeps what was there before a change. */
  keep(before: T): void {
    this.past = [...this.past.slice(1 - LIMIT), before];
    this.future = [];
  }

  /**
   * Takes the last change back.
   * @param now what is there now
   * @returns what was there before; undefined where nothing has changed
   */
  undo(now: T): T | undefined {
    return History.move(this.past, this.future, now);
  }

  /** Makes the change again that was taken back last; the reverse of `undo`. */
  redo(now: T): T | undefined {
    return History.move(this.future, this.past, now);
  }

  /** Forgets all changes. */
  clear(): void {
    this.past = [];
    this.future = [];
  }

  private static move<T>(from: T[], to: T[], now: T): T | undefined {
    const found = from.pop();
    if (found !== undefined) to.push(now);
    return found;
  }
}
