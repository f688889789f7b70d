/** One line of JSON in, one out, in order, while it comes; memory stays flat however long the input is. */
import {once} from 'node:events';
import type {Readable, Writable} from 'node:stream';
import {blocksOf, type Answers} from './blocks.js';

/** Who answers blocks of lines: this thread, or several others. */
export interface Answerer {
  /** Blocks that may be on their way at once: read, and their answers not yet written. */
  readonly ahead: number;
  /** Never fails: what goes wrong is said in the answers. */
  answer(block: Uint8Array): Answers | Promise<Answers>;
}

/** A mistake of our own that a line brought to light: all lines before it are answered, and none after it. */
export class LineError extends Error {
  constructor(line: number, failure: string) {
    super(`line ${line}: ${failure}`);
  }
}

/** Lines between two signs of life on a terminal. */
const PROGRESS_EVERY = 20_000;

/**
 * Answers every line; a blank one is bad too, so that lines in and out stay in step.
 *
 * No more is read than what fits into `ahead` blocks while the output does not take what is written.
 * @param progress where to say how far it is, if anywhere
 * @returns whether no line was bad
 * @throws {LineError} for a line whose answer fails
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  answerer: Answerer,
  progress?: Writable,
): Promise<boolean> {
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
  return good;
}

function status(count: number, started: number): string {
  const perSecond = Math.round(count / ((performance.now() - started) / 1000));
  return `${count} lines, ${perSecond} lines/s `;
}
