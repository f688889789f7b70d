/** Thoughts that take turns with everything else a page does. */
import {enqueue, type DrawingTurn} from '../../controllers/turns.js';
import type {Thought} from '../../play/players/player.js';

/** How long a turn takes, in milliseconds. */
const TURN = 8;

/** Thinks one thought at a time, for a short time in each task. */
export class Thinking implements DrawingTurn {
  private work?: () => boolean;
  private timer?: ReturnType<typeof setTimeout>;

  get isBusy(): boolean {
    return this.work !== undefined;
  }

  /** Begins a thought; one that goes on is given up. */
  begin<T>(thought: Thought<T>, done: (found: T) => void): void {
    this.stop();
    this.work = () => {
      const turn = thought.next();
      if (!turn.done) return false;
      this.work = undefined;
      done(turn.value);
      return true;
    };
    enqueue(this);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.work = undefined;
  }

  /** Thinks for a turn, and goes on in a later task. */
  come(): void {
    const {work} = this;
    const end = performance.now() + TURN;
    while (work && work === this.work && !work()) {
      if (performance.now() < end) continue;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => enqueue(this));
      return;
    }
  }
}
