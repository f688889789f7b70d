/** Reports the step that is shown to the page and to screen readers. */
import type {RoundState} from '../../contexts/round.js';
import {announce, hush} from '../../controllers/announcer.js';
import {mismatchOf} from './mismatch.js';
import {moveAt} from './step-sentences.js';
import {emit} from '../base/emit.js';

interface Step {
  readonly state: RoundState;
  readonly step: number;
  /** Which hand of a game; undefined for a round of one. */
  readonly hand: number | undefined;
  readonly sentence: string;
  /** What is said aloud: the sentence, and the author's comment. */
  readonly aloud: string;
  /** Whether a reader or a script has moved there; the initial step is not reported. */
  readonly isMoved: boolean;
  /** The path of the side line; empty for the main line. */
  readonly line: readonly number[];
}

/** Fires `mj-step` and `mj-mismatch` and announces the step, once for each step. */
export class StepVoice {
  private lastStep?: string;
  private lastMismatch?: string;

  constructor(private readonly host: HTMLElement) {}

  /**
   * Reports a step once.
   * @returns whether it is a new one
   */
  tell({state, step, hand, sentence, aloud, isMoved, line}: Step): boolean {
    const of = state.positions.length - 1;
    const key = `${hand ?? ''} ${step} ${of} ${line.join()}`;
    if (key === this.lastStep) return false;
    this.lastStep = key;
    if (!isMoved) return true;
    const name = step ? moveAt(state, step)?.name : state.record.name;
    emit(this.host, 'mj-step', {
      step,
      of,
      sentence,
      ...(name !== undefined && {name}),
      ...(hand !== undefined && {hand}),
    });
    announce(this.host, aloud);
    return true;
  }

  /** Reports once that the result of a hand differs from what its author expects. */
  tellMismatch(state: RoundState): void {
    const detail = mismatchOf(state);
    const key = JSON.stringify(detail);
    if (key === this.lastMismatch) return;
    this.lastMismatch = key;
    if (detail) emit(this.host, 'mj-mismatch', detail);
  }

  hush(): void {
    hush(this.host);
  }
}

/** Scrolls the list, but never the page, so that the present move is visible. */
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
