/** What pages, files and arguments say is shown on a terminal and in a log, and does nothing there. */
import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {mkdtempSync, openSync, closeSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {svgText} from '../../src/share/svg-text.js';
import {plainJson, shown} from '../../src/cli/output.js';
import {writePage} from '../../src/cli/page/write.js';
import {handPicture} from '../../src/share/hand-picture.js';
import {buildCommand} from './built.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
let command = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mj-'));
  // inside the project, so that packages are found
  command = path.join(root, '.build/output-test');
  await buildCommand(root, command);
});
afterAll(() => {
  rmSync(folder, {recursive: true});
  rmSync(command, {recursive: true});
});

const mj = (args: readonly string[], stdin: 'pipe' | number = 'pipe', input = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [path.join(command, 'mj.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    input: stdin === 'pipe' ? input : undefined,
    stdio: [stdin, 'pipe', 'pipe'],
  });

describe('a line', () => {
  it.each([
    ['\u001b[2J gone', '\\u001b[2J gone'],
    ['a\nb\r\tc', 'a\\nb\\r\\tc'],
    ['\u0007\u0000\u007f\u009b1m', '\\u0007\\u0000\\u007f\\u009b1m'],
    ['next\u2028line\u2029', 'next\\u2028line\\u2029'],
    ['turned \u202eround\u2067', 'turned \\u202eround\\u2067'],
    ['::warning::x', '\\u003a:warning::x'],
    ['  ::add-mask::x', '  \\u003a:add-mask::x'],
    ['a ##[error]x ##vso[task.complete]', 'a \\u0023#[error]x \\u0023#vso[task.complete]'],
  ])('%j is shown as %j', (text, said) => expect(shown(text)).toBe(said));

  it.each(['東\u30fb[123m] 5s +5s', 'a.md:1:2: x :: y', '# head ## [a]', 'a \u2068name\u2069'])(
    '%j is shown as it is',
    (text) => expect(shown(text)).toBe(text),
  );

  it('of JSON keeps its value', () => {
    const value = {name: '\u009b\u007f\u2028\u202e##vso[x]\u001b\n東'};
    const json = plainJson(JSON.stringify(value));
    expect(json).toMatch(/^[\u0020-\u007e東]*$/);
    expect(json).not.toContain('##vso');
    expect(JSON.parse(json)).toEqual(value);
  });
});

/** Text that a terminal or a log of continuous integration would act on. */
const HOSTILE = '\u001b]0;owned\u0007\u009b31m\r\n::warning file=a::x\n##[error]x\u0008';
/** The same in a file: one with the character for an escape would not be read as UTF-8. */
const IN_FILES = HOSTILE.replace('\u001b', '\u009d');
const asAttribute = [...HOSTILE]
  .map((char) => ('\r\n\u001b'.includes(char) ? `&#${char.charCodeAt(0)};` : char))
  .join('');

/** Fails for what is more than text: a control character, or a line that a log takes for a command. */
function isHarmless({stdout, stderr}: SpawnSyncReturns<string>): void {
  expect(stdout + stderr).not.toMatch(/[^\n\P{Cc}]/u);
  expect(stdout + stderr).not.toMatch(/^\s*::|##\w*\[/m);
}

describe('what a stranger writes does nothing to a terminal or a log', () => {
  /** What is answered without quoting it. */
  const SAYS_LITTLE = /name of a file|rendered|as a value/;
  const file = (name: string, text: string): string => (writeFileSync(path.join(folder, name), text), name);

  it.each<[what: string, args: () => readonly string[]]>([
    [
      'a page that is checked',
      () => ['check', file('a.html', `<mj-tiles size="${asAttribute}">5x</mj-tiles>`)],
    ],
    [
      'a page, as JSON',
      () => ['check', '--json', file('a.html', `<mj-tiles size="${asAttribute}">5x</mj-tiles>`)],
    ],
    [
      'a page that is rendered',
      () => ['render', '--write', file('b.html', `<mj-example rules="${asAttribute}">5x</mj-example>`)],
    ],
    ['a round', () => ['round', file('a.txt', `rules=luqiao\nE: 123m\nplay:\nE: ${IN_FILES}`)]],
    [
      'a round, as JSON',
      () => ['round', '--json', file('a.txt', `rules=luqiao\nE: 1m\nplay:\nE: ${IN_FILES}`)],
    ],
    ['a ledger', () => ['ledger', file('b.txt', `rules=mcr players=A,B,C,D\n${IN_FILES}`)]],
    [
      'a ledger’s names',
      () => ['ledger', file('c.txt', `rules=mcr players=A\u009d]owned\u0007\u009b31m,B,C,D\ndraw`)],
    ],
    ['a log', () => ['round', '--from', 'botzone', file('d.txt', `Wind 0\n${IN_FILES}`)]],
    ['a missing file', () => ['check', `${HOSTILE}.html`]],
    ['the name of a file', () => ['check', file('::error::.html', '<mj-tiles>5x</mj-tiles>')]],
    ['a hand', () => ['score', '--rules', 'mcr', HOSTILE]],
    ['a hand, as JSON', () => ['score', '--json', '--rules', 'mcr', HOSTILE]],
    ['a hand for its waits', () => ['waits', '--rules', 'mcr', HOSTILE]],
    ['a hand for its discards', () => ['discards', '--rules', 'mcr', HOSTILE]],
    ['a hand to be drawn', () => ['render', '--svg', HOSTILE]],
    ['a command', () => [HOSTILE]],
    ['a flag', () => ['score', `--${HOSTILE}`]],
    ['a rule set, as a value', () => ['score', '--rules', HOSTILE, '5s']],
  ])('%s', (what, args) => {
    const ran = mj(args());
    isHarmless(ran);
    // it is shown, rather than left out
    if (!SAYS_LITTLE.test(what)) expect(ran.stdout + ran.stderr).toMatch(/\\u00(1b|9d)/);
  });

  it('in lines of JSON', () => {
    const line = JSON.stringify({rules: 'mcr', hand: '5x', seat: HOSTILE, by: '\u009b##[error]'});
    for (const name of ['score', 'waits', 'discards']) isHarmless(mj([name, '--ndjson'], 'pipe', line));
  });
});

describe('standard input that cannot be read', () => {
  const NDJSON = ['score', 'waits', 'discards'].map((name) => [name]);
  const from = (name: string, file: string, how: string): SpawnSyncReturns<string> => {
    const fd = openSync(file, how);
    try {
      return mj([name, '--ndjson'], fd);
    } finally {
      closeSync(fd);
    }
  };

  it.each(NDJSON)('mj %s --ndjson: a folder', (name) => {
    const {stdout, stderr, status} = from(name, folder, 'r');
    expect([stdout, stderr, status]).toEqual(['', 'mj: standard input is a folder\n', 3]);
  });

  it.each(NDJSON)('mj %s --ndjson: a file that is only open for writing', (name) => {
    const {stdout, stderr, status} = from(name, path.join(folder, 'out'), 'w');
    expect([stdout, status]).toEqual(['', 3]);
    expect(stderr).toMatch(/^mj: standard input cannot be read: .*\n$/);
  });

  it.each(NDJSON)('mj %s --ndjson: a closed one, and an empty one', (name) => {
    const said = ['', 'mj: standard input is empty: write one situation on each line\n', 0];
    const program = path.join(command, 'mj.js');
    const closed = spawnSync('sh', ['-c', `"$0" "$1" ${name} --ndjson <&-`, process.execPath, program], {
      encoding: 'utf8',
    });
    const empty = mj([name, '--ndjson']);
    for (const {stdout, stderr, status} of [closed, empty]) expect([stdout, stderr, status]).toEqual(said);
  });
});

describe('a name with a control character keeps a picture well formed', () => {
  /** What XML calls a character. */
  const WELL_FORMED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

  it('as the title of a hand', async () => {
    const picture = await handPicture({rules: 'mcr', hand: '5s'});
    const svg = svgText(picture, {title: 'A\u0008\u0000\u001b\ud800\uffff B\t😀'});
    expect(svg).toContain('<title>A\ufffd\ufffd\ufffd\ufffd\ufffd B\t😀</title>');
    expect(svg).toMatch(WELL_FORMED);
  });

  it('as the name of a player at a board', async () => {
    const board = '<mj-board rules="mcr" players="Ann&#8;a,B,C,D">E: 123m 456m 789m 1122s</mj-board>';
    const {source} = await writePage(board, 'en');
    expect(source).toContain('Ann\ufffda');
    expect(source.slice(source.indexOf('<svg'), source.lastIndexOf('</svg>'))).toMatch(WELL_FORMED);
  });
});
