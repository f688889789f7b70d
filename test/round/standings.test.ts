/** Standings: table points, uma, penalties and three rules for equal players, against fractions. */
import {describe, expect, it} from 'vitest';
import {
  isStandings,
  standings,
  TIES,
  type Standing,
  type StandingsRules,
} from '../../src/round/ledger/standings.js';
import {seeded} from '../rules/random.js';

const ranked = (games: readonly Record<string, number>[], rules?: StandingsRules): readonly Standing[] => {
  const found = standings(
    games.map((result) => ({result})),
    rules,
  );
  if (!isStandings(found)) throw new Error(found.code);
  return found;
};

const told = (found: readonly Standing[]): readonly unknown[] =>
  found.map(({rank, name, tablePoints, points}) => [rank, name, tablePoints, points]);

it('counts players who are called as what every object has', () => {
  const names = ['constructor', 'toString', 'valueOf', '__proto__'];
  const game = Object.fromEntries(names.map((name, i) => [name, 30 - 20 * i]));
  expect(told(ranked([game]))).toEqual(names.map((name, i) => [i + 1, name, 0, 30 - 20 * i]));
});

describe('one game', () => {
  const game = {A: 30, B: 10, C: 10, D: -50};

  it('ranks by the result, with uma and penalties', () => {
    expect(told(ranked([game]))).toEqual([
      [1, 'A', 0, 30],
      [2, 'B', 0, 10],
      [2, 'C', 0, 10],
      [4, 'D', 0, -50],
    ]);
    expect(told(ranked([game], {uma: [15, 5, -5, -15], penalties: {A: 40.5}}))).toEqual([
      [1, 'B', 0, 10],
      [1, 'C', 0, 10],
      [3, 'A', 0, 4.5],
      [4, 'D', 0, -65],
    ]);
  });

  it.each([
    ['shared', [4, 1.5, 1.5, 0], [2, 2]],
    ['best', [4, 2, 2, 0], [2, 2]],
    ['seat', [4, 2, 1, 0], [2, 3]],
  ] as const)('equal players: %s', (ties, expected, places) => {
    const found = ranked([game], {tablePoints: [4, 2, 1, 0], ties});
    expect(['A', 'B', 'C', 'D'].map((name) => found.find((one) => one.name === name)!.tablePoints)).toEqual(
      expected,
    );
    expect(['B', 'C'].map((name) => found.find((one) => one.name === name)!.games[0].place)).toEqual(places);
  });

  it('three share exactly', () => {
    const found = ranked([{A: 1, B: 1, C: 1, D: -3}], {tablePoints: [4, 2, 1, 0]});
    expect(found[0].tablePoints).toBe(7 / 3);
    const all = ranked(
      [
        {A: 1, B: 1, C: 1, D: -3},
        {A: 1, B: 1, C: 1, D: -3},
        {A: 1, B: 1, C: 1, D: -3},
      ],
      {
        tablePoints: [4, 2, 1, 0],
      },
    );
    expect(all[0].tablePoints).toBe(7);
  });

  it('table points rank before points, points before firsts', () => {
    const games = [
      {A: 100, B: -100},
      {A: -1, B: 1},
      {A: -1, B: 1},
    ];
    expect(told(ranked(games, {tablePoints: [1, 0]}))).toEqual([
      [1, 'B', 2, -98],
      [2, 'A', 1, 98],
    ]);
    expect(
      told(
        ranked([
          {A: 10, B: -10},
          {A: -5, B: 5},
          {A: -5, B: 5},
        ]),
      ).map((row) => (row as string[])[1]),
    ).toEqual(['B', 'A']);
  });

  it('has a fault where places and players are not as many, or a penalized player has not played', () => {
    expect(standings([{result: game}], {uma: [1, 0, -1]})).toEqual({
      code: 'places',
      field: 'uma',
      game: 0,
      players: 4,
    });
    expect(standings([{result: game}], {penalties: {X: 1}})).toEqual({code: 'unknown-player', name: 'X'});
    expect(standings([])).toEqual([]);
  });
});

/** A sum of fractions as whole numbers: in parts of twelve tenths. */
const WHOLE = 120n;

describe('sixteen players and four rounds', () => {
  const random = seeded(16);
  const names = Array.from({length: 16}, (_, i) => `P${i + 1}`);
  const games = Array.from({length: 4}, () => {
    const seats = [...names].sort(() => random(3) - 1);
    return [0, 4, 8, 12].map((from) => {
      const four = seats.slice(from, from + 4);
      // few different results, so that many are equal; in tenths
      const own = four.map(() => (random(5) - 2) / 10 + random(3));
      return Object.fromEntries(four.map((name, i) => [name, own[i]]));
    });
  }).flat();
  const values = {uma: [15.5, 5, -5, -15.5], tablePoints: [4, 2, 1, 0]};

  it.each(TIES)('are exact: %s', (ties) => {
    const found = ranked(games, {...values, ties, penalties: {P3: 0.5}});
    expect(found).toHaveLength(16);
    for (const {name, points, tablePoints, games: own} of found) {
      expect(own).toHaveLength(4);
      let sum = 0n;
      let table = 0n;
      for (const game of games.filter((one) => name in one)) {
        const list = Object.entries(game);
        const at = list.findIndex(([other]) => other === name);
        const above = list.filter(([, n]) => n > game[name]).length;
        const equal = list.flatMap(([, n], i) => (n === game[name] ? [i] : []));
        const places =
          ties === 'seat'
            ? [above + equal.indexOf(at)]
            : ties === 'best'
              ? [above]
              : equal.map((_, i) => above + i);
        const worth = (of: readonly number[]): bigint =>
          places.reduce((all, place) => all + BigInt(Math.round(of[place] * 10)) * 12n, 0n) /
          BigInt(places.length);
        sum += BigInt(Math.round(game[name] * 10)) * 12n + worth(values.uma);
        table += worth(values.tablePoints);
      }
      if (name === 'P3') sum -= 60n;
      expect(BigInt(Math.round(points * 120))).toBe(sum);
      expect(points).toBe(Number(sum) / Number(WHOLE));
      expect(tablePoints).toBe(Number(table) / Number(WHOLE));
    }
    const order = found.map((one) => [one.tablePoints, one.points, one.firsts] as const);
    for (const [i, [a, b, c]] of order.entries()) {
      const before = i ? order[i - 1] : undefined;
      if (!before) continue;
      expect(
        before[0] > a || (before[0] === a && (before[1] > b || (before[1] === b && before[2] >= c))),
      ).toBe(true);
    }
    if (ties === 'shared') {
      const sum = found.reduce((all, one) => all + Math.round(one.tablePoints * 120), 0);
      expect(sum).toBe(16 * 7 * 120);
    }
  });
});
