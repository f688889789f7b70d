/** A queue of drawing tasks, shared by all elements, so that pages with many of them stay responsive. */

/** Something to draw that waits for its turn. */
export interface DrawingTurn {
  /** The part of a task that it takes, up to 1; a task ends when the parts in it add up to 1. */
  readonly share: number;
  come(): void;
}

const queue = new Set<DrawingTurn>();
let messages: MessageChannel | undefined;

function next(): void {
  const task: DrawingTurn[] = [];
  let taken = 0;
  for (const turn of queue) {
    if (taken >= 1) break;
    taken += turn.share;
    task.push(turn);
    queue.delete(turn);
  }
  if (queue.size) messages?.port1.postMessage(0);
  for (const turn of task) turn.come();
}

/** Adds to the queue, where it is not there yet. The queue runs by messages: nested timers are delayed by 4 ms each. */
export function enqueue(turn: DrawingTurn): void {
  if (!messages) {
    messages = new MessageChannel();
    messages.port2.onmessage = next;
  }
  if (queue.has(turn)) return;
  if (queue.add(turn).size === 1) messages.port1.postMessage(0);
}
