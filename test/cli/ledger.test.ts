import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {mj} from './run.js';
import {ledgerCommand} from '../../src/cli/ledger.js';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ledger-'))));
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

/** What the command prints about a ledger, and its exit status. */
async function run(text: string, ...more: string[]): Promise<{out: string; err: string; status: number}> {
  const file = join(folder, 'game.txt');
  writeFileSync(file, text);
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const status = await ledgerCommand(readArgs([file, ...more]));
  const said = (spy: typeof out): string => spy.mock.calls.map(([text]) => String(text)).join('');
  const result = {out: said(out), err: said(err).replace(folder, ''), status};
  out.mockRestore();
  err.mockRestore();
  return result;
}

const game = 'rules=ribon players=A,B,C,D sitsout=D\nA tsumo 12\nD ron B 9 riichi A\ndraw D A riichi D\n';

describe('mj ledger', () => {
  it('prints a table, with what each player has after each hand', async () => {
    const {out, err, status} = await run(game);
    expect([status, err]).toEqual([0, '']);
    const cells = out
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(cells).toEqual([
      ['Hand', 'Dealer', 'Repeats', 'Seats', 'Sits out', 'Result', 'A', 'B', 'C', 'D'],
      ['1', 'A', '0', 'A B C', 'D', 'A tsumo 12', '74 (+24)', '38 (−12)', '38 (−12)', '50 (0)'],
      ['2', 'A', '1', 'A B D', 'C', 'D ron B 9 riichi A', '73 (−1)', '29 (−9)', '38 (0)', '60 (+10)'],
      [
        ...['3', 'D', '0', 'D A C', 'B', 'draw D A riichi D [1 stick on the table]'],
        ...['83 (+10)', '29 (0)', '18 (−20)', '69 (+9)'],
      ],
      ['Next', 'D', '1', 'D A B', 'C', '83', '29', '18', '69'],
    ]);
    const places = out.split('\n').map((line) => line.search(/83|74|73|A {2,}B {2,}C {2,}D/));
    expect(new Set(places.slice(0, 5)).size).toBe(1);
  });
  it('ends with the result', async () => {
    const {out} = await run('rules=ribon points=A52,B88,C10\ndraw A B\n');
    expect(out.trim().split('\n').at(-1)).toMatch(/^Final result +72 → \+12 +108 → \+78 +−30 → −90$/);
    expect(out).toContain('[bust prizes]');
    expect(out).not.toContain('Sits out');
  });
  it('prints JSON: the hands, then where the game stands', async () => {
    const {out, status} = await run(game, '--json');
    expect(status).toBe(0);
    const said = JSON.parse(out) as Record<string, unknown>[];
    expect(said).toHaveLength(4);
    expect(said[1]).toEqual({
      ...{line: 3, said: 'D ron B 9 riichi A', round: 'east', dealer: 'A', counters: 1, sticks: 0},
      seats: {east: 'A', south: 'B', west: 'D'},
      out: 'C',
      net: {A: 0, B: -9, D: 9},
      prizes: {},
      points: {A: 73, B: 29, C: 38, D: 60},
    });
    expect(said[3]).toEqual({
      next: {
        ...{round: 'east', dealer: 'D', counters: 1, sticks: 1, out: 'C'},
        seats: {east: 'D', south: 'A', west: 'B'},
      },
    });
    const over = JSON.parse((await run('rules=ribon points=A8\nB ron A 9', '--json')).out) as object[];
    expect(over[1]).toMatchObject({over: true, result: {A: -71, B: 81, C: -10}});
  });
  it('says what is wrong where, and tells what stands before it', async () => {
    const {out, err, status} = await run('rules=mcr\nB tsumo 12\nA ron B 9, C ron B 9\n', '--lang', 'ja');
    expect(status).toBe(1);
    expect(out).toContain('B tsumo 12');
    expect(err).toBe('/game.txt:3:12: 和了れるのは1人です。Cは2人目です（MC-10）。\n');
    const json = JSON.parse((await run('rules=mcr\nX', '--json')).out) as {fault?: object}[];
    expect(json.at(-1)?.fault).toMatchObject({code: 'unknown-player', line: 2, column: 1, about: 'X'});
  });
  it('needs one file', async () => {
    expect((await mj('ledger')).err).toContain('mj ledger needs a file');
    expect((await mj('ledger', 'a', 'b')).err).toContain('mj ledger takes one file at a time');
  });
  it('says which file cannot be read', async () => {
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await ledgerCommand(readArgs([join(folder, 'none')]))).toBe(3);
    expect(String(err.mock.calls[0][0])).toContain('none');
  });
});
