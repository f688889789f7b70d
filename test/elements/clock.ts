/**
 * A clock that a test holds in place of the browser's: how much is drawn in a task then does not depend on how fast the
 * machine is. It stands, unless each look at it takes time. No held clock is behind the one before it: a task that began
 * by the earlier clock would have time for every element.
 */
export class HeldClock {
  private static latest = 0;
  private time = Math.max(performance.now(), HeldClock.latest);

  /** @param step how many milliseconds each look at the clock takes */
  constructor(public step = 0) {
    performance.now = () => (this.time += this.step);
  }

  /** Lets time pass, in milliseconds. */
  pass(time: number): void {
    this.time += time;
  }

  /** Gives the browser its own clock back. */
  release(): void {
    HeldClock.latest = this.time;
    Reflect.deleteProperty(performance, 'now');
  }
}

const {port1, port2} = new MessageChannel();

/** Resolves in a later task. Browsers differ in what else comes first: WebKit keeps no order among channels. */
export const nextTask = (): Promise<unknown> =>
  new Promise((come) => {
    port2.onmessage = come;
    port1.postMessage(0);
  });

/** Waits until the promises that are settled by now have been acted upon, in this very task. */
export async function inThisTask(): Promise<void> {
  for (let i = 0; i < 50; i++) await Promise.resolve();
}

/** Counts how often something happens in each task. Microtasks tell tasks apart: all of a task run before the next. */
export class TaskCounts {
  /** How often it happened, in each task in which it happened at all. */
  readonly counts: number[] = [];
  private pending = 0;

  /** It happens now. */
  add(): void {
    if (this.pending++ === 0) this.counts.push(0);
    this.counts[this.counts.length - 1]++;
    void inThisTask().then(() => this.pending--);
  }
}
