/** Tells the page, and who listens, which step is shown. */
import type {RoundState} from '../../contexts/round.js';
import {announce, hush} from '../../controllers/announcer.js';
import {mismatchOf} from './mismatch.js';
import {moveAt} from './told.js';

interface Step {
  readonly state: RoundState;
  readonly step: number;
  readonly sentence: string;
  /** Whether a reader or a script has gone there; where a round begins nobody is told. */
  readonly isMoved: boolean;
  /** The side line that it is of, by its path; empty for the round itself. */
  readonly line: readonly number[];
}

/** Fires `mj-step` and `mj-mismatch` and speaks to screen readers, once for each step. */
export class StepVoice {
  private lastStep?: string;
  private lastMismatch?: string;

  constructor(private readonly host: HTMLElement) {}

  /** Tells a step once. @returns whether it is another than before */
  tell({state, step, sentence, isMoved, line}: Step): boolean {
    const of = state.positions.length - 1;
    const key = `${step} ${of} ${line.join()}`;
    if (key === this.lastStep) return false;
    this.lastStep = key;
    if (!isMoved) return true;
    const name = step ? moveAt(state, step)?.name : state.record.name;
    this.fire('mj-step', {step, of, sentence, ...(name !== undefined && {name})});
    announce(this.host, sentence);
    return true;
  }

  /** Tells once that a hand does not come to what its author expects. */
  tellMismatch(state: RoundState): void {
    const detail = mismatchOf(state);
    const key = JSON.stringify(detail);
    if (key === this.lastMismatch) return;
    this.lastMismatch = key;
    if (detail) this.fire('mj-mismatch', detail);
  }

  hush(): void {
    hush(this.host);
  }

  private fire(type: 'mj-step' | 'mj-mismatch', detail: object): void {
    this.host.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}));
  }
}

/** Moves the list, and never the page, so that the move can be seen. */
export function showNow(root: ParentNode): void {
  const list = root.querySelector<HTMLElement>('.list');
  const now = list?.querySelector<HTMLElement>('li.now');
  if (!list || !now) {
    list?.scrollTo({top: 0});
    return;
  }
  const [box, line] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  if (line.top < box.top) list.scrollTop -= box.top - line.top;
  else if (line.bottom > box.bottom) list.scrollTop += line.bottom - box.bottom;
}
