import {describe, expect, it} from 'vitest';
import {
  afterHand,
  allowedWinners,
  drawable,
  seatsAfterDice,
  sumByPlayer,
} from '../../../src/rules/xinzhang/game.js';

describe('新章: after a hand (XZ-6)', () => {
  it('the dealer stays after winning and after a draw, one counter more', () => {
    expect(afterHand({dealer: 2, counters: 1}, {winners: [2]})).toEqual({dealer: 2, counters: 2});
    expect(afterHand({dealer: 2, counters: 1}, 'draw')).toEqual({dealer: 2, counters: 2});
    expect(afterHand({dealer: 2, counters: 0}, {winners: [0, 2]})).toEqual({dealer: 2, counters: 1});
  });
  it('else the deal passes, without counters', () => {
    expect(afterHand({dealer: 2, counters: 4}, {winners: [0]})).toEqual({dealer: 3, counters: 0});
    expect(afterHand({dealer: 3, counters: 4}, {winners: [1]})).toEqual({dealer: 0, counters: 0});
  });
  it('開門東: three dice say who is east', () => {
    // 5 is the dealer, 6 the player after him
    expect(seatsAfterDice(0, [1, 1, 3])).toEqual(['east', 'south', 'west', 'north']);
    expect(seatsAfterDice(0, [1, 1, 4])).toEqual(['north', 'east', 'south', 'west']);
    expect(seatsAfterDice(3, [6, 6, 6])).toEqual(['east', 'south', 'west', 'north']);
    for (let sum = 3; sum <= 18; sum++) {
      const dice = [Math.max(1, sum - 12), Math.min(6, Math.max(1, sum - 7)), 0] as [number, number, number];
      dice[2] = sum - dice[0] - dice[1];
      const seats = seatsAfterDice(1, dice);
      expect(seats[(1 + sum - 1) % 4]).toBe('east');
      expect(new Set(seats).size).toBe(4);
    }
  });
  it('of several only the next in turn wins, unless all may', () => {
    expect(allowedWinners('west', ['south', 'east'], {multiRon: false})).toEqual(['east']);
    expect(allowedWinners('west', ['south', 'east'], {multiRon: true})).toEqual(['east', 'south']);
    expect(allowedWinners('west', ['west'], {multiRon: true})).toEqual([]);
  });
  it('sixteen tiles stay undrawn', () => {
    expect([144, 17, 16, 3].map(drawable)).toEqual([128, 1, 0, 0]);
  });
  it('sums hands up by player, whatever seats they had', () => {
    const seats = seatsAfterDice(0, [1, 1, 4]);
    const net = {east: 9, south: -3, west: -3, north: -3};
    expect(sumByPlayer([{seats, net}])).toEqual([-3, 9, -3, -3]);
    expect(
      sumByPlayer([
        {seats, net},
        {seats: seatsAfterDice(0, [1, 1, 3]), net},
      ]),
    ).toEqual([6, 6, -6, -6]);
  });
});
