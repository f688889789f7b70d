/** A thread of `mj … --ndjson --jobs N`: blocks of lines in, their answers out. */
import {parentPort, workerData} from 'node:worker_threads';
import {answerer, type Work} from './answers.js';

const answer = await answerer(workerData as Work);
parentPort?.on('message', (block: Uint8Array) => {
  const answers = answer(block);
  parentPort?.postMessage(answers, [answers.out.buffer as ArrayBuffer]);
});
