/** Files that the command makes while it writes, and what it does not read. */
import {createHash} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {hostname, tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeWhole} from '../../src/cli/write-file.js';
import {mj} from './run.js';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'left-'))));
afterEach(() => rmSync(folder, {recursive: true}));

/** The number of a process that has ended. */
const ended = (): number => Number(execFileSync('sh', ['-c', 'echo $$'], {encoding: 'utf8'}));

const left = (machine: string, id: number): string =>
  `.mj-${createHash('sha256').update(machine).digest('hex').slice(0, 8)}-${id}-0123456789ab.tmp`;

it('removes what a command left that was killed, and nothing of those that run or of other machines', async () => {
  const others = [left(hostname(), process.pid), left('another machine', ended()), '.mj-notes.tmp'];
  for (const name of [left(hostname(), ended()), ...others]) writeFileSync(join(folder, name), '');
  await writeWhole(join(folder, 'page.html'), 'new');
  expect(readdirSync(folder).sort()).toEqual([...others, 'page.html'].sort());
});

it('lets nobody else read the new file of a private page', async () => {
  const file = join(folder, 'page.html');
  writeFileSync(file, 'old', {mode: 0o600});
  const modes = new Set<number>();
  let isDone = false;
  const done = writeWhole(file, Buffer.alloc(30_000_000)).then(() => (isDone = true));
  while (!isDone) {
    for (const name of readdirSync(folder)) {
      const mode = statSync(join(folder, name), {throwIfNoEntry: false})?.mode;
      if (mode !== undefined) modes.add(mode & 0o777);
    }
    await new Promise(setImmediate);
  }
  await done;
  expect([...modes]).toEqual([0o600]);
});

it('does not wait for a pipe that nobody writes, and does not read a device without end', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
  for (const file of [pipe, '/dev/zero']) {
    const {err, status} = await mj('check', file);
    expect(err).toContain(`${file}: not read: it is no file, but a pipe or a device`);
    expect(status).toBe(3);
  }
});
