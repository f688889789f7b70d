/** Ledgers of games with rounds or a fixed number of hands. */
import {describe, expect, it} from 'vitest';
import {hands, read, sitting} from './ledger-said.js';

describe('a ledger of しらぎく', () => {
  it('S1, S2: base, tai, dealer and counters', () => {
    expect(hands('rules=shiragiku\n B ron A 1').list[0].net).toEqual({A: -7, B: 7, C: 0, D: 0});
    expect(hands('rules=shiragiku counters=2\n B ron C 1').list[0].net).toEqual({A: 0, B: 6, C: -6, D: 0});
  });
  it('S5: 5 tai, n=1, all three; S10: 2 tai off the dealer', () => {
    const s5 = 'rules=shiragiku dealer=D counters=1\n B tsumo 5';
    expect(hands(s5).list[0].net).toEqual({A: -11, B: 34, C: -11, D: -12});
    expect(hands('rules=shiragiku\n D ron A 2').list[0].net).toEqual({A: -8, B: 0, C: 0, D: 8});
  });
  it('SG-4: the dice say who is east, and pay nothing', () => {
    const {list} = hands('rules=shiragiku dice=334\n D ron A 2');
    expect(list[0]).toMatchObject({dealer: 'A', seats: {east: 'B', south: 'C', west: 'D', north: 'A'}});
    expect(list[0].net).toEqual({A: -8, B: 0, C: 0, D: 8});
  });
  it('SG-7, SG-22: a draw and the dealer’s win keep the deal; two rounds, or what is agreed', () => {
    const passing = ['B', 'C', 'D', 'A'].map((name) => `${name} tsumo 1`).join('\n');
    const {list, last} = hands(`rules=shiragiku options=gameLength:tonpu\n draw\n ${passing}`);
    expect(list.map(({dealer, counters}) => dealer + counters)).toEqual(['A0', 'A1', 'B0', 'C0', 'D0']);
    expect(last.over).toBe(true);
    const east = hands(`rules=shiragiku\n ${passing}`).last.next;
    expect(east).toMatchObject({round: 'south', dealer: 'A', counters: 0});
  });
  it('SG-20: one winner, or several where that is agreed', () => {
    expect(read('rules=shiragiku\nB ron A 1, C ron A 2').fault).toMatchObject({
      code: 'several-winners',
      about: 'C',
      cite: 'SG-20',
      line: 2,
      column: 12,
    });
    const {list} = hands('rules=shiragiku options=multiRon:true\n B ron A 1, C ron A 2');
    expect(list[0].net).toEqual({A: -15, B: 7, C: 8, D: 0});
  });
});

describe('a ledger of 新章', () => {
  it('X1, X3, X4: one pays three shares, or each his own', () => {
    expect(hands('rules=xinzhang\n B tsumo 2').list[0].net).toEqual({A: -6, B: 16, C: -5, D: -5});
    expect(hands('rules=xinzhang counters=2\n C ron A 17').list[0].net).toEqual({A: -75, B: 0, C: 75, D: 0});
    expect(hands('rules=xinzhang counters=1\n B tsumo 4').list[0].net).toEqual({A: -10, B: 24, C: -7, D: -7});
  });
  it('X7: 七搶一, with a complete hand too', () => {
    const seven = 'rules=xinzhang\n B seven D';
    expect(hands(`${seven} 8`).list[0].net).toEqual({A: 0, B: 33, C: 0, D: -33});
    expect(hands(`${seven} 14`).list[0].net).toEqual({A: -10, B: 52, C: -9, D: -33});
  });
  it('天胡 takes the place of 莊家, also together with 七搶一', () => {
    const both = 'rules=xinzhang\n A seven D 34 tianhu';
    expect(hands(both).list[0].net).toEqual({A: 111, B: -29, C: -29, D: -53});
    expect(hands('rules=xinzhang\n A tsumo 28 tianhu').list[0].net.A).toBe(3 * 31);
    expect(hands('rules=xinzhang\n A tsumo 28').list[0].net.A).toBe(3 * 32);
  });
  it('XZ-F12: what a false win costs', () => {
    const {list} = hands('rules=xinzhang options=falseWinPays:5\n falsewin A, B ron C 2');
    expect(list[0].net).toEqual({A: -15, B: 20, C: -10, D: 5});
  });
  it('X6, X8 and XZ-F11', () => {
    const {last} = hands('rules=xinzhang dealer=B counters=2\n draw');
    expect(last.next).toMatchObject({dealer: 'B', counters: 3});
    expect(hands('rules=supercup counters=2\n B ron A 0').list[0].net).toEqual({A: -6, B: 6, C: 0, D: 0});
    const passing = ['B', 'C', 'D', 'A'].map((name) => `${name} tsumo 2\n`).join('');
    expect(hands(`rules=xinzhang\n${passing.repeat(4)}`).last.over).toBe(true);
    expect(hands(`rules=xinzhang\n${passing.repeat(3)}`).last.next?.round).toBe('north');
  });
});

describe('a ledger of 中国公式', () => {
  it('M1, M2: eight from everybody, the hand from one or from all', () => {
    expect(hands('rules=mcr\n B ron A 18').list[0].net).toEqual({A: -26, B: 42, C: -8, D: -8});
    expect(hands('rules=mcr\n B tsumo 12').list[0].net).toEqual({A: -20, B: 60, C: -20, D: -20});
  });
  it('M7: a false win is paid, and the hand goes on; alone it is played again', () => {
    const {list} = hands('rules=mcr\n falsewin B, D ron A 12');
    expect(list[0].net).toEqual({A: 10 - 20, B: -30 - 8, C: 10 - 8, D: 10 + 36});
    // who declared falsely first is paid nothing by the second
    expect(hands('rules=mcr\n falsewin A B, C tsumo 20').list[0].net).toEqual({
      A: -58,
      B: -38,
      C: 104,
      D: -8,
    });
    const {last} = hands('rules=mcr\n falsewin B');
    expect(last.next).toMatchObject({dealer: 'A', round: 'east'});
    expect(hands('rules=mcr options=falseWinPenalty:20\n falsewin B').list[0].net.B).toBe(-60);
  });
  it('M8: seats change with the round, and sixteen hands are a game', () => {
    const from = hands('rules=mcr hand=4\n B tsumo 8\n draw');
    expect(from.list.map(sitting)).toEqual([
      ['B', 0, 'BADC', undefined],
      ['A', 0, 'ADCB', undefined],
    ]);
    expect(from.last.next).toMatchObject({
      round: 'south',
      dealer: 'D',
      seats: {east: 'D', south: 'C', west: 'B', north: 'A'},
    });
    const all = hands(`rules=mcr\n${'draw\n'.repeat(16)}`);
    expect(all.last).toEqual({
      over: true,
      points: {A: 0, B: 0, C: 0, D: 0},
      result: {A: 0, B: 0, C: 0, D: 0},
    });
  });
  it('MC-F10: table points, ties shared', () => {
    const table = 'rules=mcr hand=15 options=tablePoints:true';
    expect(hands(`${table} points=A100,B50,C0,D-150\n draw`).last.result).toEqual({A: 4, B: 2, C: 1, D: 0});
    expect(hands(`${table} points=A100,B100,C-50,D-150\n draw`).last.result).toEqual({
      A: 3,
      B: 3,
      C: 1,
      D: 0,
    });
  });
});

describe('options of play', () => {
  it('what everybody begins with is no part of the result', () => {
    const {list, last} = hands(
      'rules=shiragiku options=startPoints:100;gameLength:tonpu dealer=D\n B ron D 2',
    );
    expect(list[0].points).toEqual({A: 100, B: 108, C: 100, D: 92});
    expect(last.result).toEqual({A: 0, B: 8, C: 0, D: -8});
  });
  it('those that no result asks for are known too', () => {
    expect(read('rules=ribon options=furiten:false;kanDora:atOnce\n draw').fault).toBeUndefined();
    expect(read('rules=luqiao options=kongNeedsTwo:false\n draw').fault).toBeUndefined();
  });
  it('a dead hand is paid nothing', () => {
    const {list} = hands('rules=luqiao\n falsewin D, B tsumo 12 | A 8 C 2 D 90');
    expect(list[0].net).toEqual({A: -12 + 6, B: 24, C: -6 - 6, D: -6});
  });
});
