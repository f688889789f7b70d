import {EventEmitter} from 'node:events';
import {availableParallelism} from 'node:os';
import {describe, expect, it} from 'vitest';
import {UsageError, readArgs} from '../../src/cli/args.js';
import {commandNamed} from '../../src/cli/commands.js';
import {Jobs, jobsOf, type Thread} from '../../src/cli/jobs.js';
import {LineError} from '../../src/cli/ndjson.js';
import {echo, run} from './lines.js';

/** A thread that answers block by block, with a delay, and counts the blocks that wait. */
class Slow extends EventEmitter implements Thread {
  static most = 0;
  static ended = 0;
  private waiting = 0;
  private last = Promise.resolve();

  constructor(private readonly delay: () => number) {
    super();
  }

  postMessage(block: Uint8Array): void {
    Slow.most = Math.max(Slow.most, ++this.waiting);
    this.last = this.last.then(async () => {
      await new Promise((soon) => setTimeout(soon, this.delay()));
      this.waiting--;
      this.emit('message', echo(block));
    });
  }

  terminate(): Promise<number> {
    Slow.ended++;
    return Promise.resolve(0);
  }
}

const numbers = (n: number): string[] => Array.from({length: n}, (_, i) => `${i}\n`);
const quoted = (n: number): string =>
  numbers(n)
    .map((line) => `"${line.trim()}"\n`)
    .join('');
const delays = (...ms: number[]) => {
  let thread = 0;
  return () => {
    const own = ms[thread++ % ms.length];
    return new Slow(() => own);
  };
};

describe('several threads', () => {
  it('answer in the order of the lines, however long each takes', async () => {
    const jobs = new Jobs(3, delays(5, 0, 1));
    expect(await run(numbers(200), jobs)).toEqual({out: quoted(200), good: true});
  });
  it('hold no more than a few blocks, however many come', async () => {
    Slow.most = 0;
    const jobs = new Jobs(2, delays(3, 0));
    await run(numbers(300), jobs);
    expect(Slow.most).toBeGreaterThan(1);
    expect(Slow.most).toBeLessThanOrEqual(jobs.ahead);
  });
  it('answer a last line without its end', async () => {
    expect((await run(['a\n', 'b'], new Jobs(2, delays(3, 0)))).out).toBe('"a"\n"b"\n');
  });
  it('say that a line was bad', async () => {
    expect(await run(['a\n', 'bad\n'], new Jobs(2, delays(0, 3)))).toEqual({
      out: '"a"\n"bad"\n',
      good: false,
    });
  });
  it('name a line that fails, when all before it is written', async () => {
    const {out, error} = await run([...numbers(20), 'x\nbug\ny\n', 'z\n'], new Jobs(2, delays(5, 0)));
    expect(out).toBe(`${quoted(20)}"x"\n`);
    expect(error).toBeInstanceOf(LineError);
    expect(error?.message).toMatch(/^line 22: RangeError: bug/);
  });
  it('name the first line of those that a thread took with it', async () => {
    const threads = [new Slow(() => 0), new Slow(() => 1000)];
    const left = [...threads];
    const jobs = new Jobs(2, () => left.shift()!);
    setTimeout(() => threads[1].emit('error', new Error('out of memory')), 20);
    const {out, error} = await run(['a\n', 'b\n', 'c\n'], jobs);
    expect(out).toBe('"a"\n');
    expect(error?.message).toMatch(/^line 2: Error: out of memory/);
  });
  it('that do not start are named too', async () => {
    const jobs = new Jobs(1, () => {
      const thread = new Slow(() => 0);
      setImmediate(() => thread.emit('exit', 7));
      return thread;
    });
    await new Promise((soon) => setTimeout(soon, 5));
    const {out, error} = await run(['a\n'], jobs);
    expect(out).toBe('');
    expect(error?.message).toBe('line 1: a thread ended with status 7');
  });
  it('are ended', async () => {
    Slow.ended = 0;
    const jobs = new Jobs(2, delays(3));
    await run(numbers(9), jobs);
    await jobs.end();
    expect(Slow.ended).toBe(2);
  });
  it('are started when there is something for them to do, and not for the first block', async () => {
    let started = 0;
    const start = () => (started++, new Slow(() => 3));
    const jobs = new Jobs(64, start, echo);
    expect(await run(['a\nb\n'], jobs)).toEqual({out: '"a"\n"b"\n', good: true});
    expect(started).toBe(0);
    await run(numbers(3), jobs);
    expect(started).toBeGreaterThan(0);
    expect(started).toBeLessThanOrEqual(3);
  });
});

describe('--jobs', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    ['2', Math.min(2, availableParallelism())],
    ['64', Math.min(64, availableParallelism())],
    ['0', availableParallelism()],
    ['auto', availableParallelism()],
  ])('%s is %i', (given, jobs) => expect(jobsOf(given)).toBe(jobs));
  const score = commandNamed('score');
  it.each(['', '-1', '1.5', '65', '1e1', 'many', ' 2'])('%j is none', (given) => {
    expect(() => readArgs(['--ndjson', '--jobs', given], score)).toThrow(
      new UsageError(`--jobs must be 0–64 or auto, not “${given}”`),
    );
  });
  it('goes with --ndjson alone', () => {
    expect(() => readArgs(['--jobs', '2', '1m'], score)).toThrow('--jobs goes with --ndjson');
    expect(readArgs(['--ndjson', '--jobs', '2'], score).given.jobs).toBe('2');
  });
});
