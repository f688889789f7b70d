/** Keeps every draft: no input is lost. */
import type {Draft} from './draft.js';

const LIMIT = 500;

/** Drafts to go back and forth between. Characters typed in a row are one step. */
export class History {
  private past: Draft[] = [];
  private future: Draft[] = [];
  private typing = 0;

  constructor(private now: Draft) {}

  get draft(): Draft {
    return this.now;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** @param typed whether this is typing: consecutive characters are undone together */
  do(next: Draft, typed = false): void {
    if (next === this.now) return;
    const step = typed ? lengthOf(next) - lengthOf(this.now) : 0;
    const run = Math.abs(step) === 1 && step === this.typing;
    this.typing = Math.abs(step) === 1 ? step : 0;
    if (!run) this.past = [...this.past.slice(1 - LIMIT), this.now];
    this.future = [];
    this.now = next;
  }

  undo(): boolean {
    return this.move(this.past, this.future);
  }

  redo(): boolean {
    return this.move(this.future, this.past);
  }

  private move(from: Draft[], to: Draft[]): boolean {
    const draft = from.pop();
    if (!draft) return false;
    to.push(this.now);
    this.now = draft;
    this.typing = 0;
    return true;
  }
}

/** The length of the typed text, in all hands. */
const lengthOf = ({text, others = {}}: Draft): number =>
  Object.values(others).reduce((sum, other) => sum + other.text.length, text.length);
