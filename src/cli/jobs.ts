/** Several threads that answer blocks of lines at once. */
import {availableParallelism} from 'node:os';
import {MOST_JOBS} from './flags.js';
import type {Answers} from './blocks.js';
import type {Answerer} from './ndjson.js';

/** Blocks that may wait for each thread, so that no thread waits for a slower one before it. */
const AHEAD = 4;

/**
 * The largest number of threads to use: one by default; `auto` and 0 mean as many as there are processors, which is
 * also the limit.
 */
export function jobsOf(given: string | boolean = '1'): number {
  const jobs = given === 'auto' ? 0 : Number(given);
  const processors = Math.min(MOST_JOBS, availableParallelism());
  return Math.min(jobs || processors, processors);
}

/** The interface of a thread: it receives blocks, and posts their answers in the same order. */
export interface Thread {
  on(event: 'message', heard: (answers: Answers) => void): unknown;
  on(event: 'error', heard: (error: Error) => void): unknown;
  on(event: 'exit', heard: (status: number) => void): unknown;
  postMessage(block: Uint8Array, transfer: ArrayBuffer[]): void;
  terminate(): Promise<number>;
}

/** A thread, with the promises of the blocks that it was given. */
class Job {
  private readonly waiting: ((answers: Answers) => void)[] = [];
  /** The reason why the thread has stopped answering. */
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

/**
 * Gives blocks to threads; the one with the fewest gets the next. A thread is started when all others are busy:
 * starting one takes longer than answering a few lines.
 */
export class Jobs implements Answerer {
  readonly ahead: number;
  private readonly jobs: Job[] = [];
  private isFirst = true;

  /**
   * @param here answers the first block in this thread, so that a short input starts no other
   */
  constructor(
    private readonly most: number,
    private readonly start: () => Thread,
    private readonly here?: Answerer['answer'],
  ) {
    this.ahead = AHEAD * most;
  }

  answer(block: Uint8Array): Answers | Promise<Answers> {
    const {isFirst, here} = this;
    this.isFirst = false;
    return isFirst && here ? here(block) : this.least().answer(block);
  }

  private least(): Job {
    const [first, ...others] = this.jobs;
    const least = others.reduce((a, b) => (b.load < a.load ? b : a), first);
    if (this.jobs.length && (!least.load || this.jobs.length === this.most)) return least;
    const started = new Job(this.start());
    this.jobs.push(started);
    return started;
  }

  async end(): Promise<void> {
    await Promise.all(this.jobs.map(({thread}) => thread.terminate()));
  }
}
