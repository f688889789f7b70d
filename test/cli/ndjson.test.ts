import {PassThrough, Readable} from 'node:stream';
import {describe, expect, it} from 'vitest';
import {UnknownOptionError} from '../../src/core/options.js';
import {answerLines, ask} from '../../src/cli/ndjson.js';

/** Runs chunks of input through, and gives what came out. */
async function run(chunks: readonly (string | Buffer)[], bad = ''): Promise<{out: string; good: boolean}> {
  const output = new PassThrough();
  const texts: string[] = [];
  output.on('data', (chunk: Buffer) => texts.push(chunk.toString()));
  const answer = (line: string) => ({value: line, bad: line === bad});
  const good = await answerLines(Readable.from(chunks), output, answer);
  return {out: texts.join(''), good};
}

describe('lines in, lines out', () => {
  it('in order, however they are cut', async () => {
    const {out, good} = await run(['a', 'b\nc', 'd\n', 'e']);
    expect(out).toBe('"ab"\n"cd"\n"e"\n');
    expect(good).toBe(true);
  });
  it('a character that is cut in two', async () => {
    const bytes = Buffer.from('東\n');
    const {out} = await run([bytes.subarray(0, 1), bytes.subarray(1)]);
    expect(out).toBe('"東"\n');
  });
  it('an empty line in the middle is answered, so that lines stay in step', async () => {
    expect((await run(['a\n\nb\n'])).out).toBe('"a"\n""\n"b"\n');
  });
  it('one bad line makes the run bad, and it goes on', async () => {
    const {out, good} = await run(['a\nbad\nb\n'], 'bad');
    expect(out).toBe('"a"\n"bad"\n"b"\n');
    expect(good).toBe(false);
  });
});

describe('a line', () => {
  const bad = (rules: string, {code}: {code: string}) => `${rules}:${code}`;

  it('that is no JSON', () => expect(ask('{', () => 'ok', bad)).toBe(':bad-json'));
  it('that names an option that there is not', () => {
    const of = () => {
      throw new UnknownOptionError('luqiao', 'x');
    };
    expect(ask('{"rules":"luqiao"}', of, bad)).toBe('luqiao:unknown-option');
  });
  it('whose answer fails otherwise is our own mistake, and is not hidden', () => {
    const of = () => {
      throw new RangeError('bug');
    };
    expect(() => ask('{}', of, bad)).toThrow(RangeError);
  });
});
