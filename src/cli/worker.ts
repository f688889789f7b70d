/** A thread of `--jobs N`: blocks in, their answers out. Lines of `mj … --ndjson`, or walls of `mj play`. */
import {parentPort, workerData} from 'node:worker_threads';
import {answerer, type Work} from './answers.js';
import type {PlayWork} from './play-jobs.js';

const work = workerData as Work | {readonly play: PlayWork};
const answer =
  'play' in work ? await (await import('./play-jobs.js')).wallAnswerer(work.play) : await answerer(work);
parentPort?.on('message', (block: Uint8Array) => {
  const answers = answer(block);
  parentPort?.postMessage(answers, [answers.out.buffer as ArrayBuffer]);
});
