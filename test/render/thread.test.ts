/** A thread that is asked and waited for: a question gets its own answer or none, whatever became of earlier ones. */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {askThread, NoAnswer} from '../../src/render/thread.js';

const folder = path.resolve('.build/thread-test');
const WORKER = `
import {workerData} from 'node:worker_threads';
import {answerQuestions} from '../../src/render/thread.js';
answerQuestions(workerData, async (asked) => {
  if (asked === 'forever') for (;;);
  if (asked === 'late') await new Promise((resolve) => setTimeout(resolve, 2500));
  if (asked === 'ends') process.exit();
  if (asked === 'throws') throw new Error('a message');
  if (asked === 'throws later') setTimeout(() => { throw new Error('nobody hears'); }, 1);
  return 'answer to ' + asked;
});
`;

const script = pathToFileURL(path.join(folder, 'worker.mjs'));
const ask = askThread(script, 2000);

beforeAll(async () => {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'worker.ts'), WORKER);
  await build({
    entryPoints: [path.join(folder, 'worker.ts')],
    outfile: path.join(folder, 'worker.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  expect(existsSync(script)).toBe(true);
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000));

describe('a question', () => {
  it('gets its answer', () => {
    expect(['a', 'b'].map(ask)).toEqual(['answer to a', 'answer to b']);
    expect(() => ask('throws')).toThrow('a message');
    expect(ask('c')).toBe('answer to c');
  });

  it.each(['forever', 'late', 'ends'])(
    'gets none within its time, and the next one gets its own: %s',
    (slow) => {
      expect(() => ask(slow)).toThrow(NoAnswer);
      expect(['d', 'e'].map(ask)).toEqual(['answer to d', 'answer to e']);
    },
  );

  it('gets no answer to an earlier one that comes late', async () => {
    expect(() => ask('late')).toThrow(NoAnswer);
    expect(ask('f')).toBe('answer to f');
    await soon();
    expect(ask('g')).toBe('answer to g');
  });

  it('gets another thread after the thread has died, and the program goes on', async () => {
    expect(ask('throws later')).toBe('answer to throws later');
    await soon();
    expect(ask('h')).toBe('answer to h');
  });
});
