/**
 * A clock that a test holds in place of the browser's: how much is drawn in a task then does not depend on how fast the
 * machine is. It stands, unless each look at it takes time.
 */
export class HeldClock {
  private time = performance.now();

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
    Reflect.deleteProperty(performance, 'now');
  }
}

const {port1, port2} = new MessageChannel();

/** Resolves in the next task; what has asked for a task by a message before has come by then. */
export const nextTask = (): Promise<unknown> =>
  new Promise((come) => {
    port2.onmessage = come;
    port1.postMessage(0);
  });
