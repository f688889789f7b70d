/** A stranger's rule set: a few rows, two points to win, no examples, and a flow of its own. */
import type {Course, SeatedFrame, Seating} from '../../src/core/game/course.js';
import {placesFrom} from '../../src/core/game/course.js';
import type {Flow} from '../../src/core/game/flow.js';
import {allOf, whole, type Match} from '../../src/core/game/match.js';
import type {Pattern} from '../../src/core/game/pattern.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {Totals} from '../../src/core/game/flow.js';
import type {Payment} from '../../src/core/game/result.js';
import {fault} from '../../src/core/situation/problem.js';
import {SEATS} from '../../src/core/situation/situation.js';
import {KINDS, WHITE} from '../../src/core/tiles/tile.js';

const row = (id: string, value: number, kind: Pattern['kind'], when: (m: Match) => number): Pattern => ({
  ...{id, native: id, kind, value, when, cite: 'V-1'},
  provenance: 'found',
});

const SUITS_OF_ONE = [1, 2, 4];

const patterns: readonly Pattern[] = [
  row('all-threes', 3, 'form', (m) => allOf(m, m.pungs === (m.all & ~m.pair))),
  row('one-suit', 2, 'tiles', (m) => whole(SUITS_OF_ONE.includes(m.suits))),
  row('two-suits', 1, 'tiles', (m) => whole([3, 5, 6].includes(m.suits) && !m.honors)),
  row('dragons', 1, 'sets', (m) => [0, 1, 2].reduce((bits, n) => bits | m.ofKind(m.pungs, WHITE + n), 0)),
  row('self-drawn', 1, 'win', (m) => whole(m.self)),
];

const LEAST = 2;

const pay = ({winner, by, from, total}: Totals): readonly Payment[] =>
  SEATS.filter((seat) => seat !== winner && (by === 'self' || seat === from)).map((seat) => ({
    ...{from: seat, to: winner, amount: by === 'self' ? total : 3 * total, why: 'win'},
  }));

const seated = (round: Seating['round'], dealer: number): Seating => ({
  ...{round, dealer: 'east', counters: 0, places: placesFrom(dealer)},
});

const flow: Flow & Course = {
  ...{options: {}, ruleOptions: {}, texts: {}, players: [4], ledgerCites: {}},
  deal: {fours: 3, then: [0, 1, 2, 3, 0]},
  left: () => 136 - 53,
  kong: {cost: 1, needs: () => 1, most: () => Infinity},
  chow: true,
  winners: () => 'nearest',
  flags: () => [],
  falseWin: () => 0,
  pay,
  nextDeal: () => ({dealer: 'south', counters: 0}),
  startPoints: () => 0,
  first: (dealer) => seated('east', dealer),
  next: ({places, round}: SeatedFrame) =>
    places.east === 3 ? undefined : seated(round, (places.east ?? 0) + 1),
  result: (points) => points,
};

export const village: Ruleset = {
  ...{
    id: 'village',
    version: 1,
    unit: 'points',
    seats: SEATS,
    sets: 4,
    fields: ['round', 'dealer'],
    options: {},
  },
  tiles: {copies: Array<number>(KINDS).fill(4), flowers: false},
  patterns,
  examples: () => Promise.resolve({}),
  flow: () => Promise.resolve(flow),
  worth: ({points}) => points,
  forbids: (_, {sums}) => (sums.points < LEAST ? fault('below-minimum', String(LEAST)) : undefined),
  pay,
};
