/** 牌譜 of majiang: games that its library plays. */
import {describe, expect, it} from 'vitest';
import {fromKobalab} from '../../src/round/convert/from-kobalab.js';
import {logFormat} from '../../src/round/convert/formats.js';
import {fromTenhou6} from '../../src/round/convert/tenhou6.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import {seeded} from '../rules/random.js';
import {playGame} from './majiang-games.js';
import {replay} from './rounds.js';

/** `PLAYED=1000` plays a tenth as many games. */
const GAMES = Math.ceil(Number(process.env.PLAYED ?? 10) / 10);
const LONG = 3_600_000;

const told = ({moves}: RoundRecord): readonly object[] => moves.map(({note: _note, ...move}) => move);

const game = playGame(seeded(1), {ダブル役満あり: false});
const text = JSON.stringify(game.paipu, null, 1);

describe('牌譜 of majiang', () => {
  it(
    'tell the hands that logs of tenhou.net/6 tell, with the same results',
    () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const {paipu, log} = seed === 1 ? game : playGame(seeded(seed), {ダブル役満あり: false});
        const {player, qijia} = paipu as {player: string[]; qijia: number};
        const name = player.map((_, n) => player[(qijia + n) % 4]);
        const others = fromTenhou6(JSON.stringify({name, rule: {disp: '', aka: 1}, log}), 'tenhou');
        const hands = fromKobalab(JSON.stringify(paipu), 'tenhou');
        expect(hands.length).toBe(others.length);
        hands.forEach(({record, values = [], fault}, i) => {
          expect(fault).toBeUndefined();
          const other = others[i];
          expect(told(record!)).toEqual(told(other.record!));
          expect({...record!.start, players: 0}).toEqual({...other.record!.start, players: 0});
          expect(record!.expect).toEqual(other.record!.expect);
          expect(values.map(({seat, fu, han}) => [seat, han === undefined ? undefined : fu])).toEqual(
            values.map(({seat, fu}) => [seat, fu]),
          );
        });
      }
    },
    LONG,
  );

  it('are judged, each win by its fu, han and points', () => {
    let wins = 0;
    for (const {record, values = []} of fromKobalab(text, 'tenhou')) {
      const {ending} = replay(record!);
      for (const {seat, han, points} of values) {
        const {result} = ending!.winners.find((winner) => winner.seat === seat)!;
        expect(points).toEqual([result!.total]);
        if (han !== undefined) expect(result!.sums.han).toBe(han);
        wins++;
      }
    }
    expect(wins).toBeGreaterThan(2);
  });

  it('may be several, in a list or one a line; the format is known by its beginning', () => {
    const one = fromKobalab(text).length;
    const line = JSON.stringify(game.paipu);
    expect(fromKobalab(`[${text},${text}]`)).toHaveLength(2 * one);
    expect(fromKobalab(`${line}\n${line}`)).toHaveLength(2 * one);
    expect(logFormat(text)).toBe('kobalab');
  });

  it.each([
    ['a tile that there is not', /"baopai": "..?"/, '"baopai": "q1"'],
    ['a hand of too few tiles', /("shoupai": \[\s*"[mpsz])\d/, '$1'],
    ['a step that there is not', /"dapai"/, '"dapei"'],
    ['a discard that is no tile', /"p": "([mpsz]\d)_"/, '"p": "x_"'],
    ['a seat that there is not', /"l": 1/, '"l": 7'],
    ['points of three', /"defen": \[\s*25000,/, '"defen": ['],
  ])('%s: is a fault at the step, and nothing of the hand is read', (_, from, to) => {
    const at = text.search(from);
    expect(at).toBeGreaterThan(0);
    const [first, second] = fromKobalab(text.replace(from, to));
    expect(first.record).toBeUndefined();
    expect(first.fault).toMatchObject({code: 'foreign'});
    // a step begins in a line of its own, three blanks in
    const lines = text.slice(0, at).split('\n');
    expect(first.fault!.line).toBe(lines.findLastIndex((line) => /^ {3}\{/.test(line)) + 1);
    expect(second.record).toBeDefined();
  });

  it.each(['{}', '[]', '{"log":1}', '{"log":[1]}', '{"log":[[]],"qijia":9}', '{"log":[[{"qipai":{}}]]}'])(
    '%j: is no 牌譜, and nothing is thrown',
    (log) => {
      for (const {record, fault} of fromKobalab(log))
        expect([record, fault?.code]).toEqual([undefined, 'foreign']);
    },
  );

  it('says of an empty text that nothing is told', () => {
    expect(fromKobalab('').map(({record, fault}) => [record, fault?.code])).toEqual([
      [undefined, 'nothing-told'],
    ]);
  });
});
