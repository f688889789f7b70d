import {afterEach, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {scoreCommand, waitsCommand} from '../../src/cli/hand-commands.js';
import type {ScoreResult} from '../../src/core/game/result.js';

afterEach(() => vi.restoreAllMocks());

type Command = typeof scoreCommand;

/** What a command prints, and its exit status. */
async function run(command: Command, ...argv: string[]): Promise<{out: string; status: number}> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const status = await command(readArgs(argv));
  const said = out.mock.calls.map(([text]) => String(text)).join('');
  out.mockRestore();
  return {out: said, status};
}

const GB = '[123m,1][456m,1]789m234pr5s5s|EE0000';
const WAITING = '[123m,1][456m,1]789m234pr5s|EE0000';
const HAND = '[123m][456m] 789m 234p 5s +5s';

describe('a hand in a notation that is named', () => {
  const mcr = ['--rules', 'mcr', '--notation', 'gb', '--lang', 'en'];
  it.each([
    ['mj score', scoreCommand, GB],
    ['mj waits', waitsCommand, WAITING],
  ])('%s marks what is wrong in the text that was typed', async (_, command, hand) => {
    const {out, status} = await run(command, ...mcr, hand);
    expect(status).toBe(1);
    expect(out.split('\n').slice(0, 2)).toEqual([hand, `${' '.repeat(hand.indexOf('r5s'))}^^^`]);
    const {reason} = JSON.parse((await run(command, ...mcr, '--json', hand)).out) as ScoreResult;
    expect(hand.slice(reason?.at?.start, reason?.at?.end)).toBe('r5s');
  });
});

describe('a flag that is missing', () => {
  it('is told with its values', async () => {
    const {out, status} = await run(scoreCommand, '--rules', 'mcr', HAND);
    expect(status).toBe(1);
    expect(out.trimEnd().split('\n').at(-1)).toBe('--by discard|self|robbing');
  });
  it('is not told as JSON', async () => {
    const {out} = await run(scoreCommand, '--rules', 'mcr', '--json', HAND);
    expect((JSON.parse(out) as ScoreResult).reason?.code).toBe('tile-without-by');
  });
});

describe('what cannot be meant', () => {
  it.each([
    ['strict98:maybe', 'bad-option'],
    ['nothing:1', 'unknown-option'],
  ])('--options %s is a result with its reason', async (options, code) => {
    const argv = ['--rules', 'mcr', '--by', 'discard', '--options', options, '--json', HAND];
    const {out, status} = await run(scoreCommand, ...argv);
    const {status: ended, reason} = JSON.parse(out) as ScoreResult;
    expect([status, ended, reason?.code, reason?.field]).toEqual([1, 'invalid', code, 'options']);
  });
});
