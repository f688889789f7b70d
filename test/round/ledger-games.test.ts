/** Several games in one ledger: results, whose hands are whose, and the sum of an evening. */
import {describe, expect, it} from 'vitest';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {fromCsv, toCsv} from '../../src/elements/mj-ledger/csv.js';
import {isOver} from '../../src/round/game/game.js';
import {readLedger, sumOfGames, type Ledger} from '../../src/round/ledger/ledger.js';

const read = (lines: string): Ledger => readLedger(`rules=ribon players=A,B,C\n${lines}`, rulesOfLedger);

/** A game that ends at once: B has 50 points, and pays more. */
const BUST = 'A ron B 52';

describe('a ledger of several games', () => {
  const {hands, games, next, fault} = read(`${BUST}\ngame\nC tsumo 12\ngame dealer=B\n${BUST}`);

  it('begins each game with the points of a new one', () => {
    expect(fault).toBeUndefined();
    expect(hands.map(({game}) => game)).toEqual([0, 1, 2]);
    expect(hands.map(({frame}) => frame.points)).toEqual(hands.map(() => ({east: 50, south: 50, west: 50})));
    expect(hands.map(({frame}) => frame.players![frame.places[frame.dealer]!])).toEqual(['A', 'A', 'B']);
  });

  it('has the result of each game, also of one that was broken off, and their sum', () => {
    const [first, second] = games.map(({result}) => result);
    const last = next && isOver(next) ? next : undefined;
    expect(first).toEqual(last);
    expect(second.points).toEqual({A: 38, B: 38, C: 74});
    const sum = sumOfGames(read(`${BUST}\ngame\nC tsumo 12\ngame dealer=B\n${BUST}`))!;
    for (const name of ['A', 'B', 'C'])
      expect(sum[name]).toBe(first.result[name] + second.result[name] + last!.result[name]);
    expect(Object.values(sum).reduce((a, b) => a + b, 0)).toBe(0);
  });

  it('has no sum with one game; a game that goes on is not in it', () => {
    expect(sumOfGames(read(BUST))).toBeUndefined();
    const {games: one, ...rest} = read(`${BUST}\n下一場`);
    expect(sumOfGames({games: one, ...rest})).toEqual(one[0].result.result);
    expect(sumOfGames(read(`${BUST}\n対局\nC tsumo 12`))).toEqual(one[0].result.result);
  });

  it('is the same from its table of comma-separated values', () => {
    for (const lines of [`${BUST}\ngame\nC tsumo 12\ngame dealer=B\n${BUST}`, `${BUST}\ngame`])
      expect(fromCsv(toCsv(read(lines)))).toBe(lines);
  });
});
