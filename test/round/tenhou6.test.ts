import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';
import {toTenhou6} from '../../src/round/convert/to-tenhou6.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import {formatRound} from '../../src/round/text/format.js';
import {recordOf, replay} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const four = readFileSync(new URL('logs/tenhou6.log', import.meta.url), 'utf8');
const three = readFileSync(new URL('logs/tenhou6-three.log', import.meta.url), 'utf8');

const records = (text: string): RoundRecord[] =>
  fromTenhou6(text).map(({record, fault}) => {
    if (!record) throw new Error(`${fault?.line}:${fault?.column} ${fault?.message}`);
    return record;
  });

const said = ({moves}: RoundRecord): string =>
  moves
    .map(({seat, do: name, tile = '', meld = ''}) => `${seat.charAt(0)} ${name} ${tile}${meld}`.trim())
    .join(', ');

describe('logs of tenhou.net/6', () => {
  it.each([
    ['four players', four],
    ['three players', three],
  ])('%s: come out as they went in', (_, text) => {
    expect(toTenhou6(records(text))).toEqual(JSON.parse(text));
  });

  it.each([...records(four), ...records(three)].map((record, i) => [i, record] as const))(
    'hand %i is played by the referee to its end, from its text too',
    (_, record) => {
      const {problems, ending} = replay(record);
      expect(problems).toEqual([]);
      expect(ending).toBeDefined();
      const {foreign: _foreign, ...rest} = record;
      expect(recordOf(formatRound(record))).toEqual(rest);
      expect(recordOf(formatRound(record, 'kanji'))).toEqual(rest);
    },
  );

  it('have riichi, calls and a win by the next but one', () => {
    const [first] = records(four);
    expect(said(first)).toBe(
      'e draw W, e discard E, s draw N, s discard, w draw 9p, w discard 9s, n draw 6p, n discard r5s, ' +
        'e draw S, e riichi, e discard W, s draw 1p, s discard 8m, w pung [_888m], w discard C, n draw 3s, ' +
        'n discard, e draw 8p, e discard, s draw 9m, s discard 3m, w chow [_34mr5m], w discard 4s, e win',
    );
    expect(first.start).toMatchObject({
      round: 'east',
      indicators: '1m',
      ura: '1s',
      players: ['Aoi', 'Ben B.', 'Chika', 'Dai'],
    });
    expect(first.moves.at(-1)?.note).toBe('40符2飜3900点 立直(1飜) 裏ドラ(1飜)');
  });

  it('have kongs of all three kinds, whom they are called from, and the dealer in the east', () => {
    const second = records(four)[1];
    const kongs = second.moves.filter(({do: name}) => name === 'kong').map(({meld}) => meld);
    expect(kongs).toEqual(['[[1111m]]', '[PPP+P]', '[222+2p]', '[_CCCC]']);
    expect(second.start.seats?.east?.hand).toBe('1111m134p567sEEF');
    expect(second.moves[0].seat).toBe('east');
  });

  it('have two winners, an abortive draw and a robbed kong', () => {
    const all = records(four);
    expect(replay(all[2]).ending?.winners.map(({seat, by, from}) => [seat, by, from])).toEqual([
      ['south', 'discard', 'east'],
      ['west', 'discard', 'east'],
    ]);
    expect(all[2].expect?.net).toEqual({east: -7400, south: 2600, west: 5800, north: 0});
    expect(all[3].moves.at(-1)).toMatchObject({do: 'end', note: '九種九牌'});
    expect(replay(all[6]).ending?.winners[0]).toMatchObject({seat: 'west', by: 'robbing', from: 'east'});
  });

  it('tell who called where two could have', () =>
    expect(said(records(four)[5])).toContain(
      's chow [_546p], s discard 1m, e pung [11_1m], e discard 5p, w pung',
    ));

  it('seat three players, and lay north out', () => {
    const [hand] = records(three);
    expect(Object.keys(hand.start.seats ?? {})).toEqual(['east', 'south', 'west']);
    expect(said(hand)).toContain('e draw 3p, e out N, e draw 5p, e discard 3p');
    expect(replay(hand).ending?.winners[0]).toMatchObject({seat: 'east', from: 'west'});
  });
});

/** The fault of the log with one thing changed, and its place. */
const wrong = (from: string, to: string): {line: number; column: number; text: string} => {
  const at = four.indexOf(from);
  if (at < 0) throw new Error(`no ${from}`);
  const before = four.slice(0, at).split('\n');
  return {text: four.replace(from, to), line: before.length, column: before.at(-1)!.length + 1};
};

describe('logs of tenhou.net/6 in other shapes', () => {
  const lines = [four, three].map((text) => JSON.stringify(JSON.parse(text)));
  const address = (text: string): string => `https://tenhou.net/6/#json=${text}`;

  it('one a line, or one after the other, are all read', () => {
    const all = [...records(four), ...records(three)];
    expect(records(lines.join('\n'))).toEqual(all);
    expect(records(four + three)).toEqual(all);
  });

  it.each([
    ['escaped', encodeURIComponent],
    ['as it was copied', (text: string) => text],
    ['half escaped', encodeURI],
  ])('an address with a log in it, %s, is read', (_, escape) => {
    expect(records(address(escape(lines[0])))).toEqual(records(four));
    expect(records(`${address(escape(lines[0]))}&ts=3\n${address(escape(lines[1]))}\n`)).toEqual([
      ...records(four),
      ...records(three),
    ]);
  });

  it('a fault has its place in the address', () => {
    const escaped = address(encodeURIComponent(lines[0].replace('"p181818"', '"x181818"')));
    const [{fault}] = fromTenhou6(`\n${escaped}`);
    expect(fault).toMatchObject({line: 2, column: escaped.indexOf('%22x181818') + 1});
    expect(fault!.message).toBe('"x181818"');
    expect(fault!.at).toEqual({
      start: escaped.indexOf('%22x181818') + 1,
      end: escaped.indexOf('%22x181818') + 1 + '%22x181818%22'.length,
    });
  });

  it('an address without a log, or a line that is none, is a fault', () => {
    expect(fromTenhou6('https://tenhou.net/6/?log=2020')[0].fault).toMatchObject({line: 1, column: 1});
    expect(fromTenhou6(`${address(lines[0])}\nhello`).at(-1)!.fault).toMatchObject({line: 2, column: 1});
    expect(fromTenhou6(address('%7B%E3%81'))[0].fault).toMatchObject({code: 'foreign', line: 1});
  });
});

describe('what is no log of tenhou.net/6', () => {
  it.each([
    ['a word that is no call', '"p181818"', '"x181818"'],
    ['a call of a tile that nobody threw', '"p181818"', '"p191919"'],
    ['a call from another', '"p181818"', '"18p1818"'],
    ['a set that is none', '"c131451"', '"c131452"'],
  ])('%s: has a fault at its place, and nothing of the hand is read', (_, from, to) => {
    const {text, line, column} = wrong(from, to);
    const [first, second] = fromTenhou6(text);
    expect(first.record).toBeUndefined();
    expect(first.fault).toMatchObject({code: 'foreign', line, column});
    expect(second.record).toBeDefined();
  });

  it.each([
    ['a tile that there is not', '[29,"p181818"', '[60,"p181818"'],
    ['a fifth tile', '17,17,23,24,29,29,33', '29,29,23,24,29,29,33'],
    ['a hand of twelve', '[13,18,19,21,22', '[13,18,19,21'],
    ['a win on a tile of another', '[0,2,0,"40', '[0,1,0,"40'],
    ['a seat that there is not', '[0,2,0,"40', '[4,4,0,"40'],
    ['points of five', '[4900,0,-3900,0]', '[4900,0,-3900,0,0]'],
    ['too little', '[[0,0,0],', '[[0,0],'],
    ['points of none', '[4900,0,-3900,0]', '[]'],
  ])('%s: has a fault', (_, from, to) => {
    const [first] = fromTenhou6(wrong(from, to).text);
    expect(first.record).toBeUndefined();
    expect(first.fault?.line).toBeGreaterThan(1);
  });

  it.each([
    ['a title with a number', '"title":["Example"', '"title":[1'],
    ['a name that is none', '"name":["Aoi"', '"name":[["Aoi"]'],
    ['a rule that is a list', '"rule":{"disp":"般南喰赤","aka":1}', '"rule":[]'],
    ['equal names', '"name":["Aoi"', '"name":["NoName","NoName"'],
  ])('%s changes nothing in the hands', (_, from, to) => {
    const log = four.replace(from, to);
    expect(log).not.toBe(four);
    const movesIn = (text: string) => fromTenhou6(text).map(({record}) => record?.moves);
    expect(movesIn(log)).toEqual(movesIn(four));
  });

  it.each([
    ['般東喰赤', {rounds: 'east'}],
    ['大会戦東喰赤速', {rounds: 'east'}],
    ['鳳南赤', {openTanyao: false}],
    ['上南喰', {redTiles: {'5m': 0, '5p': 0, '5s': 0}}],
    ['関東リーグ', undefined],
  ])('%s chooses options', (disp, options) => {
    const log = four.replace('"rule":{"disp":"般南喰赤","aka":1}', `"rule":{"disp":"${disp}"}`);
    expect(fromTenhou6(log, 'tenhou')[0].record?.options).toEqual(options);
  });

  it.each([
    ['', 'nothing-told'],
    ['{', 'log-cut-off'],
    ['hello', 'foreign'],
    ['[]', 'log-unknown'],
    ['{"log":1}', 'foreign'],
    ['{"log":[1]}', 'foreign'],
    ['{"log":[[]]}', 'foreign'],
    ['{"log":[[[[[', 'log-cut-off'],
    ['['.repeat(9999), 'foreign'],
  ])('%j: is one fault', (text, code) => {
    const found = fromTenhou6(text);
    expect(found).toHaveLength(1);
    expect(found[0].fault).toMatchObject({code, line: 1});
  });

  it('any cell changed: a fault or another record, and nothing is thrown', () => {
    const log = JSON.parse(four) as {log: unknown[][]};
    const odd = [0, -1, 99, '', 'r99', 'c11', null, [], {}, 'k11111111', 1e99];
    log.log.forEach((hand, h) => {
      hand.forEach((cell, i) => {
        if (!Array.isArray(cell)) return;
        cell.forEach((_, j) => {
          for (const value of [odd[(i + j + h) % odd.length], odd[(i * 3 + j) % odd.length]]) {
            const changed = structuredClone(hand);
            (changed[i] as unknown[])[j] = value;
            for (const {record, fault} of fromTenhou6(JSON.stringify({log: [changed]}))) {
              expect(Boolean(record)).toBe(!fault);
              if (record) replay(record);
            }
          }
        });
      });
    });
  });
});

describe('records as a log', () => {
  const text = `round=S counters=1 sticks=2 points=E25000,S24000,W26000,N25000 players=A,B,C,D indicators=3p
E: 123m 456m 789m 12p EE +3p
S: 234m 567m 234p 567p 9s
W: 11s 99m 234s 456s 789s
N: 19m 19p 19s ESWN PFC
play:
E: -3p
W: pass
S: +9p -9p
W: +8p -8p
N: +2s -2s
E: +9p riichi -9p
S: +3p win
expect E-2000 S+8000 W-2000 N-4000`;

  it('are written for players by number, and read again', () => {
    const log = toTenhou6([recordOf(text.replace('EE +3p', 'EE').replace('E: -3p', 'E: +3p -'))]);
    expect(log).toMatchObject({name: ['A', 'B', 'C', 'D']});
    if (isFault(log)) throw new Error(log.message);
    expect(log.log[0].slice(0, 10)).toEqual([
      [4, 1, 2],
      [25000, 24000, 26000, 25000],
      [23],
      [],
      [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 41, 41],
      [23, 29],
      [60, 'r60'],
      [12, 13, 14, 15, 16, 17, 22, 23, 24, 25, 26, 27, 39],
      [29, 23],
      [60],
    ]);
    const [again] = records(JSON.stringify(log));
    expect(toTenhou6([again])).toEqual(log);
    expect(again.expect?.net).toEqual({east: -2000, south: 8000, west: -2000, north: -4000});
  });

  it.each([
    ['hidden hands', 'E: 123m\nplay:\nE: +1m -1m', 'wrong-hand-size'],
    ['flowers', text.replace('EE +3p', 'EE').replace('E: -3p', 'E: +3p out 1f'), 'tile-not-in-set'],
  ])('%s: the format has no word for them', (_, round, code) =>
    expect(toTenhou6([recordOf(round)])).toMatchObject({code}),
  );
});

describe('the house rules of a lobby', () => {
  const base = JSON.parse(four) as Record<string, unknown>;
  const lobby = (csrule: unknown, rule: unknown = base.rule) =>
    fromTenhou6(JSON.stringify({...base, rule, csrule}), 'tenhou').at(0);

  it('are read from csrule, as a list and as a text', () => {
    const csrule = '000fc0c0,00000002,,,33000,35000,37000,,,,2000,200,,,,,100,200,300,,,5,-15,-35,6,-16,-36';
    const options = {
      ...{startPoints: 33_000, goalPoints: 35_000, returnPoints: 37_000},
      ...{dealerStays: 'won', dealerMayStop: false, sharedPlaces: true},
    };
    for (const one of [lobby(csrule), lobby(csrule.split(','))]) {
      expect(one?.record?.options).toEqual(options);
      expect(one?.unread).toEqual([
        ...['noUraDora', 'noKanUraDora', 'noIppatsu', 'passesAfterWin', 'rounded'],
        ...['stick', 'counters', 'noten', 'uma'],
      ]);
    }
  });

  it.each([
    ['00000001', {nagashi: false}],
    ['00000002', {kiriageMangan: true}],
    ['0000000c', {bust: false, kanDora: 'atOnce'}],
    [
      '00001f00',
      {fourWinds: false, fourKongs: false, fourRiichi: false, nineOrphans: false, threeWins: 'paid'},
    ],
    ['00002000', {severalWins: 'nearest'}],
    ['0000c000', {dealerMayStop: false}],
    ['03200000', {extension: 'none', renhou: 'mangan', riichiNeedsDraws: 0}],
    [
      '00000000,00000017',
      {doubleWindPair: 2, sharedPlaces: true, leftSticks: 'nobody', countedYakuman: false},
    ],
    [`0,0${','.repeat(20)}${'5,-5,-15,'.repeat(5)}`, {uma: '5-15'}],
    [`0,0${','.repeat(20)}${'0,0,0,'.repeat(5)}`, {uma: 'none'}],
    ['00000000,00000000,,,25000,30000,30000,,,,1000,100,,,,,1000,1500,3000', undefined],
    [undefined, undefined],
  ])('%s', (csrule, options) => {
    const one = lobby(csrule);
    expect(one?.unread).toBeUndefined();
    expect(one?.record?.options).toEqual(options);
    // the rule set has each of these options, with these values
    expect(one?.record && replay(one.record).problems.filter(({code}) => code.includes('option'))).toEqual(
      [],
    );
  });

  it('say the length, open all simples and red fives in the third part of rule', () =>
    expect(lobby(undefined, ['', '', '0147', '0'])?.record?.options).toEqual({
      ...{redTiles: {'5m': 0, '5p': 0, '5s': 0}, openTanyao: false, rounds: 'east'},
    }));
});
