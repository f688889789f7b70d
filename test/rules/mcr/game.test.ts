import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {netOf} from '../../../src/core/game/settle.js';
import {SEATS} from '../../../src/core/situation/situation.js';
import {HANDS, handOfGame} from '../../../src/rules/mcr/game.js';
import {options} from '../../../src/rules/mcr/options.js';
import {falseWinPayments} from '../../../src/rules/mcr/pay.js';
import {play} from './play.js';

describe('國標: the game of sixteen hands (MC-14, MC-15)', () => {
  const seated = (n: number): string => SEATS.map((seat) => 'ABCD'[handOfGame(n).players[seat]]).join('');

  it('begins each round as the page prints it', () => {
    expect([0, 4, 8, 12].map(seated)).toEqual(['ABCD', 'BADC', 'CDBA', 'DCAB']);
  });
  it('passes the deal on after every hand', () => {
    expect([0, 1, 2, 3].map(seated)).toEqual(['ABCD', 'BCDA', 'CDAB', 'DABC']);
    expect([8, 9, 10, 11].map((n) => 'ABCD'[handOfGame(n).players.east]).join('')).toBe('CDBA');
  });
  it('has four hands in each round, and everybody deal once in each', () => {
    const hands = Array.from({length: HANDS}, (_, n) => handOfGame(n));
    for (const [r, round] of SEATS.entries()) {
      expect(hands.filter((hand) => hand.round === round)).toHaveLength(4);
      expect(new Set([0, 1, 2, 3].map((n) => handOfGame(4 * r + n).players.east)).size).toBe(4);
    }
  });
  it('has in the guide the sixteen hands that it computes', () => {
    const guide = readFileSync(new URL('../../../stories/docs/games.md', import.meta.url), 'utf8');
    const rows = [...guide.matchAll(/^\| (\d+) +\| (\w+) +\| (\w) +\| (\w) +\| (\w) +\| (\w) +\|/gm)];
    expect(rows.map(([, n, round, ...players]) => [Number(n), round, players.join('')])).toEqual(
      Array.from({length: HANDS}, (_, n) => [n, handOfGame(n).round, seated(n)]),
    );
  });
  it('has no hand before the first or after the last', () => {
    expect(() => handOfGame(16)).toThrow(RangeError);
    expect(() => handOfGame(-1)).toThrow(RangeError);
    expect(() => handOfGame(1.5)).toThrow(RangeError);
  });
});

describe('國標: who pays (MC-17 to MC-20)', () => {
  const hand = '[123m] [456m] 789m 234p 5s +5s';

  it('eight each, and the discarder the hand’s worth', () => {
    expect(play(hand, {seat: 'south', from: 'north'}).net).toEqual({
      east: -8,
      south: 43,
      west: -8,
      north: -27,
    });
  });
  it('the same to who robs a kong', () => {
    const robbed = play('[234m] [678p] 555s 45m EE +6m', {by: 'robbing', seat: 'south', from: 'east'});
    expect(robbed.net).toEqual({east: -16, south: 32, west: -8, north: -8});
  });
  it('eight and the hand’s worth each for a self-draw, whoever is named', () => {
    expect(play(hand, {by: 'self', seat: 'west'}).net).toEqual({east: -28, south: -28, west: 84, north: -28});
  });
  it('nobody, where it is not said who discarded', () => {
    expect(play(hand).payments).toEqual([]);
  });
  it('ten to each for a false win, or as agreed', () => {
    const net = (penalty: number): object => netOf(SEATS, falseWinPayments('south', penalty));
    expect(net(options.falseWinPenalty.default)).toEqual({east: 10, south: -30, west: 10, north: 10});
    expect(net(5)).toEqual({east: 5, south: -15, west: 5, north: 5});
    expect(falseWinPayments('south', 0)).toEqual([]);
  });
});
