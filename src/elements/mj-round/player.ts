/** Advances through steps automatically. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Redrawn} from '../../controllers/redrawn.js';

/** Time between steps, in milliseconds. */
const PAUSE = 1500;

/** Calls `advance` at even intervals while playing. Stops when it returns false, and when the host is removed. */
export class PlayController implements ReactiveController {
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
    }, PAUSE);
    this.host.redraw();
  }

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
