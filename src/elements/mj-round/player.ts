/** Advances through steps automatically. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Redrawn} from '../../controllers/redrawn.js';

/** Time between steps, in milliseconds. */
const PAUSES = {slow: 3000, normal: 1500, fast: 600} as const;

/** How fast steps follow one another. */
export type Speed = keyof typeof PAUSES;

const NEXT: Readonly<Record<Speed, Speed>> = {normal: 'fast', fast: 'slow', slow: 'normal'};

/** Calls `advance` at even intervals while playing. Stops when it returns false, and when the host is removed. */
export class PlayController implements ReactiveController {
  /** From the next step on. */
  speed: Speed = 'normal';
  private timer?: ReturnType<typeof setTimeout>;

  /** @param advance shows the next step; false where there is none */
  constructor(
    private readonly host: ReactiveControllerHost & Redrawn,
    private readonly advance: () => boolean,
  ) {
    host.addController(this);
  }

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  start(): void {
    this.timer = setTimeout(() => {
      if (this.advance()) this.start();
      else this.stop();
    }, PAUSES[this.speed]);
    this.host.redraw();
  }

  /** Takes the next of the three speeds. */
  readonly changeSpeed = (): void => {
    this.speed = NEXT[this.speed];
    this.host.redraw();
  };

  stop(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.host.redraw();
  }

  hostDisconnected(): void {
    this.stop();
  }
}
