import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {logFormat} from '../../src/round/convert/formats.js';
import {fromBotzone} from '../../src/round/convert/botzone.js';
import {fromLog} from '../../src/round/convert/logs.js';
import {replay} from './rounds.js';

const log = readFileSync(new URL('logs/botzone.log', import.meta.url), 'utf8');

describe('logs of Botzone', () => {
  const hands = fromBotzone(log);

  it('are read match by match', () => expect(hands.map(({line}) => line)).toHaveLength(4));

  it.each(hands.map((hand) => [hand.line, hand] as const))(
    'line %i: fan and scores come out',
    (_, {record, fan}) => {
      const {problems, ending} = replay(record!);
      expect(problems).toEqual([]);
      expect(ending?.winners[0]?.total).toBe(fan);
      expect(ending?.net).toEqual(record!.expect?.net);
    },
  );

  it('have a fault at the line that cannot be read, and nothing is half read', () => {
    const [first, second] = fromBotzone(log.replace('Player 0 Play T6', 'Player 0 Play T0'));
    expect(first.record).toBeUndefined();
    expect(first.fault).toMatchObject({line: 8, message: 'Player 0 Play T0'});
    expect(second.record).toBeDefined();
    expect(fromBotzone('hello')[0].fault).toMatchObject({line: 1});
    expect(fromBotzone('')).toEqual([]);
  });

  const first = log.slice(0, log.indexOf('Match', 5));
  it.each([
    ['Wind 1\n', '', 2],
    ['Wind 1\n', 'Wind 1\nWind 1\n', 3],
    [/^Player 3 Deal.*\n/m, '', 6],
    [/^Player 0 Deal.*\n/m, '$&$&', 4],
    ['Player 1 Hu B7\n', '', 103],
    [/^Fan.*\n/m, '', 104],
    [/^Fan.*\n/m, '$&$&', 105],
    [/^Player 3 Deal[^]*/m, '', 5, 'log-cut-off'],
    [/(^Player 1 Draw) [^]*/m, '$1', 8 + 1, 'log-cut-off'],
    [/^Score.*\n/m, '$&$&', 106],
    [/^(Fan) 9/m, '$1 x', 104],
    ['Player 1 Hu B7', 'Huang', 104],
    ['Player 1 Peng J1', 'Player 1 Peng J2', 47],
  ])('%s → %j: has a fault at the line', (from, to, line, code = 'foreign') => {
    const [hand] = fromBotzone(first.replace(from, to));
    expect(hand.record).toBeUndefined();
    expect(hand.fault).toMatchObject({code, line});
  });

  it('stop where they have no end: nobody has won, and nothing is drawn', () => {
    const lines = first.trimEnd().split('\n');
    const [whole] = fromBotzone(first);
    const moves = whole.record?.moves ?? [];
    for (let n = 6; n < lines.length; n++) {
      const [{record, fault}] = fromBotzone(lines.slice(0, n).join('\n'));
      expect(fault, lines[n]).toBeUndefined();
      expect(record?.moves, lines[n]).toEqual(moves.slice(0, record?.moves.length));
      expect(record?.expect, lines[n]).toBeUndefined();
      const {problems, ending} = replay(record!);
      expect(problems, lines[n]).toEqual([]);
      expect(
        ending?.winners.map(({total}) => total),
        lines[n],
      ).toEqual(record?.moves.at(-1)?.do === 'win' ? [whole.fan] : undefined);
    }
  });

  it('are judged by the rules that are given', () => {
    expect(fromLog(first, 'botzone')[0].record?.rules).toBe('guobiao');
    expect(fromLog(first, 'botzone', 'mcr')[0].record?.rules).toBe('mcr');
  });

  it('have a pung with a fourth tile in the spelling of records', () => {
    const [{record}] = fromBotzone(log.replace('Player 0 Play T6', 'Player 0 BuGang T6'));
    expect(record!.moves.map(({meld}) => meld)).toContain('[666+6s]');
  });

  it('are won on the tile that they name', () => {
    const [{record}] = fromBotzone(first.replace('Player 1 Hu B7', 'Player 1 Hu B8'));
    expect(replay(record!).problems).toMatchObject([{code: 'wrong-tile'}]);
  });
});

describe('the format of a text', () => {
  it.each(['{A comment.} rules=mcr turn=E play: E: +1m', '[_123m] is no log', 'E: 123m'])(
    'is none for what may be the text of a round: %s',
    (text) => {
      expect(logFormat(text)).toBe(undefined);
    },
  );
  it.each(['{"version": 1}', '[{"version": 1}]', ' [\n ] '])('is that of records for %j', (text) => {
    expect(logFormat(text)).toBe('json');
  });

  it.each([
    ['kobalab', '{"title": "[1] {x} \\"log\\":\\n", "player": ["a"], "log": []}'],
    ['kobalab', '{"log": [[{"qipai": {}}]], "title": "", "player": []}'],
    ['kobalab', '[{"title": "", "rank": [1, 2, 3, 4], "player": []}]'],
    ['tenhou6', '{"saved": true, "log": [[[0, 0, 0]]], "title": []}'],
    ['tenhou6', '{"title": ["{\\"player\\":1}"], "log": []}'],
    ['mjai', '{"type": "hello", "protocol": "mjsonp"}\n{"type": "start_game"}'],
    ['mjai', '{"names": [], "id": 0, "type": "start_game"}'],
    ['json', '{"name": "x", "version": 1, "start": {}, "moves": []}'],
    ['json', '{"foo": {"log": 1, "player": 2, "type": "start_game"}}'],
  ])('is told by its fields, in whatever order: %s', (format, text) => expect(logFormat(text)).toBe(format));

  it('that no reader has is told once, however many lines the file has', () => {
    const lines = Array<string>(50).fill('{"a": 1}').join('\n');
    expect(fromLog(lines, 'json').map(({fault}) => fault?.code)).toEqual(['log-unknown']);
  });

  it.each([
    ['json', '[]'],
    ['tenhou6', '{"log":[]}'],
    ['kobalab', '{"player":[],"log":[]}'],
    ['mjai', '[]'],
    ['botzone', ''],
    ['tziakcha', '{"sessionId":1,"records":[]}'],
  ] as const)('whose log has no hand is told so: %s', (format, text) =>
    expect(fromLog(text, format).map(({fault}) => [fault?.code, fault?.message])).toEqual([
      ['nothing-told', text],
    ]),
  );
});
