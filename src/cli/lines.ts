/** `--ndjson`: lines in, lines out, in this thread or with `--jobs` in several. */
import {Worker} from 'node:worker_threads';
import {answerer, type Work} from './answers.js';
import {progressOf, type Args} from './args.js';
import {Jobs, jobsOf} from './jobs.js';
import {answerLines} from './ndjson.js';

/** @returns 0, or 1 if a line was bad */
export async function linesCommand(command: Work['command'], args: Args): Promise<number> {
  const jobs = jobsOf(args.given.jobs);
  const work: Work = {command, lang: args.lang};
  const answer = await answerer(work);
  const threads = jobs > 1 ? new Jobs(jobs, () => startThread(work), answer) : undefined;
  try {
    const answering = threads ?? {ahead: 1, answer};
    const good = await answerLines(process.stdin, process.stdout, answering, progressOf(args));
    return good ? 0 : 1;
  } finally {
    await threads?.end();
  }
}

/**
 * Starts a thread. Threads write nothing themselves: a listener for each of them on the output would exceed Node's
 * limit.
 */
const startThread = (workerData: Work): Worker =>
  new Worker(new URL('./worker.js', import.meta.url), {workerData, stdout: true, stderr: true});
