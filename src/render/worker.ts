/** The thread behind `sync.ts`. */
import {workerData} from 'node:worker_threads';
import {check, render} from './index.js';
import type {ThreadAnswer, ThreadQuestion, ThreadData} from './sync.js';

const {port, done} = workerData as ThreadData;

async function answer({what, text, options}: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    return {value: await (what === 'render' ? render(text, options) : check(text, options))};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

port.on('message', (asked: ThreadQuestion) => {
  void answer(asked).then((answered) => {
    port.postMessage(answered);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  });
});
