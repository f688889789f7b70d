/** Detects updates that never end, and stops them, so that the test fails and the page goes on. */
import {ReactiveElement} from 'lit';

/** More updates than one burst causes; more than these never end. */
const MOST_UPDATES = 4000;
/** After so many tasks without a new operation, nothing may be updated any more. */
const MOST_TASKS = 400;

/** Counts the updates of all elements, and stops them if they do not end. */
export class Watchdog {
  updates = 0;
  /** The element whose update was one too many. */
  stuck?: string;
  private readonly prototype = ReactiveElement.prototype as unknown as {performUpdate: () => void};
  private readonly before = this.prototype.performUpdate;

  constructor() {
    const update = (element: Element): void => {
      if (this.stuck !== undefined) return;
      if (++this.updates > MOST_UPDATES) this.stuck = element.outerHTML.slice(0, 300);
      this.before.call(element);
    };
    this.prototype.performUpdate = function performUpdate(this: Element) {
      update(this);
    };
  }

  release(): void {
    this.prototype.performUpdate = this.before;
  }
}

const {port1, port2} = new MessageChannel();
/** Waits for one task, so that the page can work. */
export const task = (): Promise<void> =>
  new Promise((done) => {
    port2.onmessage = () => done();
    port1.postMessage(0);
  });

/** Waits until nothing has been updated for a while. */
export async function rest(dog: Watchdog): Promise<void> {
  for (let quiet = 0, tasks = 0; quiet < 5; tasks++) {
    dog.updates = 0;
    await task();
    quiet = dog.updates ? 0 : quiet + 1;
    if (tasks > MOST_TASKS) dog.stuck ??= 'updates in ever new tasks';
    if (dog.stuck !== undefined) throw new Error(`updates without end: ${dog.stuck}`);
  }
}
