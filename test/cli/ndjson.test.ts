import {PassThrough, Readable} from 'node:stream';
import {describe, expect, it} from 'vitest';
import {UnknownOptionError} from '../../src/core/reading/options.js';
import {answerLine} from '../../src/cli/answers.js';
import {answerBlock, type Answers} from '../../src/cli/blocks.js';
import {LineError, answerLines} from '../../src/cli/ndjson.js';
import {echo, here, run} from './lines.js';

describe('lines in, lines out', () => {
  it('in order, however they are cut', async () => {
    const {out, good} = await run(['a', 'b\nc', 'd\n', 'e'], here());
    expect(out).toBe('"ab"\n"cd"\n"e"\n');
    expect(good).toBe(true);
  });
  it('a character that is cut in two', async () => {
    const bytes = Buffer.from('東\n');
    const {out} = await run([bytes.subarray(0, 1), bytes.subarray(1)], here());
    expect(out).toBe('"東"\n');
  });
  it('a last line without its end', async () => {
    expect((await run(['a\nb'], here())).out).toBe('"a"\n"b"\n');
  });
  it('nothing of nothing', async () => {
    expect(await run([], here())).toEqual({out: '', good: true});
  });
  it('an empty line in the middle is answered, so that lines stay in step', async () => {
    expect((await run(['a\n\nb\n\n'], here())).out).toBe('"a"\n""\n"b"\n""\n');
  });
  it('one bad line makes the run bad, and it goes on', async () => {
    const {out, good} = await run(['a\nbad\nb\n'], here());
    expect(out).toBe('"a"\n"bad"\n"b"\n');
    expect(good).toBe(false);
  });
  it('a line that fails is named, and what came before it is written', async () => {
    const {out, error} = await run(['a\n', 'b\nbug\nc\n', 'd\n'], here());
    expect(out).toBe('"a"\n"b"\n');
    expect(error).toBeInstanceOf(LineError);
    expect(error?.message).toMatch(/^line 3: RangeError: bug/);
  });
});

describe('a line that is too long', () => {
  const MEGABYTE = 'x'.repeat(1_000_000);
  function* longLine(before: string, megabytes: number, after: string): Generator<string> {
    yield before;
    for (let i = 0; i < megabytes; i++) yield MEGABYTE;
    yield after;
  }
  const sizes = (block: Uint8Array): Answers =>
    answerBlock(block, (line) => ({json: String(line?.length ?? 'too long'), bad: line === undefined}));

  it.each([15, 16, 17, 40])('is answered while the rest of it is skipped: %i MB', async (megabytes) => {
    const {out, good} = await run(longLine('a\n12', megabytes, '34\nbc\n'), {ahead: 1, answer: sizes});
    const isRead = megabytes < 16;
    expect(out).toBe(`1\n${isRead ? 15_000_004 : 'too long'}\n2\n`);
    expect(good).toBe(isRead);
  });
  it('may be the last one, without its end', async () => {
    const {out} = await run(longLine('a\n', 17, ''), {ahead: 1, answer: sizes});
    expect(out).toBe('1\ntoo long\n');
  });
  it('is refused in words if it is not of the rule set', () => {
    const said = answerLine(
      undefined,
      () => 'asked',
      (rules, found) => `${rules} ${found.code}`,
    );
    expect(said).toBe(' too-long');
  });
  it.each(['[', '{"a":', '{"rules":"mcr","hand":"', '{"rules":"mcr","others":['])(
    'is no stack: %s…',
    (piece) => {
      const said = answerLine(
        piece.repeat(3_000_000 / piece.length),
        () => 'asked',
        (_, found) => found.code,
      );
      expect(said).toBe('bad-json');
    },
  );
});

describe('an output that takes nothing', () => {
  it('stops the reading', async () => {
    let read = 0;
    function* endless(): Generator<string> {
      for (;;) yield `${++read}\n`;
    }
    const input = Readable.from(endless(), {highWaterMark: 1});
    const output = new PassThrough({highWaterMark: 1});
    const done = answerLines(input, output, {ahead: 3, answer: echo}).catch((error: unknown) => error);
    await new Promise((soon) => setTimeout(soon, 50));
    const before = read;
    expect(before).toBeLessThan(10);
    await new Promise((soon) => setTimeout(soon, 50));
    expect(read).toBe(before);
    input.destroy(new Error('enough'));
    output.resume();
    expect(await done).toMatchObject({message: 'enough'});
  });
});

describe('a terminal', () => {
  it('is told how far it is', async () => {
    const said = new PassThrough({encoding: 'utf8'});
    await answerLines(Readable.from(['a\n'.repeat(50_000)]), new PassThrough().resume(), here(), said);
    expect(said.read()).toMatch(/^\r50000 lines, \d+ lines\/s \r50000 lines, \d+ lines\/s \n$/);
  });
});

describe('a line', () => {
  const bad = (rules: string, {code}: {code: string}) => `${rules}:${code}`;

  it('that is no JSON', () => expect(answerLine('{', () => 'ok', bad)).toBe(':bad-json'));
  it('with a byte order mark before it', () =>
    expect(answerLine('\ufeff{"rules":"mcr"}\r', ({rules}) => rules, bad)).toBe('mcr'));
  it('that names an unknown option', () => {
    const of = () => {
      throw new UnknownOptionError('luqiao', 'x');
    };
    expect(answerLine('{"rules":"luqiao"}', of, bad)).toBe('luqiao:unknown-option');
  });
  it('whose answer fails for another reason is a bug of ours, and is not hidden', () => {
    const of = () => {
      throw new RangeError('bug');
    };
    expect(() => answerLine('{}', of, bad)).toThrow(RangeError);
  });
});
