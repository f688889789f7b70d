/** The thread behind `sync.ts`. */
import {workerData} from 'node:worker_threads';
import {check, render} from './index.js';
import type {Answered, Asked, Line} from './sync.js';

const {port, done} = workerData as Line;

async function answer({what, text, options}: Asked): Promise<Answered> {
  try {
    return {value: await (what === 'render' ? render(text, options) : check(text, options))};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

port.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => {
    port.postMessage(answered);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  });
});
