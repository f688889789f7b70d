/** What is to be drawn, in turns: a page with much to draw stays alive between two tasks. One queue for all elements. */

/** Something to draw that waits for its turn. */
export interface Turn {
  /** How much of a task it takes, which ends when 1 is reached: a page gets its turn between two tasks. */
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

/** By messages, since timers would be late by 4 ms each. */
export function enqueue(turn: Turn): void {
  if (!messages) {
    messages = new MessageChannel();
    messages.port2.onmessage = next;
  }
  if (queue.push(turn) === 1) messages.port1.postMessage(0);
}

/** Whether it still waits for its turn. */
export const isQueued = (turn: Turn): boolean => queue.includes(turn);
