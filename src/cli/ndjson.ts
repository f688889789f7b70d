/** Answers lines of JSON one by one, in order, as they arrive. Memory use does not grow with the input. */
import {once} from 'node:events';
import type {Readable, Writable} from 'node:stream';
import {blocksOf, type Answers} from './blocks.js';

/** An answerer of blocks: this thread, or several others. */
export interface Answerer {
  /** Blocks that may be under way at once: read, but with answers not yet written. */
  readonly ahead: number;
  /** Never rejects: failures are reported in the answers. */
  answer(block: Uint8Array): Answers | Promise<Answers>;
}

/** A bug that a line brought to light. All lines before it are answered, and none after it. */
export class LineError extends Error {
  constructor(line: number, failure: string) {
    super(`line ${line}: ${failure}`);
  }
}

/** Lines between two progress messages on a terminal. */
const PROGRESS_EVERY = 20_000;

/** How many lines were answered, and whether none of them was bad. */
export interface AnswerCount {
  readonly count: number;
  readonly good: boolean;
}

/**
 * Answers every line. A blank line is bad too, so that input and output have the same number of lines.
 *
 * While the output is blocked, at most `ahead` blocks are read.
 * @param progress stream for progress messages, if any
 * @throws {LineError} for a line whose answer fails
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  answerer: Answerer,
  progress?: Writable,
): Promise<AnswerCount> {
  const started = performance.now();
  let good = true;
  let count = 0;
  const write = async ({out, lines, bad, failure}: Answers): Promise<void> => {
    if (bad) good = false;
    if (out.length && !output.write(out)) await once(output, 'drain');
    const before = count;
    count += lines;
    if (failure !== undefined) throw new LineError(count + 1, failure);
    if (Math.floor(count / PROGRESS_EVERY) > Math.floor(before / PROGRESS_EVERY))
      progress?.write(`\r${status(count, started)}`);
  };
  let last = Promise.resolve();
  const writing: Promise<void>[] = [];
  const stop = (error: Error): void => void input.destroy(error);
  for await (const block of blocksOf(input)) {
    last = Promise.all([answerer.answer(block), last]).then(([answers]) => write(answers));
    last.catch(stop);
    writing.push(last);
    if (writing.length >= answerer.ahead) await writing.shift();
  }
  await last;
  if (count >= PROGRESS_EVERY) progress?.write(`\r${status(count, started)}\n`);
  return {count, good};
}

function status(count: number, started: number): string {
  const perSecond = Math.round(count / ((performance.now() - started) / 1000));
  return `${count} lines, ${perSecond} lines/s `;
}
