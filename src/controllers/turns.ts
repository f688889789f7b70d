/** A queue of drawing tasks, shared by all elements, so that pages with many of them stay responsive. */
import {drawInBudget} from './frame-budget.js';

/** Something to draw that waits for its turn. */
export interface DrawingTurn {
  come(): void;
}

const queue = new Set<DrawingTurn>();
let messages: MessageChannel | undefined;
let isRunning = false;

/**
 * Takes as many turns as a task has time for: after each task comes a frame, in which the browser goes through the whole
 * page, so that one turn a task would take a time that grows with the square of their number.
 */
async function handleTask(): Promise<void> {
  isRunning = true;
  await drawInBudget(queue, (turn) => {
    queue.delete(turn);
    turn.come();
  }).finally(() => {
    isRunning = false;
    if (queue.size) messages?.port1.postMessage(0);
  });
}

/** Adds to the queue, where it is not there yet. The queue runs by messages: nested timers are delayed by 4 ms each. */
export function enqueue(turn: DrawingTurn): void {
  if (!messages) {
    messages = new MessageChannel();
    messages.port2.onmessage = handleTask;
  }
  if (queue.has(turn)) return;
  if (queue.add(turn).size === 1 && !isRunning) messages.port1.postMessage(0);
}
