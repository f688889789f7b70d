/**
 * Spreads the work of very many elements over tasks, so that a page can respond between two of them: they come in, and are
 * updated. The first of a task come in and are updated in it: a page with few elements is drawn at once.
 */

/** So many elements come in in a task, and are updated in it even if they take longer than the task has time for. */
const FEW = 12;
/**
 * So many elements are many. Where a tag with many is defined, that alone takes a task; and of many that are to come in, those
 * far from the viewport do not, until they are drawn.
 */
export const MANY = 100;
/**
 * For so long a task may let elements come in, or update them, in milliseconds. On a slow processor the browser then takes
 * several times as long to lay out what has changed.
 */
export const LONG = 20;
/** For so long it may update the first few. */
const LONG_FOR_FEW = 80;
/** After so many microtasks an update is finished, with those that it asks for. */
const MICROTASKS = 16;

/** How many elements have come in and how many have been updated in a task, and when the first of them came. */
interface Task {
  come: number;
  count: number;
  readonly since: number;
}

/** An element that a page has got. */
export interface Comer {
  comeIn(): void;
  /** Lets the element come in no earlier than it is drawn; false if it cannot wait for that. */
  putOff(): boolean;
}

const coming = new Set<Comer>();
/** Elements that come in when they are drawn. */
const far = new Set<Comer>();
const waiting = new Set<() => void>();
let task: Task | undefined;
let isRushed = false;
let messages: MessageChannel | undefined;

/**
 * Begins the time of this task, if it has not begun: with the first element that the page gets, or that is updated. By
 * messages it learns of the next task: nested timers are delayed by 4 ms each.
 */
function beginTask(): Task {
  if (task) return task;
  if (!messages) {
    messages = new MessageChannel();
    messages.port2.onmessage = handleTask;
    window.addEventListener('beforeprint', handlePrint);
  }
  messages.port1.postMessage(0);
  return (task = {come: 0, count: 0, since: performance.now()});
}

/** Whether this task may update one more. */
function hasTime(): boolean {
  const now = beginTask();
  const isFirst = now.count++ === 0;
  const most = now.count <= FEW ? LONG_FOR_FEW : LONG;
  return isRushed || isFirst || performance.now() - now.since < most;
}

/**
 * Lets an element come in, now or in a later task. A browser defines all elements of a tag in one task, however many a page
 * has; what each of them needs has time.
 */
export function comeInTime(one: Comer): void {
  const now = beginTask();
  coming.add(one);
  if (isRushed || now.come++ < FEW) comeNow(one);
}

/** Lets no further element come in in this task, unless a caller waits for it. */
export function comeLater(): void {
  beginTask().come = FEW;
}

/** Lets an element come in now, if it has not come in yet. */
export function comeNow(one: Comer): void {
  if (goAway(one)) one.comeIn();
}

/** The element has left the page, or comes in. @returns whether it has not come in before */
export const goAway = (one: Comer): boolean => coming.delete(one) || far.delete(one);

/** Lets elements come in for as long as a task has time, at least one; of many, those that cannot wait to be drawn. */
function bringIn(): void {
  const {since} = beginTask();
  const areMany = coming.size + far.size > MANY;
  for (const one of coming) {
    if (areMany && one.putOff()) {
      coming.delete(one);
      far.add(one);
    } else comeNow(one);
    if (performance.now() - since >= LONG) return;
  }
}

/** Lets elements come in that have not, or else updates those that wait. */
async function handleTask(): Promise<void> {
  task = undefined;
  isRushed = false;
  if (coming.size) return bringIn();
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
  coming.forEach(comeNow);
  waiting.forEach((come) => come());
  waiting.clear();
}

/** When an element may be updated; undefined if it may be now. */
export function frameBudget(): Promise<void> | undefined {
  if (hasTime()) return undefined;
  return new Promise((come) => waiting.add(come));
}
