/** A queue of drawing tasks, shared by all elements, so that pages with many of them stay responsive. */

/** Something to draw that waits for its turn. */
export interface Turn {
  /** The part of a task that it takes, up to 1; a task ends when the parts in it add up to 1. */
  readonly share: number;
  come(): void;
}

const queue: Turn[] = [];
let messages: MessageChannel | undefined;

function next(): void {
  let count = 0;
  for (let taken = 0; taken < 1 && count < queue.length; count++) taken += queue[count].share;
  const task = queue.splice(0, count);
  if (queue.length) messages?.port1.postMessage(0);
  for (const turn of task) turn.come();
}

/** Adds to the queue. The queue runs by messages: nested timers are delayed by 4 ms each. */
export function enqueue(turn: Turn): void {
  if (!messages) {
    messages = new MessageChannel();
    messages.port2.onmessage = next;
  }
  if (queue.push(turn) === 1) messages.port1.postMessage(0);
}

/** Whether a turn is still in the queue. */
export const isQueued = (turn: Turn): boolean => queue.includes(turn);
