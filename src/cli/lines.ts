/** `--ndjson`: lines in, lines out, in this thread or with `--jobs` in several. */
import {fstatSync} from 'node:fs';
import {Worker} from 'node:worker_threads';
import {answerer, type Work} from './answers.js';
import type {Args} from './args.js';
import {Jobs, jobsOf} from './jobs.js';
import {answerLines} from './ndjson.js';
import {remark} from './output.js';
import {Unreadable} from './page/unreadable.js';
import {CALLED} from './called.js';

/**
 * @returns 0, or 1 if a line was bad
 * @throws {Unreadable} if standard input is nothing that can be read
 */
export async function linesCommand(command: Work['command'], args: Args): Promise<number> {
  const jobs = jobsOf(args.given.jobs);
  const work: Work = {command, lang: args.lang};
  const answer = await answerer(work);
  const threads = jobs > 1 ? new Jobs(jobs, () => startThread(work), answer) : undefined;
  try {
    const answering = threads ?? {ahead: 1, answer};
    const {count, good} = await answerLines(input(), process.stdout, answering, progressOf(args));
    // a shell that closes standard input gives an empty one
    if (!count) remark(`${CALLED}: ${args.says.files.inputEmpty}`);
    return good ? 0 : 1;
  } catch (error) {
    throw asUnreadable(error) ?? error;
  } finally {
    await threads?.end();
  }
}

/** Standard input. Node reads a folder as if it were empty. @throws {Unreadable} for a folder */
function input(): NodeJS.ReadStream {
  if (fstatSync(0).isDirectory()) throw new Unreadable((says) => says.inputIsFolder);
  return process.stdin;
}

/** The error of a standard input that the system does not let this program read; undefined for any other error. */
function asUnreadable(error: unknown): Unreadable | undefined {
  const {syscall, message} = error as NodeJS.ErrnoException;
  return syscall === 'read' || syscall === 'fstat'
    ? new Unreadable((says) => says.inputNotRead(message))
    : undefined;
}

/**
 * Starts a thread. Threads write nothing themselves: a listener for each of them on the output would exceed Node's
 * limit.
 */
const startThread = (workerData: Work): Worker =>
  new Worker(new URL('./worker.js', import.meta.url), {workerData, stdout: true, stderr: true});

/** The stream for progress: a terminal, unless `--quiet` is given. */
const progressOf = ({given}: Args): NodeJS.WriteStream | undefined =>
  process.stderr.isTTY && !given.quiet ? process.stderr : undefined;
