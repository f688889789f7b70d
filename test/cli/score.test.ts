import {afterEach, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {rulesCommand} from '../../src/cli/rules.js';
import {scoreCommand} from '../../src/cli/score.js';
import {scoreUsage} from '../../src/cli/usage.js';
import {waitsCommand} from '../../src/cli/waits.js';
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

describe('mj score --help', () => {
  const examples = scoreUsage
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => (/^ {2}mj score --rules/.test(line) ? [line.trim()] : []));

  it('has a full example of several rule sets', () => {
    expect(examples.length).toBeGreaterThan(3);
  });

  it.each(examples)('shows what works: %s', async (example) => {
    const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
    const {out, status} = await run(scoreCommand, ...words.slice(2), '--json');
    expect([status, (JSON.parse(out) as ScoreResult).status]).toEqual([0, 'win']);
  });
});

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

describe('a flag that is mistyped or missing', () => {
  it.each([
    [['--by', 'dicard'], '--by dicard → --by discard'],
    [['--by', 'nonsense'], '--by nonsense → --by discard|self|robbing'],
    [[], '--by discard|self|robbing'],
    [['--by', 'self', '--seat', 'Eest'], '--seat Eest → --seat east'],
    [['--by', 'self', '--flags', 'lastTile,robing'], undefined],
    [['--by', 'self', '--flags', 'lastTle'], '--flags lastTile'],
  ])('%j is told with what is meant', async (flags, hint) => {
    const {out, status} = await run(scoreCommand, '--rules', 'mcr', ...flags, HAND);
    expect(status).toBe(1);
    const last = out.trimEnd().split('\n').at(-1);
    if (hint) expect(last).toBe(hint);
    else expect(last).not.toMatch(/^--/);
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
  it('a hand beside lines of hands, or two rule sets at once', async () => {
    expect(() => readArgs(['--ndjson', HAND])).toThrow('standard input');
    await expect(rulesCommand(readArgs(['mcr', 'ribon']))).rejects.toThrow('one rule set');
  });
});
