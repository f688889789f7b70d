import {describe, expect, it} from 'vitest';
import type {Payment} from '../../../src/core/game/result.js';
import {flow} from '../../../src/rules/ribon/flow.js';
import {
  RETURN,
  START,
  dobonPrizes,
  gameResult,
  indicatorsShown,
  isBust,
  nextHand,
  notenPayments,
  seating,
  sitsOut,
} from '../../../src/rules/ribon/game.js';

const from = (seat: Payment['from'], to: Payment['to'], amount: number): Payment => ({
  from: seat,
  to,
  amount,
  why: 'win',
});
/** The sticks after payments. */
function settle(sticks: Readonly<Record<string, number>>, paid: readonly Payment[]): Record<string, number> {
  const after = {...sticks};
  for (const {from: payer, to, amount} of paid) {
    after[payer] -= amount;
    after[to] += amount;
  }
  return after;
}

const start = {east: START, south: START, west: START};
const plain = {dobonPrizeOnTsumo: false} as const;

describe('RB-27 ノーテン罰符', () => {
  const after = (ready: readonly ('east' | 'south' | 'west')[], notenPool: 20 | 40) =>
    settle({east: 0, south: 0, west: 0}, notenPayments(ready, {notenPool}));

  it('pool 20: one pays 20, two pay 10 each', () => {
    expect(after(['east', 'west'], 20)).toEqual({east: 10, south: -20, west: 10});
    expect(after(['south'], 20)).toEqual({east: -10, south: 20, west: -10});
  });
  it('pool 40: one pays 40, two pay 20 each', () => {
    expect(after(['east', 'west'], 40)).toEqual({east: 20, south: -40, west: 20});
    expect(after(['south'], 40)).toEqual({east: -20, south: 40, west: -20});
  });
  it('nothing where all are ready, or nobody', () => {
    expect(notenPayments(['east', 'south', 'west'], {notenPool: 20})).toEqual([]);
    expect(notenPayments([], {notenPool: 40})).toEqual([]);
  });
});

describe('RB-13 ドボン賞', () => {
  it('by discard: the one who is bust pays ten, exactly nothing left suffices', () => {
    const paid = [from('west', 'east', 12)];
    expect(dobonPrizes({east: 62, south: 92, west: -4}, paid, 'discard', plain)).toEqual([
      {from: 'west', to: 'east', amount: 10, why: 'dobon'},
    ]);
    expect(dobonPrizes({east: 62, south: 88, west: 0}, paid, 'discard', plain)).toHaveLength(1);
    expect(dobonPrizes({east: 62, south: 87, west: 1}, paid, 'discard', plain)).toEqual([]);
  });
  it('double ron: twenty, ten for each winner', () => {
    const paid = [from('east', 'south', 9), from('east', 'west', 4)];
    const prizes = dobonPrizes({east: -3, south: 60, west: 93}, paid, 'discard', plain);
    expect(settle({east: 0, south: 0, west: 0}, prizes)).toEqual({east: -20, south: 10, west: 10});
  });
  it('bust by not being ready: ten to each who is', () => {
    const two = notenPayments(['east', 'south'], {notenPool: 20});
    const one = notenPayments(['south'], {notenPool: 20});
    const before = {east: 10, south: 130, west: 10};
    expect(settle(before, dobonPrizes(settle(before, one), one, 'draw', plain))).toEqual({
      east: 0,
      south: 150,
      west: 0,
    });
    const prizes = dobonPrizes({east: 60, south: 100, west: -10}, two, 'draw', plain);
    expect(settle({east: 0, south: 0, west: 0}, prizes)).toEqual({east: 10, south: 10, west: -20});
  });
  it('not after a self-draw, unless that is agreed (RB-A9)', () => {
    const paid = [from('east', 'south', 30), from('west', 'south', 30)];
    const sticks = {east: 0, south: 170, west: -20};
    expect(dobonPrizes(sticks, paid, 'self', plain)).toEqual([]);
    expect(dobonPrizes(sticks, paid, 'self', {dobonPrizeOnTsumo: true})).toHaveLength(2);
  });
});

describe('RB-7 the result', () => {
  const order = ['a', 'b', 'c'];
  it('sticks less 60, and for the first what makes the sum zero', () => {
    expect(gameResult({a: 72, b: 92, c: -14}, order, {topTie: 'firstDealerOrder'})).toEqual({
      a: 12,
      b: 62,
      c: -74,
    });
    expect(RETURN).toBe(60);
  });
  it('a tie goes to the one nearer the first dealer, or is shared (RB-A12)', () => {
    const sticks = {a: 0, b: 75, c: 75};
    expect(gameResult(sticks, order, {topTie: 'firstDealerOrder'})).toEqual({a: -60, b: 45, c: 15});
    expect(gameResult(sticks, ['c', 'a', 'b'], {topTie: 'firstDealerOrder'})).toEqual({a: -60, b: 15, c: 45});
    expect(gameResult(sticks, order, {topTie: 'shared'})).toEqual({a: -60, b: 30, c: 30});
  });
  it('sums to zero, with four players too', () => {
    const result = gameResult({a: 10, b: 30, c: 100, d: 60}, ['a', 'b', 'c', 'd'], {
      topTie: 'firstDealerOrder',
    });
    expect(result).toEqual({a: -50, b: -30, c: 80, d: 0});
  });
  it('is due when somebody has nothing (RB-6)', () => {
    expect(isBust(START)).toBe(false);
    expect(isBust(1)).toBe(false);
    expect(isBust(0)).toBe(true);
  });
});

describe('RB-8 who deals next', () => {
  it('the winner; the counters grow while the dealer goes on', () => {
    expect(nextHand({by: 'self', winners: ['south']}, 3)).toEqual({dealer: 'south', counters: 0});
    expect(nextHand({by: 'discard', winners: ['east'], from: 'west'}, 3)).toEqual({
      dealer: 'east',
      counters: 4,
    });
    expect(nextHand({by: 'draw', ready: []}, 0)).toEqual({dealer: 'east', counters: 1});
  });
  it('a double ron: the dealer if he is among the winners, though he is downstream', () => {
    const ending = {by: 'discard', winners: ['south', 'east'], from: 'west'} as const;
    expect(nextHand(ending, 0)).toEqual({dealer: 'east', counters: 1});
    expect(nextHand({...ending, from: 'south', winners: ['west', 'east']}, 0).dealer).toBe('east');
  });
  it('a double ron on the dealer: the upstream winner', () => {
    const ending = {by: 'discard', winners: ['west', 'south'], from: 'east'} as const;
    expect(nextHand(ending, 2)).toEqual({dealer: 'south', counters: 0});
  });
});

describe('RB-9 抜け番', () => {
  it('the discarder, also on a double ron or a robbed kong', () => {
    expect(sitsOut({by: 'discard', winners: ['east', 'south'], from: 'west'})).toBe('west');
    expect(sitsOut({by: 'robbing', winners: ['east'], from: 'south'})).toBe('south');
  });
  it('the player left of who won by self-draw; west after a draw', () => {
    expect(sitsOut({by: 'self', winners: ['east']})).toBe('west');
    expect(sitsOut({by: 'self', winners: ['south']})).toBe('east');
    expect(sitsOut({by: 'self', winners: ['west']})).toBe('south');
    expect(sitsOut({by: 'draw', ready: ['west']})).toBe('west');
  });
  it('three of four places: west is left of the dealer, or opposite', () => {
    expect(seating(0, 2)).toEqual({east: 0, south: 1, west: 3});
    expect(seating(0, 1)).toEqual({east: 0, south: 2, west: 3});
    expect(seating(1, 0)).toEqual({east: 1, south: 2, west: 3});
  });
  it('a dealer who goes on by self-draw: the left and the opposite player sit out in turn', () => {
    let out = 1;
    const outs = [];
    for (let hand = 0; hand < 4; hand++) {
      out = seating(0, out)[sitsOut({by: 'self', winners: ['east']}) as 'west'];
      outs.push(out);
    }
    expect(outs).toEqual([3, 2, 3, 2]);
  });
});

describe('the wall', () => {
  it('RB-11 has the indicator in the ninth stack, the eleventh with 5m', () => {
    expect(flow.dora?.behind({gariFiveMan: false})).toBe(8);
    expect(flow.dora?.behind({gariFiveMan: true})).toBe(10);
  });
  it('RB-14 shows one more indicator for each kong', () => {
    expect(indicatorsShown(0, {doraIndicators: 1})).toBe(1);
    expect(indicatorsShown(2, {doraIndicators: 2})).toBe(4);
  });
});

describe('worked examples of the page', () => {
  it('13: a bust, and the result', () => {
    const before = {east: 50, south: 92, west: 8};
    const paid = [from('west', 'east', 12)];
    const after = settle(before, paid);
    const end = settle(after, dobonPrizes(after, paid, 'discard', plain));
    expect(end).toEqual({east: 72, south: 92, west: -14});
    expect(gameResult(end, ['east', 'south', 'west'], {topTie: 'firstDealerOrder'})).toEqual({
      east: 12,
      south: 62,
      west: -74,
    });
  });
  it('14: a double ron on the dealer, and one with him among the winners', () => {
    const paid = [from('east', 'south', 9), from('east', 'west', 4)];
    expect(settle(start, paid)).toEqual({east: 37, south: 59, west: 54});
    expect(nextHand({by: 'discard', winners: ['south', 'west'], from: 'east'}, 0).dealer).toBe('south');
    expect(nextHand({by: 'discard', winners: ['east', 'south'], from: 'west'}, 0)).toEqual({
      dealer: 'east',
      counters: 1,
    });
  });
});
