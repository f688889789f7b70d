import {describe, expect, it} from 'vitest';
import {hands, sitting, type Said} from './ledger-said.js';

describe('a ledger of 李凡師サンマ', () => {
  const four = `
    rules=ribon players=A,B,C,D sitsout=D
    A tsumo 12
    D ron B 9
    draw D A`;

  it('R8: who deals, who sits where, who sits out', () => {
    const {list, last} = hands(four);
    expect(list.map(sitting)).toEqual([
      ['A', 0, 'ABC', 'D'],
      ['A', 1, 'ABD', 'C'],
      ['D', 0, 'DAC', 'B'],
    ]);
    expect(sitting(last.next as Said)).toEqual(['D', 1, 'DAB', 'C']);
    expect(list.map(({net}) => net)).toEqual([
      {A: 24, B: -12, C: -12},
      {A: 0, B: -9, D: 9},
      {A: 10, C: -20, D: 10},
    ]);
    expect(list[2].points).toEqual({A: 84, B: 29, C: 18, D: 69});
  });
  it('has its players in quotes too, as a tag has them, whatever quotes the editor made of them', () => {
    for (const players of ['"A B C D"', "'A,B, C,D'", '“A B C D”'])
      expect(hands(four.replace('A,B,C,D', players)), players).toEqual(hands(four));
  });
  it('ダブロン: each is paid, the upstream winner deals, or the dealer who is one of them goes on', () => {
    const {list, last} = hands(`${four}\n A ron D 17, B ron D 15`);
    expect(list[3].net).toEqual({A: 17, B: 15, D: -32});
    expect(sitting(last.next as Said)).toEqual(['A', 0, 'ABC', 'D']);
    expect(sitting(hands('rules=ribon\n A ron C 9, B ron C 4').last.next as Said)).toEqual([
      'A',
      1,
      'ABC',
      undefined,
    ]);
  });
  it('R6: ノーテン, ドボン and the result', () => {
    const {list, last} = hands('rules=ribon points=A52,B88,C10\n draw A B');
    expect(list[0]).toMatchObject({
      net: {A: 10, B: 10, C: -20},
      prizes: {A: 10, B: 10, C: -20},
      points: {A: 72, B: 108, C: -30},
    });
    expect(last).toEqual({
      over: true,
      points: {A: 72, B: 108, C: -30},
      result: {A: 12, B: 78, C: -90},
    });
  });
  it('example 13: a bust by discard; not by self-draw, unless agreed', () => {
    const {list, last} = hands('rules=ribon points=A50,B92,C8\n A ron C 12');
    expect(list[0]).toMatchObject({prizes: {A: 10, B: 0, C: -10}, points: {A: 72, B: 92, C: -14}});
    expect(last.result).toEqual({A: 12, B: 62, C: -74});
    expect(hands('rules=ribon points=A50,B92,C8\n A tsumo 12').list[0].prizes).toEqual({});
    const agreed = 'rules=ribon options=dobonPrizeOnTsumo:true points=A50,B92,C8\n A tsumo 12';
    expect(hands(agreed).list[0].prizes).toEqual({A: 10, B: 0, C: -10});
  });
  it('exactly nothing is bust, and a double ron takes twice', () => {
    expect(hands('rules=ribon points=A50,B92,C8\n A ron C 8').last.over).toBe(true);
    expect(hands('rules=ribon points=A50,B92,C9\n A ron C 8').last.over).toBeUndefined();
    expect(hands('rules=ribon points=A50,B92,C8\n A ron C 8, B ron C 5').list[0].prizes).toEqual({
      A: 10,
      B: 10,
      C: -20,
    });
  });
  it('example 14: 13 from the dealer to both', () => {
    const {list, last} = hands('rules=ribon\n B ron A 9, C ron A 4');
    expect(list[0].net).toEqual({A: -13, B: 9, C: 4});
    expect(sitting(last.next as Said)).toEqual(['B', 0, 'BCA', undefined]);
  });
  it('R9: 流し満貫 is paid as a self-draw, and is a win for deal and seats', () => {
    const {list, last} = hands('rules=ribon players=A,B,C,D\n B nagashi 44');
    expect(list[0].net).toEqual({A: -44, B: 88, C: -44});
    expect(sitting(last.next as Said)).toEqual(['B', 0, 'BCD', 'A']);
  });
  it('riichi sticks go to the first winner, stay after a draw, and go to the top at the end', () => {
    const ledger = `rules=ribon
      draw A B riichi A B
      C ron A 9 riichi A`;
    const {list} = hands(ledger);
    expect(list[0].points).toEqual({A: 59, B: 59, C: 30});
    expect(list[1].points).toEqual({A: 49, B: 59, C: 42});
    const over = hands('rules=ribon points=A52,B88,C10\n draw A B riichi A');
    expect(over.list[0].points).toEqual({A: 71, B: 108, C: -30});
    expect(over.last.points).toEqual({A: 71, B: 109, C: -30});
    expect(over.last.result).toEqual({A: 11, B: 79, C: -90});
  });
  it('sticks that are laid may bust a player, and the winner’s own comes back', () => {
    const {list} = hands('rules=ribon points=A50,B91,C9\n A ron C 8 riichi C A');
    expect(list[0].points).toEqual({A: 50 + 8 + 1 + 10, B: 91, C: 9 - 8 - 1 - 10});
  });
  it('the pool of ノーテン, and nobody or everybody ready', () => {
    expect(hands('rules=ribon\n draw A').list[0].net).toEqual({A: 20, B: -10, C: -10});
    expect(hands('rules=ribon options=notenPool:40\n draw A').list[0].net).toEqual({A: 40, B: -20, C: -20});
    expect(hands('rules=ribon\n draw').list[0].net).toEqual({A: 0, B: 0, C: 0});
    expect(hands('rules=ribon\n draw A B C').list[0].net).toEqual({A: 0, B: 0, C: 0});
  });
  it('a tie at the top: the nearer to the first dealer, or both', () => {
    const tied = 'points=A80,B80,C5\n draw A B';
    expect(hands(`rules=ribon ${tied}`).last.result).toEqual({A: 55, B: 40, C: -95});
    expect(hands(`rules=ribon options=topTie:shared ${tied}`).last.result).toEqual({
      A: 47.5,
      B: 47.5,
      C: -95,
    });
  });
  it('東天紅サンマ: hands are settled one by one, without end', () => {
    const {list, last} = hands('rules=tohtenko\n A tsumo 60\n B ron C 20');
    expect(list[1].points).toEqual({A: 120, B: -40, C: -80});
    expect(list[0].prizes).toEqual({});
    expect(last.next).toMatchObject({dealer: 'B', counters: 0});
  });
  it('a false win that ends the hand changes nothing', () => {
    const {list, last} = hands('rules=ribon players=A,B,C,D counters=2\n falsewin B');
    expect(list[0].net).toEqual({A: 0, B: 0, C: 0});
    expect(sitting(last.next as Said)).toEqual(['A', 2, 'ABC', 'D']);
  });
  it('may begin anywhere', () => {
    const {list} = hands('rules=ribon players=A,B,C,D sitsout=A dealer=C counters=3 sticks=2\n B tsumo 10');
    expect(sitting(list[0])).toEqual(['C', 3, 'CDB', 'A']);
    expect(list[0].points).toEqual({A: 50, B: 72, C: 40, D: 40});
  });
});

describe('a ledger of 路橋', () => {
  it('L3: halves between non-dealers, and who is on the right deals', () => {
    const {list, last} = hands('rules=luqiao\n B tsumo 14 | A 0');
    expect(list[0].net).toEqual({A: -14, B: 28, C: -7, D: -7});
    expect(sitting(last.next as Said)).toEqual(['B', 0, 'BCDA', undefined]);
  });
  it('L4: all hands', () => {
    const {list} = hands('rules=luqiao\n B ron A 12 | A 4 C 0 D 32');
    expect(list[0].net).toEqual({A: -36, B: 24, C: -26, D: 38});
  });
  it('example 13', () => {
    expect(hands('rules=luqiao\n B tsumo 12 | A 8, C 72, D 2').list[0].net).toEqual({
      A: -70,
      B: 24,
      C: 93,
      D: -47,
    });
  });
  it('L6: 包, all payments', () => {
    expect(hands('rules=luqiao\n C ron B 100 bao | A 8').list[0].net).toEqual({A: 16, B: -316, C: 300, D: 0});
    const covered = 'rules=luqiao options=baoCovers:winnerOnly\n C ron B 100 bao | A 8';
    expect(hands(covered).list[0].net).toEqual({A: 16, B: -308, C: 300, D: -8});
  });
  it('辣子 is paid in full by everybody, but not what rounding brings to 100', () => {
    expect(hands('rules=luqiao\n B tsumo 100').list[0].net).toEqual({A: -100, B: 300, C: -100, D: -100});
    expect(hands('rules=luqiao\n B tsumo 124').list[0].net).toEqual({A: -100, B: 300, C: -100, D: -100});
    const rounded = 'rules=luqiao options=roundUpToTen:true\n';
    expect(hands(`${rounded} B tsumo 100`).list[0].net).toEqual({A: -100, B: 200, C: -50, D: -50});
    expect(hands(`${rounded} B tsumo 20 | A 10 C 10 D 10`).list[0].net).toEqual({
      A: -20,
      B: 40,
      C: -10,
      D: -10,
    });
    expect(hands('rules=luqiao options=laziAt:gt100\n B tsumo 100').list[0].net.C).toBe(-50);
  });
  it('without the other totals no differences are paid, and it says so', () => {
    const {list} = hands('rules=luqiao\n B tsumo 14');
    expect(list[0]).toMatchObject({net: {A: -14, B: 28, C: -7, D: -7}, unchecked: ['A', 'C', 'D']});
  });
  it('TZ-3: the dealer stays by his own win alone; a rotation may end the game', () => {
    const {list} = hands('rules=luqiao\n A tsumo 20 | B 2\n draw\n B ron C 12 | A 0\n draw');
    expect(list.map(({dealer}) => dealer)).toEqual(['A', 'A', 'B', 'B']);
    const rotation = 'rules=luqiao options=rotations:1\n draw\n draw\n C tsumo 20\n draw\n draw';
    const {last} = hands(rotation);
    expect(last.over).toBe(true);
    expect(hands('rules=luqiao options=startPoints:500\n A tsumo 20').last.next).toBeDefined();
    expect(hands('rules=luqiao options=startPoints:500\n A tsumo 20').list[0].points.A).toBe(560);
  });
});
