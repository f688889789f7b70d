/** An answerer that repeats each line, for the tests of how lines are passed through. */
import {PassThrough, Readable} from 'node:stream';
import {answerBlock, type Answers} from '../../src/cli/blocks.js';
import {answerLines, type Answerer} from '../../src/cli/ndjson.js';

/** Repeats lines; the line `bad` is answered as bad, and `bug` cannot be answered. */
export const echo = (block: Uint8Array): Answers =>
  answerBlock(block, (line) => {
    if (line === 'bug') throw new RangeError('bug');
    return {json: JSON.stringify(line ?? null), bad: line === 'bad'};
  });

export const here = (): Answerer => ({ahead: 1, answer: echo});

interface Ran {
  readonly out: string;
  readonly good?: boolean;
  readonly error?: Error;
}

/** Runs chunks of input through an answerer, and returns the output. */
export async function run(chunks: Iterable<string | Buffer>, answerer: Answerer): Promise<Ran> {
  const output = new PassThrough();
  const texts: string[] = [];
  output.on('data', (chunk: Buffer) => texts.push(chunk.toString()));
  try {
    const {good} = await answerLines(Readable.from(chunks), output, answerer);
    return {out: texts.join(''), good};
  } catch (error) {
    return {out: texts.join(''), error: error as Error};
  }
}
