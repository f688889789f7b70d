/** Steps that follow each other by themselves. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** How long a step is shown; milliseconds. */
const PAUSE = 1500;

/** Calls `advance` at even intervals while it plays; stops where that gives false, and when the host goes. */
export class PlayController implements ReactiveController {
  private timer?: ReturnType<typeof setTimeout>;

  /** @param advance shows the next step; false where there is none */
  constructor(
    private readonly host: ReactiveControllerHost,
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
    this.host.requestUpdate();
  }

  stop(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.stop();
  }
}
