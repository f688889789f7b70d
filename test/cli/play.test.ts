/** `mj play`: what it counts, in one run or in parts, and what it says to a wrong call. */
import {execFile, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import type {HandCounts} from '../../src/play/count/counted.js';
import {mj} from './run.js';
import {buildCommand} from './built.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = path.join(root, '.build/play-test');
let folder = '';
const at = (name: string): string => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mj-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

const GAMES = ['play', '--rules', 'ribon', '--hands', '5', '--levels', '3,1'];
const RUN = [...GAMES, '--seed', '7'];

/** What a run prints, without how long decisions took: that differs. */
function counted(out: string): Omit<HandCounts, 'ms'> {
  const {ms: _, ...counts} = JSON.parse(out) as HandCounts;
  return counts;
}

describe('a run', () => {
  it('prints one object, the same from the same seed', async () => {
    const {out, status} = await mj(...RUN, '--json');
    expect(status).toBe(0);
    const counts = JSON.parse(out) as HandCounts;
    expect(Object.keys(counts)).toEqual([
      'rules',
      'version',
      'hands',
      'seed',
      'drawn',
      'refused',
      'seats',
      'lines',
      'ms',
    ]);
    expect(counts).toMatchObject({rules: 'ribon', hands: 5, seed: '7', refused: 0});
    expect(counts.seats.map((seat) => Object.keys(seat))).toEqual(
      counts.seats.map(() => ['level', 'wins', 'selfDrawn', 'dealtIn', 'points']),
    );
    expect(Object.keys(counts.ms)).toEqual(['1', '3']);
    for (const {median, p99, max} of Object.values(counts.ms)) expect(median <= p99 && p99 <= max).toBe(true);
    expect(counted((await mj(...RUN, '--json')).out)).toEqual(counted(out));
  });

  it('writes rounds that the referee finds nothing wrong in', async () => {
    const file = at('rounds.txt');
    expect((await mj(...RUN, '--paired', '--record', file)).status).toBe(0);
    expect((await mj('round', file)).out).toBe('10 passed, 0 failed\n');
  });

  it('writes rounds by rules in a file whose name has a blank', async () => {
    const [rules, file] = [at('our rules.md'), at('ours.txt')];
    writeFileSync(rules, 'flow = like mcr\n\n| pattern | fan |\n|---|---|\n| 清一色 | 8 |\n| 自摸 | 1 |\n');
    const own = ['--rules', rules];
    expect((await mj('play', ...own, '--hands', '2', '--levels', '3', '--record', file)).status).toBe(0);
    expect((await mj('round', ...own, file)).out).toBe('2 passed, 0 failed\n');
  });

  it.each(['a b', 'a#b', 'a{b', '"a', '“a”', '<b>'])(
    'records no seed that a text cuts short: %s',
    async (seed) => {
      const file = at('cut.txt');
      const {err, status} = await mj(...GAMES, '--seed', seed, '--record', file);
      expect([err.includes(seed), status]).toEqual([true, 2]);
      expect(existsSync(file)).toBe(false);
    },
  );

  it('comes to the same in parts', async () => {
    const whole = await mj(...RUN, '--json');
    const files: string[] = [];
    for (const part of ['2/3', '3/3', '1/3']) {
      const file = at(`${part.replace('/', '-')}.json`);
      writeFileSync(file, (await mj(...RUN, '--part', part, '--json')).out);
      files.push(file);
    }
    const merged = await mj('play', '--merge', ...files, '--json');
    expect(merged.status).toBe(0);
    // byte for byte, but for how long decisions took
    expect(merged.out.slice(0, merged.out.indexOf('"ms"'))).toBe(
      whole.out.slice(0, whole.out.indexOf('"ms"')),
    );
    const missing = await mj('play', '--merge', ...files.slice(1), '--json');
    expect(missing.err).toContain('some of the 3 parts are missing: 2');
    expect((await mj('play', '--merge', files[0], files[0])).status).toBe(1);
  });

  it('adds up no counts that no run has', async () => {
    const counts = JSON.parse((await mj(...RUN, '--part', '1/2', '--json')).out) as HandCounts;
    const file = at('wrong.json');
    for (const wrong of [
      {part: '3/2'},
      {part: '0/2'},
      {part: '1+1/2'},
      {hands: -5},
      {drawn: 0.5},
      {seats: []},
    ]) {
      writeFileSync(file, JSON.stringify({...counts, ...wrong}));
      const {err, status} = await mj('play', '--merge', file);
      expect([err, status]).toEqual([`${file}: not what mj play --json prints\n`, 1]);
    }
  });

  it('plays nothing that it could not record', async () => {
    const file = path.join(folder, 'nowhere', 'x.txt');
    const {out, err, status} = await mj(...RUN, '--record', file);
    expect([out, status]).toEqual(['', 3]);
    expect(err).toContain('there is no such folder');
  });

  it('says what the hands so far come to if it is stopped', async () => {
    const before = process.listenerCount('SIGINT');
    const running = mj('play', '--rules', 'ribon', '--hands', '9999999', '--levels', '1', '--json');
    while (process.listenerCount('SIGINT') === before) await new Promise(setImmediate);
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
    process.listeners('SIGINT').at(-1)?.('SIGINT');
    const {out, status} = await running;
    expect(status).toBe(130);
    const {hands, of} = JSON.parse(out) as HandCounts;
    expect(of).toBe(9_999_999);
    expect(hands).toBeGreaterThan(0);
    const same = await mj('play', '--rules', 'ribon', '--hands', String(hands), '--levels', '1', '--json');
    const {of: _, ...counts} = counted(out);
    expect(counts).toEqual(counted(same.out));
  });
});

describe('several threads', () => {
  beforeAll(() => buildCommand(root, command));
  afterAll(() => rmSync(command, {recursive: true}));

  it('come to the same as one', async () => {
    const run = async (...more: readonly string[]): Promise<object> => {
      const {stdout} = await promisify(execFile)(process.execPath, [
        path.join(command, 'mj.js'),
        ...RUN,
        ...more,
      ]);
      return counted(stdout);
    };
    expect(await run('--json', '--jobs', '2')).toEqual(await run('--json'));
  });

  it('write nothing but what is asked for', () => {
    const {stdout, stderr} = spawnSync(
      process.execPath,
      [path.join(command, 'mj.js'), ...RUN, '--json', '--jobs', '2'],
      {encoding: 'utf8'},
    );
    expect(stderr).toBe('');
    expect(() => JSON.parse(stdout) as unknown).not.toThrow();
  });
});

describe.each(LANGS)('in %s', (lang) => {
  it.each([
    [['--rules', 'ribon', '--levels', '5'], 2],
    [['--rules', 'ribon', '--part', '4/3'], 2],
    [['--rules', 'ribon', '--hands', '0'], 2],
    [['--rules', 'ribon', '--record', 'x.txt', '--hands', '501', '--levels', '1'], 2],
    [['--rules', 'nowhere'], 2],
    [['--merge'], 2],
    [['--merge', 'there-is-none.json'], 3],
  ] as const)('%j is answered by what is wrong', async (call, status) => {
    const answer = await mj('play', ...call, '--lang', lang);
    expect(answer.status).toBe(status);
    expect(answer.err).not.toBe('');
    expect(answer.out).toBe('');
  });

  it.each([
    ['--part', '4/3', 'K/N (1 ≤ K ≤ N)', '3/10'],
    ['--levels', '5', 'N,N,… (1 ≤ N ≤ 4)', '4,3,4,3'],
  ])('%s says its form with an example, and what was given', async (flag, given, ...told) => {
    const {err} = await mj('play', '--rules', 'ribon', flag, given, '--lang', lang);
    for (const one of [flag, given, ...told]) expect(err).toContain(one);
  });

  it('a table has the names of patterns', async () => {
    const {out} = await mj(...RUN, '--lang', lang);
    expect(out.split('\n').length).toBeGreaterThan(10);
    expect(out).not.toContain('undefined');
  });
});

it('levels behind the last player are told', async () => {
  const {err} = await mj('play', '--rules', 'ribon', '--levels', '1,1,1,1');
  expect(err).toContain('note: ribon has 3 players');
});
