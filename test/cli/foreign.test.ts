import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {deflateSync, gzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {commandNamed} from '../../src/cli/commands.js';
import {roundCommand} from '../../src/cli/round.js';
import {formatRound} from '../../src/round/text/format.js';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';
import {fromBotzone} from '../../src/round/convert/botzone.js';
import {fromJson} from '../../src/round/convert/from-json.js';
import {fromTziakcha} from '../../src/round/convert/tziakcha.js';
import {parseRound} from '../../src/round/text/parse.js';
import {mjGiven} from './run.js';
import {recordOf, sequences} from '../round/rounds.js';

const log = (name: string): string => fileURLToPath(new URL(`../round/logs/${name}`, import.meta.url));

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foreign-'))));
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.restoreAllMocks();
});

async function run(...words: string[]): Promise<{out: string; status: number}> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  out.mockClear();
  const status = await roundCommand(readArgs(words, commandNamed('round')));
  return {out: out.mock.calls.map(([text]) => String(text)).join(''), status};
}

describe('mj round with logs of other programs', () => {
  it.each([
    ['botzone', 'botzone.log', 4],
    ['tenhou6', 'tenhou6-three.log', 1],
    ['tziakcha', 'tziakcha.log', 5],
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
    expect(problems).toContain(
      ':7:24: The win of East is 40符2飜 3900 in the log, but 30符3飜 5800 by the rules (log[0][16][2]).',
    );
    expect(status).toBe(1);
  });

  it('says the cell that is wrong, and goes on behind the hand', async () => {
    const file = join(folder, 'log.json');
    writeFileSync(file, readFileSync(log('tenhou6.log'), 'utf8').replace('"p181818"', '"p191919"'));
    const {out, status} = await run('--from', 'tenhou6', file);
    expect(out.replace(folder, '')).toMatch(/^\/log.json:5:\d+: .*"p191919"\n/);
    expect(status).toBe(1);
  });

  it('says which house rules of a lobby are not played', async () => {
    const file = join(folder, 'lobby.log');
    const lobby = '"csrule":"00080001,00000000","log"';
    writeFileSync(file, readFileSync(log('tenhou6.log'), 'utf8').replace('"log"', lobby));
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const said = (): string => err.mock.calls.map(([text]) => String(text)).join('');
    await run('--from', 'tenhou6', log('tenhou6.log'));
    expect(said()).toBe('');
    await run('--from', 'tenhou6', file);
    expect(said()).toBe(
      `${file}: the log’s csrule has house rules that the rule set lacks: no ippatsu. The hands are judged without them\n`,
    );
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

  const DEALT = `rules=mleague turn=E indicators=9s
E: 123m 456p 789s 23p EE |
S: 147m 258p 369s ESW4p |
W: 258m 369p 147s SNCC |
N: 369m 147p 258s SWNF |
play:
E: +C -C S: +F -4p`;

  it.each([
    ['tenhou6', sequences[0][1], '-:1:1: tenhou.net/6 has only riichi. This record is luqiao'],
    ['mjai', sequences[0][1], '-:1:1: mjai has only riichi. This record is luqiao'],
    ['mjai', DEALT.replace('turn=E', 'turn=E left=9'), 'begins in the middle (left=9)'],
    ['tenhou6', DEALT.replace(/W: 258.*\n/, ''), 'hides the hand of west'],
    ['mjai', DEALT + ' N: falsewin', '-:7:23: mjai has no word for falsewin'],
  ])('--to %s says why it cannot', async (format, text, why) => {
    const {out, err, status} = await mjGiven(text, 'round', '--to', format, '-');
    expect([out, status]).toEqual(['', 1]);
    expect(err).toContain(why);
  });

  it('--to says the rules and house rules that the format has no word for', async () => {
    const {err, out} = await mjGiven(DEALT, 'round', '--to', 'tenhou6', '-');
    expect(err).toBe('note: tenhou.net/6 does not say the rules. Read it again with --rules mleague\n');
    const again = await mjGiven(out, 'round', '--rules', 'mleague', '--to', 'mjai', '-');
    expect(again.err).toContain('mjai does not say the rules');
    const house = DEALT.replace('mleague', 'tenhou options=renhou:mangan;openTanyao:false');
    const said = await mjGiven(house, 'round', '--to', 'tenhou6', '-');
    expect(said.err).toBe('note: tenhou.net/6 does not say these house rules: renhou\n');
    expect(said.out).toContain('"disp":"般南赤"');
  });

  it('tells the format by how a log begins', async () => {
    const text = readFileSync(log('tenhou6-three.log'), 'utf8');
    const file = join(folder, 'log');
    for (const written of [text, `${JSON.stringify(JSON.parse(text))}\n`, addressOf(text)]) {
      writeFileSync(file, written);
      expect(await run(file)).toEqual({out: '1 passed, 0 failed\n', status: 0});
    }
    expect(await run(log('botzone.log'))).toEqual({out: '4 passed, 0 failed\n', status: 0});
  });

  it('says of three players, in any format, that no rule set judges them', async () => {
    const said = /riichi with three players.*only the order of turns is checked/;
    const text = readFileSync(log('tenhou6-three.log'), 'utf8');
    const {err, ...read} = await mjGiven(text, 'round', '--rules', 'tenhou', '-');
    expect(err).toMatch(said);
    expect(read).toEqual({out: '1 passed, 0 failed\n', status: 0});
    const {out} = await mjGiven(text, 'round', '--to', 'mjai', '-');
    expect((await mjGiven(out, 'round', '-')).err).toMatch(said);
    expect((await mjGiven(readFileSync(log('riichi.log'), 'utf8'), 'round', '-')).err).toBe('');
  });

  it.each([
    [
      'the records of a game of 雀魂',
      [
        {name: 'RecordNewRound', data: {chang: 0}},
        {name: 'RecordHule', data: {}},
      ],
    ],
    ['a match of Botzone with its requests', {_id: '5f', log: [{output: {}}, {0: {response: 'PASS'}}]}],
    ['a list of games', {log: '2021010100gm-00a9-0000-12345678', lobby: 0}],
  ])('says once that JSON of another program is no log: %s', async (_, json) => {
    const {out, status} = await mjGiven(JSON.stringify(json), 'round', '-');
    expect(out).toMatch(
      /^-:1:\d: This is JSON, but no log of a format that is read .*\n0 passed, 1 failed\n$/,
    );
    expect(status).toBe(1);
  });

  it('names the hand that has another number of tiles than a log can tell', async () => {
    const dealt = 'rules=tenhou turn=E indicators=N\nE: 147m 258p 369s ESWN |\nS: 147m 258p 369s ESW |';
    const {err, out, status} = await mjGiven(`${dealt}\nplay:\nE: +C -C`, 'round', '--to', 'mjai', '-');
    expect(err).toContain('mjai needs thirteen tiles in each hand');
    expect(err).toContain('The hand of south has another number');
    expect([out, status]).toEqual(['', 1]);
  });

  it('says of a file of gzip that cannot be unpacked what it is', async () => {
    const packed = gzipSync(readFileSync(log('riichi.log')));
    expect((await mjGiven(packed, 'round', '-')).status).toBe(0);
    const {err, status} = await mjGiven(packed.subarray(0, -20), 'round', '-');
    expect(err).toContain('it is a gzip file, which is no text');
    expect(status).toBe(3);
  });

  it('--to mjai and back: the same hands, of which the command reads what it writes', async () => {
    const {out} = await run('--to', 'mjai', log('tenhou6-three.log'));
    const file = join(folder, 'log.jsonl');
    writeFileSync(file, out);
    expect(await run(file)).toEqual({out: '1 passed, 0 failed\n', status: 0});
    expect((await run('--to', 'mjai', file)).out).toBe(out);
    const back = JSON.parse((await run('--to', 'tenhou6', file)).out) as {log: unknown[][]};
    const {log: hands} = JSON.parse(readFileSync(log('tenhou6-three.log'), 'utf8')) as {log: unknown[][]};
    expect(back.log[0].slice(4, 13)).toEqual(hands[0].slice(4, 13));
  });

  it('records of tziakcha.net are read as the site gives them, packed', async () => {
    const packed = readFileSync(log('tziakcha.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as {step: object}).step)
      .map((step) => deflateSync(JSON.stringify(step)).toString('base64'));
    const file = join(folder, 'packed.json');
    const records = packed.map((script, i) => `{"id": "${i}", "belongs": "x", "script": "${script}"}`);
    writeFileSync(file, records.join('\n').replaceAll('/', '\\/'));
    expect(await run(file)).toEqual({out: '5 passed, 0 failed\n', status: 0});
    expect((await run('--text', file)).out).toBe((await run('--text', log('tziakcha.log'))).out);
    // no record, and more than is ever unpacked
    const long = deflateSync(' '.repeat(2_000_000)).toString('base64');
    for (const script of ['eJyrVg==', 'abcd', long]) {
      writeFileSync(file, `{"id": "1", "script": "${script}"}`);
      const {out, status} = await run(file);
      expect(status).toBe(1);
      expect(out).toContain(`${file}:1:23: `);
    }
  });

  it.each([
    ['botzone.log', 4, fromBotzone],
    ['tziakcha.log', 5, fromTziakcha],
  ])('--text writes each hand of %s as a round that can be pasted', async (name, count, read) => {
    const {out, status} = await run('--text', log(name));
    expect(status).toBe(0);
    const rounds = out.split('===\n');
    expect(rounds).toHaveLength(count);
    const file = join(folder, 'round.txt');
    writeFileSync(file, out);
    expect(await run(file)).toEqual({out: `${count} passed, 0 failed\n`, status: 0});
    for (const [i, round] of rounds.entries()) {
      writeFileSync(file, round);
      expect(await run(file)).toEqual({out: '1 passed, 0 failed\n', status: 0});
      const record = parseRound(round);
      const {foreign: _foreign, ...rest} = read(readFileSync(log(name), 'utf8'))[i].record!;
      expect(record).toEqual(rest);
    }
  });

  it('reads what --json prints', async () => {
    const {out} = await run('--json', log('botzone.log'));
    const file = join(folder, 'rounds.json');
    writeFileSync(file, out);
    expect(await run(file)).toEqual({out: '4 passed, 0 failed\n', status: 0});
    const again = (await run('--json', file)).out;
    expect(again.replaceAll(file, log('botzone.log'))).toBe(out);
    expect(fromJson(out).map(({record}) => record)).toEqual(
      fromBotzone(readFileSync(log('botzone.log'), 'utf8')).map(({record}) => record),
    );
    expect((await run('--text', file)).out).toBe((await run('--text', log('botzone.log'))).out);
  });

  it('--rules judges by other rules than those that a round names', async () => {
    const file = join(folder, 'round.txt');
    writeFileSync(file, 'rules=mcr turn=E\nplay:\nE: +1m -1m W: [_123m]');
    expect((await run(file)).out).toContain('MC-5');
    writeFileSync(file, 'turn=E\nplay:\nE: +1m -1m W: [_111m]');
    expect(await run('--rules', 'mcr', file)).toMatchObject({status: 0});
    expect((await run('--rules', 'mcr', '--json', file)).out).toContain('"rules": "mcr"');
  });
});

const addressOf = (text: string): string =>
  `https://tenhou.net/6/#json=${encodeURIComponent(JSON.stringify(JSON.parse(text)))}&ts=0`;

describe('records as JSON', () => {
  const round = (fields: object): string =>
    JSON.stringify({version: 1, start: {}, moves: [], ...fields}, null, 1);

  it.each([
    ['no version', {version: undefined}, 1, 1],
    ['another version', {version: 2}, 2, 13],
    ['no start', {start: undefined}, 1, 1],
    ['a seat that there is not', {moves: [{seat: 'up', do: 'pass'}]}, 6, 12],
    ['a move that there is not', {moves: [{seat: 'east', do: 'fly'}]}, 7, 10],
    ['a move without a seat', {moves: [{do: 'pass'}]}, 5, 3],
    ['a field of another type', {start: {counters: '1'}}, 4, 15],
    ['a field that there is not', {start: {what: 1}}, 4, 11],
    ['options of another type', {options: {a: null}}, 6, 8],
  ])('%s: is a fault at its place', (_, fields, line, column) => {
    const [{record, fault}] = fromJson(round(fields));
    expect(record).toBeUndefined();
    expect(fault).toMatchObject({code: 'foreign', line, column});
  });

  it('every record of the worked sequences comes back as it was', () => {
    for (const [, text] of sequences) {
      const record = recordOf(text);
      expect(fromJson(JSON.stringify(record))[0]).toMatchObject({record});
      expect(fromJson(JSON.stringify([record, record]))).toHaveLength(2);
    }
  });

  it('side lines may not be too deep', () => {
    let moves: object[] = [{seat: 'east', do: 'pass'}];
    for (let i = 0; i < 60; i++) moves = [{seat: 'east', do: 'pass', line: moves}];
    expect(fromJson(round({moves}))[0].fault).toMatchObject({code: 'foreign'});
  });
});
