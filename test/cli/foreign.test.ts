import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {roundCommand} from '../../src/cli/round.js';
import {formatRound} from '../../src/round/text/format.js';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';

const log = (name: string): string => fileURLToPath(new URL(`../round/logs/${name}`, import.meta.url));

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foreign-'))));
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

async function run(...words: string[]): Promise<{out: string; status: number}> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const status = await roundCommand(readArgs(words));
  return {out: out.mock.calls.map(([text]) => String(text)).join(''), status};
}

describe('mj round with logs of other programs', () => {
  it.each([
    ['botzone', 'botzone.log', 4],
    ['tenhou6', 'tenhou6-three.log', 1],
  ])('--from %s %s', async (format, name, hands) =>
    expect(await run('--from', format, log(name))).toEqual({out: `${hands} passed, 0 failed\n`, status: 0}),
  );

  it('--from tenhou6 judges four players by the rules of riichi mahjong, and three by the order of turns alone', async () => {
    const {out, status} = await run('--from', 'tenhou6', log('tenhou6.log'));
    const problems = out.replaceAll(log('tenhou6.log'), '').split('\n');
    // the hands of that log are made up: one hand is declared drawn in the middle
    expect(problems).toContain(
      ':31:1: East may not declare the hand drawn: the hand is not drawn yet (RC-25).',
    );
    expect(problems).toContain(':7:24: the result is 30符3飜 5800');
    expect(status).toBe(1);
  });

  it('says the cell that is wrong, and goes on behind the hand', async () => {
    const file = join(folder, 'log.json');
    writeFileSync(file, readFileSync(log('tenhou6.log'), 'utf8').replace('"p181818"', '"p191919"'));
    const {out, status} = await run('--from', 'tenhou6', file);
    expect(out.replace(folder, '')).toMatch(/^\/log.json:5:\d+: .*"p191919"\n/);
    expect(status).toBe(1);
  });

  it.each(['botzone', 'tenhou6'])('says of %s that there is no hand', async (format) => {
    const file = join(folder, 'log.json');
    writeFileSync(file, format === 'botzone' ? '' : '{"log":[]}');
    const {out, status} = await run('--from', format, file);
    expect(out.replace(folder, '')).toMatch(/^\/log.json:1:1: .+\n0 passed, 1 failed\n$/);
    expect(status).toBe(1);
  });

  it('--to tenhou6 writes rounds as one log', async () => {
    const text = readFileSync(log('tenhou6.log'), 'utf8');
    const [{record}] = fromTenhou6(text);
    const file = join(folder, 'round.txt');
    writeFileSync(file, formatRound(record!));
    const {out, status} = await run('--to', 'tenhou6', file);
    const {log: hands} = JSON.parse(text) as {log: unknown[][]};
    expect((JSON.parse(out) as {log: unknown[][]}).log[0].slice(0, 16)).toEqual(hands[0].slice(0, 16));
    expect(status).toBe(0);
  });

  it('--to tenhou6 says what it has no word for', async () => {
    const file = join(folder, 'round.txt');
    writeFileSync(file, 'E: 123m\nplay:\nE: +1m -1m');
    expect(await run('--to', 'tenhou6', file)).toMatchObject({status: 1});
  });
});
