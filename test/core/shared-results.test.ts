/** Results share equal parts, and never parts of another hand. */
import {describe, expect, it} from 'vitest';
import type {Payment} from '../../src/core/game/result.js';
import {netOf} from '../../src/core/game/settle.js';
import {settlementOf} from '../../src/core/scoring/interned.js';
import {SEATS, type Seat} from '../../src/core/situation/situation.js';
import {seeded} from '../rules/random.js';

const PLACES = 1024;

describe('settlements that results share', () => {
  it('say what was paid, however many were settled before', () => {
    const random = seeded(1024);
    const payment = (): Payment => {
      const [from, to] = [SEATS[random(4)], SEATS[random(4)]];
      return {from, to, amount: random(200), why: ['win', 'tai', 'base'][random(3)]};
    };
    for (let i = 0; i < 4 * PLACES; i++) {
      const given = Array.from({length: random(4)}, payment);
      const wanted = structuredClone(given);
      const {payments, net} = settlementOf(SEATS, given);
      expect(payments).toEqual(wanted);
      expect(net).toEqual(netOf(SEATS, wanted));
    }
  });
  it('give each seat of their own game what it gets', () => {
    const three: readonly Seat[] = ['east', 'south', 'west'];
    const others: readonly Seat[] = ['east', 'south', 'north'];
    const paid = (): Payment[] => [{from: 'east', to: 'south', amount: 8, why: 'win'}];
    expect(settlementOf(three, paid()).net).toEqual({east: -8, south: 8, west: 0});
    expect(settlementOf(others, paid()).net).toEqual({east: -8, south: 8, north: 0});
  });
});
