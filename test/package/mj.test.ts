/** The built command, run as its users run it. */
import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import type {ScoreResult} from '../../src/core/game/result.js';
import type {WaitsResult} from '../../src/core/waiting/waits.js';
import {observed, readCases} from '../rules/cases.js';

const command = fileURLToPath(new URL('../../dist/cli/mj.js', import.meta.url));

const mj = (args: readonly string[], input = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [command, ...args], {input, encoding: 'utf8', maxBuffer: 2 ** 28});

const lines = <T>(text: string): T[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

describe('mj play', () => {
  it('plays in several threads, and comes to the same as in one', () => {
    const run = ['play', '--rules', 'ribon', '--hands', '3', '--levels', '1', '--json'];
    const one = mj(run);
    const several = mj([...run, '--jobs', '2']);
    expect([several.stderr, several.status]).toEqual(['', 0]);
    const counts = ({stdout}: SpawnSyncReturns<string>): string => stdout.slice(0, stdout.indexOf('"ms"'));
    expect(counts(several)).toBe(counts(one));
    expect(counts(one)).toContain('"hands": 3');
  });
});

describe('mj draw', () => {
  it('prints what mj score and mj discards read', () => {
    const drawn = mj(['draw', '--rules', 'mcr', '--pattern', 'hunyise', '--count', '20', '--seed', '7']);
    expect([drawn.stderr, drawn.status]).toEqual(['', 0]);
    const scored = mj(['score', '--ndjson'], drawn.stdout);
    const ids = lines<ScoreResult>(scored.stdout).map((result) => result.lines.map(({id}) => id));
    expect(ids).toHaveLength(20);
    for (const each of ids) expect(each).toContain('hunyise');
    const discarded = mj(['discards', '--ndjson'], drawn.stdout);
    expect(discarded.status).toBe(0);
    expect(lines<{status: string}>(discarded.stdout).map(({status}) => status)).toEqual(
      Array(20).fill('discards'),
    );
  });
  it('says what it does not know, and ends with the status 2', () => {
    const {stderr, status} = mj(['draw', '--rules', 'mcr', '--pattern', 'huniyse']);
    expect([stderr, status]).toEqual([expect.stringContaining('Did you mean hunyise?'), 2]);
  });
});

describe('mj score --ndjson', () => {
  for (const file of ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr', 'guobiao']) {
    it(`answers the cases of ${file}, in order`, () => {
      const cases = readCases(file);
      const input = cases.map(({situation}) => JSON.stringify(situation)).join('\n');
      const results = lines<ScoreResult>(mj(['score', '--ndjson'], input).stdout);
      expect(results).toHaveLength(cases.length);
      for (const [i, {expect: wanted}] of cases.entries()) {
        const got = observed(results[i]);
        if (wanted.total !== undefined) expect(got.total).toBe(wanted.total);
        if (wanted.lines) expect(got.lines).toEqual(wanted.lines);
        if (wanted.net) expect(got.net).toEqual(wanted.net);
      }
    });
  }

  it('answers each line, whatever it is', () => {
    const odd = [
      'null',
      '[]',
      '1',
      '{}',
      '',
      '{"rules":"mcr","hand":"1m","options":null}',
      '{"rules":"mcr","hand":null}',
    ];
    for (const command of ['score', 'waits']) {
      const {stdout, stderr, status} = mj(
        [command, '--ndjson'],
        `\ufeff{"rules":"mcr"}\r\n${odd.join('\n')}`,
      );
      expect(lines<ScoreResult>(stdout).map((result) => result.status)).toEqual(Array(8).fill('invalid'));
      expect([stderr, status]).toEqual(['', 1]);
    }
  });

  it('answers a bad line, goes on, and says so at the end', () => {
    const good = JSON.stringify({rules: 'mcr', hand: '[123m][456m] 789m 234p 5s +5s', by: 'discard'});
    const {stdout, status} = mj(['score', '--ndjson'], `${good}\nnonsense\n${good}\n`);
    expect(lines<ScoreResult>(stdout).map((result) => result.status)).toEqual(['win', 'invalid', 'win']);
    expect(status).toBe(1);
  });

  it.each(['', '--jobs 2'])('ends quietly where its reader stops %s', (jobs) => {
    const many = `${JSON.stringify({rules: 'mcr', hand: '1m'})}\n`.repeat(20_000);
    const piped = `"$0" "$1" score --ndjson ${jobs} | head -1`;
    const shell = spawnSync('bash', ['-c', piped, process.execPath, command], {
      input: many,
      encoding: 'utf8',
    });
    expect(shell.stderr).toBe('');
    expect(lines(shell.stdout)).toHaveLength(1);
  });
});

describe.each(['score', 'waits'])('mj %s --ndjson --jobs', (name) => {
  const input = `${readCases('waits')
    .map((c) => JSON.stringify(c.situation))
    .join('\n')}\nnonsense\n`.repeat(20);

  it('says the same as one thread, in the same order', () => {
    const {stdout, status} = mj([name, '--ndjson', '--lang', 'ja'], input);
    expect(mj([name, '--ndjson', '--lang', 'ja', '--jobs', '3'], input)).toMatchObject({stdout, status});
    expect(status).toBe(1);
  });
  it('says what is no number of threads', () => {
    const {stderr, status} = mj([name, '--ndjson', '--jobs', 'many'], input);
    expect(stderr).toContain('--jobs must be 0–64 or auto, not “many”');
    expect(status).toBe(2);
  });
});

describe('mj waits --ndjson', () => {
  it('answers the cases', () => {
    const cases = readCases('waits');
    const {stdout, status} = mj(
      ['waits', '--ndjson'],
      cases.map((c) => JSON.stringify(c.situation)).join('\n'),
    );
    const distances = lines<WaitsResult>(stdout).map(({distance}) => distance);
    expect(distances).toEqual(cases.map((c) => c.expect.distance));
    expect(status).toBe(0);
  });
});

describe('mj', () => {
  it('prints the breakdown as text', () => {
    const {stdout} = mj(['score', '--rules', 'mcr', '--by', 'discard', '[123m][456m] 789m 234p 5s +5s']);
    expect(stdout).toContain('Pure Straight: 16 fan');
    expect(stdout).toContain('16 + 2 + 1 = 19 fan');
  });
  it('marks what is wrong in a hand', () => {
    const {stdout, status} = mj(['score', '--rules', 'mcr', '--by', 'discard', '12x']);
    expect(stdout).toContain('12x\n  ^\n');
    expect(status).toBe(1);
  });
  it('marks it below characters that are as wide as two', () => {
    expect(mj(['score', '--rules', 'mcr', '一二(3)?']).stdout).toContain('一二(3)?\n       ^\n');
  });
  it('reads a hand in the notation that is named', () => {
    const gb = ['--notation', 'gb', '--rules', 'mcr'];
    const {stdout} = mj(['score', ...gb, '[123m,1][456m,3]789m234p5s5s|EE0000', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({status: 'win', total: 19});
    expect(mj(['waits', ...gb, '[123m,1][456m,3]789m234p5s']).stdout).toContain('5s  3 left');
    expect(mj(['render', '--svg', '--notation', 'kobalab', 'm123z7']).stdout).toMatch(/^<svg/);
    for (const name of ['score', 'waits']) {
      const bad = mj([name, ...gb, '1m2', '--json']);
      expect(JSON.parse(bad.stdout)).toMatchObject({
        status: 'invalid',
        reason: {code: 'missing-suit', at: {start: 2, end: 3}},
      });
      expect(bad.status).toBe(1);
    }
    expect(mj(['score', '--notation', 'latin', '--rules', 'mcr', '1m'])).toMatchObject({
      stderr: expect.stringContaining('--notation must be auto, gb or kobalab, not “latin”') as string,
      status: 2,
    });
    expect(mj(['score', '--notation', 'gb', '--ndjson']).status).toBe(2);
  });
  it('says its version', () => {
    const {version} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(mj(['--version'])).toMatchObject({stdout: `${version}\n`, status: 0});
  });
  it('says what is no number', () => {
    const {stderr, status} = mj(['score', '--rules', 'mcr', '1m', '--counters', '', '--json']);
    expect([stderr.split('\n')[0], status]).toEqual(['mj: --counters must be a whole number, not “”', 2]);
  });
  it('prints the table that scores', () => {
    const {patterns} = JSON.parse(mj(['rules', 'mcr', '--json']).stdout) as {patterns: {id: string}[]};
    expect(patterns.map(({id}) => id)).toEqual(expect.arrayContaining(['dasixi', 'huapai']));
  });
  it('reads Markdown by the name of its file, and says where there is nothing to check', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mj-'));
    const check = (name: string) => {
      writeFileSync(path.join(folder, name), '```mj\n12x\n```\n');
      return mj(['check', path.join(folder, name)]);
    };
    expect(check('post.md')).toMatchObject({status: 1, stderr: '1 checked, 1 wrong\n'});
    const {status, stdout, stderr} = check('post.html');
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toMatch(
      /post\.html: nothing to check\. If it holds rules: \S+ check --rules .*post\.html\n/,
    );
    rmSync(folder, {recursive: true});
  });
  it.each([[['score', '--rules', 'chess', '1m']], [['score', '--colour', 'red']], [['paint']], [[]]])(
    'says how it is called: %j',
    (args) => {
      expect(mj(args).status).toBe(2);
    },
  );
});
