import {afterEach, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {mj} from './run.js';
import {discardsCommand} from '../../src/cli/hand-commands.js';
import {drawCommand} from '../../src/cli/draw.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import type {DiscardsResult} from '../../src/core/waiting/discards.js';
import * as all from '../../src/rules/index.js';

afterEach(() => vi.restoreAllMocks());

/** What a command prints, on both streams, and its exit status. */
async function run(
  command: typeof drawCommand,
  ...argv: string[]
): Promise<{out: string; errors: string; status: number}> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const status = await command(readArgs(argv));
  const said = [out, errors].map((stream) => stream.mock.calls.map(([text]) => String(text)).join(''));
  vi.restoreAllMocks();
  return {out: said[0], errors: said[1], status};
}

const drawn = async (...argv: string[]): Promise<Situation[]> =>
  (await run(drawCommand, ...argv)).out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Situation);

const refused = async (...argv: string[]): Promise<string> => (await mj('draw', ...argv)).err.split('\n')[0];

describe('mj draw', () => {
  it('prints so many different situations with a pattern, the same for the same seed', async () => {
    const argv = ['--rules', 'mcr', '--pattern', 'hunyise', '--count', '100', '--seed', '7'];
    const situations = await drawn(...argv);
    expect(new Set(situations.map((one) => JSON.stringify(one))).size).toBe(100);
    for (const one of situations) expect(score(one, all.mcr).lines.map(({id}) => id)).toContain('hunyise');
    expect(await drawn(...argv.slice(0, -1), '8')).not.toEqual(situations);
  });

  it('prints what just fails it, by the way, the preset and the house rules that are given', async () => {
    const situations = await drawn(
      ...['--rules', 'guobiao', '--pattern', '混一色', '--near', '--count', '20'],
      ...['--by', 'self', '--options', 'strict98:true', '--level', '3'],
    );
    expect(situations).toHaveLength(20);
    for (const one of situations) {
      expect(one).toMatchObject({rules: 'guobiao', by: 'self', options: {strict98: true}});
      expect(score(one, all.mcr).lines.map(({id}) => id)).not.toContain('hunyise');
    }
  });

  it('draws any pattern where none is named', async () => {
    expect(await drawn('--rules', 'ribon', '--count', '5')).toHaveLength(5);
  });

  it('says what it does not know, with the nearest name', async () => {
    expect(await refused('--rules', 'mcr', '--pattern', 'huniyse')).toBe(
      'mj: mcr has no pattern “huniyse”. Did you mean hunyise?',
    );
    expect(await refused('--rules', 'mcr', '--pattern', 'renaissance')).toBe(
      'mj: mcr has no pattern “renaissance”',
    );
    expect(await refused('--rules', 'ribon', '--pattern', 'sanshokuDoujun')).toBe(
      'mj: ribon: no hand can score sanshokuDoujun',
    );
    expect(await refused('--rules', 'supercup', '--pattern', 'ziyise')).toBe(
      'mj: supercup: no hand can score ziyise',
    );
    expect(await refused('--rules', 'chess')).toMatch(/^mj: There is no rule set “chess”/);
    for (const count of ['0', '-1', '1.5', 'many', '1000001'])
      expect(await refused('--rules', 'mcr', `--count=${count}`)).toBe(
        `mj: --count must be 1–1000000, not “${count}”`,
      );
    expect(await refused('--rules', 'mcr', '--level', '4')).toBe('mj: --level must be 1, 2 or 3, not “4”');
    expect(await refused('--rules', 'mcr', '--by', 'theft')).toBe(
      'mj: --by must be discard, self or robbing, not “theft”',
    );
    expect(await refused('--rules', 'mcr', '--near')).toBe('mj: --near goes with --pattern');
    expect(await refused('--rules', 'mcr', '--options', 'x:1')).toMatch(
      /^mj: --options: There is no option “x” in mcr. There are twoConcealedKongs/,
    );
    expect(await refused('--rules', 'mcr', '123m')).toBe('mj draw does not use “123m”');
  });

  it('says that there is no hand of two patterns that exclude each other', async () => {
    const {out, errors, status} = await run(drawCommand, '--rules', 'mcr', '--pattern', 'duanyao,hunyaojiu');
    expect([out, status]).toEqual(['', 1]);
    expect(errors).toBe('mj: mcr: no hand was found that has duanyao, hunyaojiu\n');
  });
});

describe('mj discards', () => {
  it('says of each discard how far it leaves the hand, in words or as JSON', async () => {
    const argv = ['--rules', 'mcr', '123m 456p 78s 99s EEE 2p'];
    const {out, status} = await run(discardsCommand, ...argv);
    expect(status).toBe(0);
    expect(out.split('\n').slice(0, 3)).toEqual([
      '-2p  Ready: waits for 2 kinds, 6 tiles left  6s×4 9s×2',
      '-9s  Ready: waits for one kind, 3 tiles left  2p×3',
      expect.stringMatching(/^-\w\w? {2}1 tile from ready {2}\d+ kinds of tile bring it closer/),
    ]);
    const json = JSON.parse((await run(discardsCommand, ...argv, '--json')).out) as DiscardsResult;
    expect(json.discards[0]).toMatchObject({tile: '2p', distance: 0, left: 6});
  });

  it('says what is wrong with a hand, under its place', async () => {
    const {out, status} = await run(discardsCommand, '--rules', 'mcr', '123m 456q');
    expect(status).toBe(1);
    expect(out.split('\n')[0]).toBe('123m 456q');
    expect((await run(discardsCommand, '--rules', 'mcr', '123m 456p 78s 99s EEE')).status).toBe(1);
  });
});
