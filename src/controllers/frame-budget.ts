/**
 * Spreads the updates of very many elements over tasks, so that a page can respond between two of them. The first of a
 * task are updated in it: a page with few elements is drawn at once.
 */

/** So many elements are updated in a task even if they take longer than the task has time for. */
const FEW = 12;
/** For so long a task may update elements, in milliseconds. */
const LONG = 40;
/** For so long it may update the first few. */
const LONG_FOR_FEW = 80;
/** After so many microtasks an update is finished, with those that it asks for. */
const MICROTASKS = 16;

/** How many elements a task has updated, and when the first of them came. */
interface Task {
  count: number;
  readonly since: number;
}

const waiting = new Set<() => void>();
let task: Task | undefined;
let isRushed = false;
let messages: MessageChannel | undefined;

/**
 * Begins the time of this task, if it has not begun: with the first element that comes into the page, or is updated. By
 * messages it learns of the next task: nested timers are delayed by 4 ms each.
 */
export function beginTask(): Task {
  if (task) return task;
  if (!messages) {
    messages = new MessageChannel();
    messages.port2.onmessage = handleTask;
    window.addEventListener('beforeprint', handlePrint);
  }
  messages.port1.postMessage(0);
  return (task = {count: 0, since: performance.now()});
}

/** Whether this task may update one more. */
function hasTime(): boolean {
  const now = beginTask();
  const isFirst = now.count++ === 0;
  const most = now.count <= FEW ? LONG_FOR_FEW : LONG;
  return isRushed || isFirst || performance.now() - now.since < most;
}

/** Updates elements that wait. */
async function handleTask(): Promise<void> {
  task = undefined;
  isRushed = false;
  if (!waiting.size) return;
  beginTask();
  await drawInBudget(waiting, (come) => {
    waiting.delete(come);
    come();
  });
}

/**
 * Draws elements for as long as a task has time, at least one. Each is drawn, with the elements inside it, before the
 * next: that happens in the microtasks after `draw`.
 */
export async function drawInBudget<T>(all: Iterable<T>, draw: (one: T) => void): Promise<void> {
  const end = performance.now() + LONG;
  for (const one of all) {
    draw(one);
    for (let i = 0; i < MICROTASKS; i++) await Promise.resolve();
    if (performance.now() >= end) return;
  }
}

/** Updates all that wait, and in this task whatever comes: paper shows no more than what is there. */
function handlePrint(): void {
  isRushed = true;
  beginTask();
  waiting.forEach((come) => come());
  waiting.clear();
}

/** When an element may be updated; undefined if it may be now. */
export function frameBudget(): Promise<void> | undefined {
  if (hasTime()) return undefined;
  return new Promise((come) => waiting.add(come));
}
