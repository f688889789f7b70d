/** Logs of mjai: hands played at random, hands of majiang-core, and logs as other programs write them. */
import {describe, expect, it} from 'vitest';
import type {RandomHand} from '../../tools/fuzz/random-game.js';
import {playGames} from '../../tools/fuzz/random-game.js';
import {fromMjai} from '../../src/round/convert/from-mjai.js';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';
import {toMjai} from '../../src/round/convert/to-mjai.js';
import {toTenhou6} from '../../src/round/convert/to-tenhou6.js';
import type {Playing} from '../../src/round/game/replay.js';
import type {LogHand} from '../../src/round/convert/log-hand.js';
import type {RecordMove, RoundRecord} from '../../src/round/record/record.js';
import {seeded} from '../rules/random.js';
import {playGame} from './majiang-games.js';
import {flowOf, recordOf, replay, rulesOf} from './rounds.js';
import {formatRound} from '../../src/round/text/format.js';
import {isFault} from '../../src/core/situation/result.js';

/** `PLAYED=1000` converts so many hands. */
const HANDS = Number(process.env.PLAYED ?? 12);
const LONG = 3_600_000;

const playedBy = ({rules = ''}: RoundRecord): Playing => flowOf(rules);

const textOf = (records: readonly RoundRecord[]): string => {
  const events = toMjai(records, playedBy);
  if (isFault(events)) throw new Error(`${events.message} ${events.move}`);
  return events.map((event) => JSON.stringify(event)).join('\n');
};

const only = (hands: readonly LogHand[], at = ''): RoundRecord => {
  expect(hands).toHaveLength(1);
  const [{record, fault}] = hands;
  if (!record) throw new Error(`${fault?.line}:${fault?.column} ${fault?.message} ${at}`);
  return record;
};

/** Moves that happen: without comments. */
const made = ({moves}: RoundRecord): readonly RecordMove[] => moves.map(({note: _note, ...move}) => move);

/** The record with the house rules of the hand that it came from, which no log names. */
const under = ({options}: RoundRecord, record: RoundRecord): RoundRecord => ({
  ...record,
  ...(options && {options}),
});

function convert({record: played, seed, hand, ending}: RandomHand): void {
  const at = `${seed}, hand ${hand}\n${formatRound(played)}`;
  const text = textOf([played]);
  const fromEvents = under(played, only(fromMjai(text, 'tenhou')));
  expect(textOf([fromEvents]), at).toBe(text);
  const again = replay(fromEvents);
  expect(again.problems, at).toEqual([]);
  expect(again.ending?.points, at).toEqual(ending!.points);
  expect(again.ending?.deal, at).toEqual(ending!.deal);
  // to the other format, and back to this one
  const log = toTenhou6([fromEvents], playedBy);
  if (isFault(log)) throw new Error(`${log.message}\n${at}`);
  const fromLog = under(
    played,
    only(fromTenhou6(JSON.stringify(log), 'tenhou'), `${at}\n${JSON.stringify(log)}`),
  );
  expect(made(fromLog), at).toEqual(made(fromEvents));
  expect(replay(fromLog).problems, at).toEqual([]);
  expect(fromLog.expect, at).toEqual(fromEvents.expect);
  const back = under(played, only(fromMjai(textOf([fromLog]), 'tenhou')));
  expect(made(back), at).toEqual(made(fromEvents));
  expect(back.start, at).toEqual(fromEvents.start);
}

describe('hands of riichi mahjong played at random', () => {
  it(
    'come out of mjai as they were played, also by way of tenhou.net/6',
    () => {
      // false wins have no word in either format
      for (const hand of playGames(rulesOf('tenhou'), HANDS, 'mjai'))
        if (hand.record.moves.every(({do: name}) => name !== 'falsewin')) convert(hand);
    },
    LONG,
  );
});

/** What majiang-core plays, as one text. */
const games = (many: number): readonly RoundRecord[] =>
  Array.from({length: many}, (_, seed) => playGame(seeded(seed + 1), {ダブル役満あり: false})).flatMap(
    ({log}) =>
      fromTenhou6(
        JSON.stringify({title: ['', ''], name: ['A', 'B', 'C', 'D'], rule: {disp: '般南喰赤', aka: 1}, log}),
        'tenhou',
      ).map(({record}) => record!),
  );

describe('games of another program', () => {
  it('are the same by way of mjai, hand for hand', () => {
    const records = games(1);
    const text = textOf(records);
    expect(text.match(/"start_game"/g)).toHaveLength(1);
    expect(text.match(/"end_game"/g)).toHaveLength(1);
    const hands = fromMjai(text, 'tenhou');
    expect(hands.map(({fault}) => fault)).toEqual(records.map(() => undefined));
    hands.forEach(({record, values = []}, i) => {
      expect(made(record!)).toEqual(made(records[i]));
      expect(record!.expect).toEqual(records[i].expect);
      expect(record!.start).toEqual(records[i].start);
      const {ending} = replay(records[i]);
      for (const {seat, points} of values)
        expect(points).toEqual([ending!.winners.find((winner) => winner.seat === seat)!.total]);
    });
    expect(textOf(hands.map(({record}) => record!))).toBe(text);
  });
});

/** A log as servers write it: more fields, other names, events that are no moves. */
const SERVER = `{"type":"start_game","id":1,"names":["shanten","Akira B","c","d"],"uri":"x"}
{"type":"start_kyoku","bakaze":"E","kyoku":2,"honba":1,"kyotaku":0,"oya":1,"dora_marker":"7s","scores":[24000,26000,25000,25000],"tehais":[["1m","1m","4p","5m","5mr","N","8p","3s","3s","7m","9p","6m","C"],["1s","2s","3s","4s","5s","6s","7s","8s","9s","E","E","E","P"],["2m","3m","4m","2p","3p","4p","6s","7s","8s","W","W","S","S"],["9m","9m","9m","1p","2p","3p","4m","4m","7p","7p","8p","F","F"]]}
{"type":"tsumo","actor":1,"pai":"5p","possible_actions":[]}
{"type":"dahai","actor":1,"pai":"5p","tsumogiri":true}
{"type":"none"}
{"type":"tsumo","actor":2,"pai":"1p"}
{"type":"dahai","actor":2,"pai":"1p","tsumogiri":true}
{"type":"tsumo","actor":3,"pai":"5sr"}
{"type":"reach","actor":3,"cannot_dahai":["9m"]}`;

describe('logs as servers write them', () => {
  const unfinished = `${SERVER.replace(/\n.*reach.*$/, '')}
{"type":"dahai","actor":3,"pai":"C","tsumogiri":false}`;

  it('keep what a record has no field for', () => {
    const log = `${SERVER.split('\n').slice(0, -1).join('\n')}
{"type":"dahai","actor":3,"pai":"5sr","tsumogiri":true}
{"type":"tsumo","actor":0,"pai":"P"}
{"type":"dahai","actor":0,"pai":"P","tsumogiri":true}
{"type":"hora","actor":1,"target":0,"pai":"P","uradora_markers":[],"hora_tehais":["P"],"yakus":[["ikkitsukan",2]],"fu":50,"fan":5,"hora_points":12000,"deltas":[-12300,12300,0,0],"scores":[11700,38300,25000,25000]}
{"type":"end_kyoku"}
{"type":"end_game","scores":[11700,38300,25000,25000]}`;
    const [{record, values}] = fromMjai(log, 'tenhou');
    expect(textOf([record!])).toBe(log);
    expect(record!.start).toMatchObject({
      counters: 1,
      points: {east: 26000, south: 25000, west: 25000, north: 24000},
      players: ['Akira B', 'c', 'd', 'shanten'],
    });
    expect(record!.moves[0]).toEqual({seat: 'east', do: 'draw', tile: '5p'});
    expect(record!.expect).toEqual({points: {east: 38300, south: 25000, west: 25000, north: 11700}});
    expect(values).toMatchObject([{seat: 'east', fu: 50, han: 5, points: [12000]}]);
    expect(recordOf(formatRound(record!))).toEqual({...record!, foreign: undefined});
  });

  it('may be seen by one player: what the others hold is hidden, and discards say their tiles', () => {
    const seen = unfinished
      .replace(/\[\["1m".*?\]/, `[[${'"?",'.repeat(12)}"?"]`)
      .replace('{"type":"tsumo","actor":3,"pai":"5sr"}', '{"type":"tsumo","actor":3,"pai":"?"}')
      .replace(/\["9m","9m".*?\]/, `[${'"?",'.repeat(12)}"?"]`);
    const [{record, fault}] = fromMjai(seen, 'tenhou');
    expect(fault).toBeUndefined();
    expect(record!.start.seats!.west).toEqual({river: []});
    expect(record!.moves.slice(-2)).toEqual([
      {seat: 'west', do: 'draw', tile: 'X'},
      {seat: 'west', do: 'discard', tile: 'C'},
    ]);
    expect(replay(record!).problems).toEqual([]);
    expect(textOf([record!])).toBe(seen);
  });

  it('may be lists of events, and may begin with a hand', () => {
    const events = SERVER.split('\n').slice(1, -1);
    expect(only(fromMjai(`[${events.join(',')}]`)).moves).toHaveLength(5);
  });
});

/** The place of the fault of the log with one thing changed. */
const wrong = (from: string, to: string): readonly unknown[] => {
  const before = SERVER.slice(0, SERVER.indexOf(from)).split('\n');
  const [{fault, record}] = fromMjai(SERVER.replace(from, to), 'tenhou');
  return [record, fault?.code, fault?.line, before.length, fault?.message];
};

describe('what is no log of mjai', () => {
  it.each([
    ['"bakaze":"E"', '"bakaze":"Q"', '"Q"'],
    ['"oya":1', '"oya":2', '2'],
    ['"dora_marker":"7s"', '"dora_marker":"7z"', '"7z"'],
    ['"kyoku":2', '"kyoku":5', '5'],
    ['"honba":1', '"honba":-1', '-1'],
    ['"actor":2,"pai":"1p","tsumogiri":true', '"actor":2,"pai":"1m","tsumogiri":true', 'true'],
    ['{"type":"none"}', '{"type":"what"}', '"what"'],
    ['{"type":"none"}', '{"type":"pon","actor":0,"target":3,"pai":"5p","consumed":["5p","5p"]}', '3'],
    [
      '{"type":"none"}',
      '{"type":"chi","actor":2,"target":1,"pai":"5p","consumed":["3p","6p"]}',
      '{"type":"chi"',
    ],
    ['{"type":"none"}', '{"type":"hora","actor":2,"target":3}', '3'],
    ['{"type":"none"}', '{"type":"hora","actor":2,"target":1,"deltas":[1,2]}', '[1,2]'],
    ['{"type":"none"}', '{"type":"tsumo","actor":4,"pai":"1m"}', '{"type":"tsumo","actor":4'],
  ])('%s → %s: has a fault at its place', (from, to, message) => {
    const [record, code, line, expected, said] = wrong(from, to);
    expect([record, code, line]).toEqual([undefined, 'foreign', expected]);
    expect(said).toContain(message);
  });

  it.each([
    ['', 1, 'nothing-told'],
    ['hello', 1],
    ['{}', 1],
    ['[1]', 1],
    ['{"type":"start_game"}', 1],
    ['{"type":"start_game"}\n{"type":"dahai","actor":0,"pai":"1m","tsumogiri":true}', 2],
    [`${SERVER}\n{`, 10, 'log-cut-off'],
  ])('%j: is a fault at line %i', (text, line, code = 'foreign') =>
    expect(fromMjai(text).at(-1)?.fault).toMatchObject({code, line}),
  );

  it('the rest of a hand with a fault is no further fault, and the next hand is read', () => {
    const lines = SERVER.split('\n');
    const at = lines.findIndex((line) => line.includes('"tsumo"'));
    const game = lines.toSpliced(at + 1, 0, 'null').join('\n');
    const read = fromMjai(`${game}\n${SERVER}`).map(({fault}) => [fault?.code, fault?.line]);
    expect(read[0]).toEqual(['foreign', at + 2]);
    expect(read.slice(1)).toEqual(fromMjai(SERVER).map(() => [undefined, undefined]));
  });

  it.each(['100000000', '-1000000000', '1e15'])('points are no more than a text can say: %s', (points) => {
    const text = SERVER.replace(/("scores":\[)\d+/, `$1${points}`);
    expect(text).not.toBe(SERVER);
    expect(fromMjai(text)[0].fault?.message).toContain(points);
  });

  it('a false win has no word', () => {
    const [record] = games(1);
    const moves = [...record.moves.slice(0, 3), {seat: 'east' as const, do: 'falsewin' as const}];
    expect(toMjai([{...record, moves}], playedBy)).toMatchObject({code: 'unknown-word', move: 3});
  });
});

describe('the settings of a log', () => {
  const told = (settings: object): unknown =>
    fromMjai(SERVER.replace('"id":1,', `${JSON.stringify(settings).slice(1, -1)},`), 'tenhou')[0].record
      ?.options;

  it('are options: whether fives are red, and whether it is one round', () => {
    expect(told({aka_flag: true, kyoku_first: 0})).toBeUndefined();
    expect(told({aka_flag: false})).toEqual({redTiles: {'5m': 0, '5p': 0, '5s': 0}});
    expect(told({kyoku_first: 4})).toEqual({rounds: 'east'});
    expect(told({aka_flag: null, kyoku_first: null})).toBeUndefined();
  });

  it('hold for every hand of the game, and come back from what is written', () => {
    const options = {redTiles: {'5m': 0, '5p': 0, '5s': 0}, rounds: 'east'};
    const records = games(1)
      .slice(0, 2)
      .map((record): RoundRecord => ({...record, options}));
    const plain = textOf(records.map(({foreign: _, ...record}) => record)).replaceAll(/(5[mps])r/g, '$1');
    expect(plain.split('\n')[0]).toContain('"kyoku_first":4,"aka_flag":false');
    for (const {record} of fromMjai(plain, 'tenhou')) expect(record?.options).toEqual(options);
  });
});
