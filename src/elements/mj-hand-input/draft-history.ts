/** Keeps every draft: no input is lost. */
import {History} from '../acts/history.js';
import type {HandDraft} from './draft.js';

/** Drafts to go back and forth between. Characters typed in a row are one step. */
export class DraftHistory {
  private readonly steps = new History<HandDraft>();
  private typing = 0;

  constructor(private now: HandDraft) {}

  get draft(): HandDraft {
    return this.now;
  }

  get canUndo(): boolean {
    return this.steps.canUndo;
  }

  get canRedo(): boolean {
    return this.steps.canRedo;
  }

  /** @param typed whether this is typing: consecutive characters are undone together */
  do(next: HandDraft, typed = false): void {
    if (next === this.now) return;
    const step = typed ? lengthOf(next) - lengthOf(this.now) : 0;
    const run = Math.abs(step) === 1 && step === this.typing;
    this.typing = Math.abs(step) === 1 ? step : 0;
    // a run follows a step that was kept, after which there is nothing to redo
    if (!run) this.steps.keep(this.now);
    this.now = next;
  }

  undo(): boolean {
    return this.take(this.steps.undo(this.now));
  }

  redo(): boolean {
    return this.take(this.steps.redo(this.now));
  }

  private take(draft: HandDraft | undefined): boolean {
    if (!draft) return false;
    this.now = draft;
    this.typing = 0;
    return true;
  }
}

/** The length of the typed text, in all hands. */
const lengthOf = ({text, others = {}}: HandDraft): number =>
  Object.values(others).reduce((sum, other) => sum + other.text.length, text.length);
