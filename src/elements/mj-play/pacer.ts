/** Lets a hand go on move by move, with the same pause after each. */
import type {OpenHand, WentOn} from '../../play/table/open-hand.js';
import {Thinking} from './thinking.js';

/** What is told of a hand that goes on. */
interface PacerHost {
  /** How long the last move is to be seen, in milliseconds. */
  readonly pause: () => number;
  /** Shows what has come. */
  readonly show: (went: WentOn) => void;
}

/** Thinks in the pause, and shows each move after it. */
export class Pacer {
  private readonly thinking = new Thinking();
  private timer?: ReturnType<typeof setTimeout>;
  private waiting?: () => void;
  private shownAt = -Infinity;

  constructor(private readonly host: PacerHost) {}

  /** Whether the hand goes on by itself now. */
  get isGoing(): boolean {
    return this.thinking.isBusy || this.waiting !== undefined;
  }

  /** Goes on to the next thing to see. */
  go(hand: OpenHand): void {
    this.stop();
    this.thinking.begin(hand.goOn(), (went) => this.come(went));
  }

  /** Shows at once what is waited for. */
  hurry(): void {
    const {waiting} = this;
    clearTimeout(this.timer);
    waiting?.();
  }

  /** Notes that something has been shown now. */
  begin(): void {
    this.shownAt = performance.now();
  }

  /** Goes on to the move that the reader has just made: it is shown without a pause, and drawn at once if nobody must think first. */
  goOwn(hand: OpenHand): void {
    this.shownAt = -Infinity;
    this.goAtOnce(hand);
  }

  /** Goes on, in this task if nobody must think first: what is asked after the reader's draw is drawn together with it. */
  goAtOnce(hand: OpenHand): void {
    this.go(hand);
    this.thinking.come();
  }

  stop(): void {
    this.thinking.stop();
    clearTimeout(this.timer);
    this.waiting = undefined;
  }

  private come(went: WentOn): void {
    const {pause, show} = this.host;
    const rest = went === 'moved' ? this.shownAt + pause() - performance.now() : 0;
    const shown = (): void => {
      this.waiting = undefined;
      if (went === 'moved') this.begin();
      show(went);
    };
    if (rest <= 0) return shown();
    this.waiting = shown;
    this.timer = setTimeout(shown, rest);
  }
}
