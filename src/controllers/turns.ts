/** A queue of things to draw, shared by all elements: pages with many of them respond between two tasks. */

/** Something to draw that waits for its turn. */
export interface Turn {
  /** Its part of a task, up to 1: a task ends when its parts add up to 1. */
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

/** Uses messages: nested timers are delayed by 4 ms each. */
export function enqueue(turn: Turn): void {
  if (!messages) {
    messages = new MessageChannel();
    messages.port2.onmessage = next;
  }
  if (queue.push(turn) === 1) messages.port1.postMessage(0);
}

/** Whether it still waits for its turn. */
export const isQueued = (turn: Turn): boolean => queue.includes(turn);
