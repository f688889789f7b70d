/** Several threads that answer blocks of lines at once. */
import {availableParallelism} from 'node:os';
import {UsageError} from './args.js';
import type {Answers} from './blocks.js';
import type {Answerer} from './ndjson.js';

/** More would only cost memory. */
const MOST_JOBS = 64;
/** Blocks that may wait for each thread, so that none has to wait for a slower one before it. */
const AHEAD = 4;

/**
 * How many threads answer: one where nothing is said; `auto` and 0 are as many as there are processors.
 * @throws {UsageError} for what is no such number
 */
export function jobsOf(given: string | boolean = '1'): number {
  const jobs = given === 'auto' ? 0 : Number(given);
  if (typeof given !== 'string' || !/^(auto|\d{1,2})$/.test(given) || jobs > MOST_JOBS)
    throw new UsageError(`--jobs is a number up to ${MOST_JOBS}, or auto`);
  return jobs || Math.min(MOST_JOBS, availableParallelism());
}

/** What is asked of a thread: it gets blocks, and posts their answers in the same order. */
export interface Thread {
  on(event: 'message', heard: (answers: Answers) => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  on(event: 'exit', heard: (status: number) => void): unknown;
  postMessage(block: Uint8Array, transfer: ArrayBuffer[]): void;
  terminate(): Promise<number>;
}

/** A thread, and who waits for what it was given. */
class Job {
  private readonly waiting: ((answers: Answers) => void)[] = [];
  /** Why it answers no more. */
  private gone: string | undefined;

  constructor(readonly thread: Thread) {
    thread.on('message', (answers) => this.waiting.shift()?.(answers));
    thread.on('error', (error) => this.lose(error.stack ?? error.message));
    thread.on('exit', (status) => this.lose(`a thread ended with status ${status}`));
  }

  get load(): number {
    return this.waiting.length;
  }

  answer(block: Uint8Array): Promise<Answers> {
    if (this.gone !== undefined) return Promise.resolve(unanswered(this.gone));
    return new Promise((answer) => {
      this.waiting.push(answer);
      this.thread.postMessage(block, [block.buffer as ArrayBuffer]);
    });
  }

  private lose(why: string): void {
    this.gone ??= why;
    for (const answer of this.waiting.splice(0)) answer(unanswered(this.gone));
  }
}

const unanswered = (failure: string): Answers => ({out: new Uint8Array(), lines: 0, bad: true, failure});

/** Hands blocks to threads; the one with the least to do gets the next. */
export class Jobs implements Answerer {
  readonly ahead: number;
  private readonly jobs: readonly Job[];

  constructor(jobs: number, start: () => Thread) {
    this.ahead = AHEAD * jobs;
    this.jobs = Array.from({length: jobs}, () => new Job(start()));
  }

  answer(block: Uint8Array): Promise<Answers> {
    return this.jobs.reduce((a, b) => (b.load < a.load ? b : a)).answer(block);
  }

  async end(): Promise<void> {
    await Promise.all(this.jobs.map(({thread}) => thread.terminate()));
  }
}
