/** How a game of riichi mahjong goes on and ends (RC-24 to RC-28), beyond what single hands show. */
import {describe, expect, it} from 'vitest';
import type {SeatedFrame} from '../../../src/core/game/course.js';
import type {Outcome} from '../../../src/core/game/frame.js';
import {SEATS, type Seat} from '../../../src/core/situation/situation.js';
import {agree, begin, isOver, nextFrame, type GameResult} from '../../../src/round/game/game.js';
import {course} from '../../../src/rules/riichi/course.js';
import {isFault} from '../../../src/core/situation/result.js';

const NAMES = ['A', 'B', 'C', 'D'];

interface At {
  readonly round?: Seat;
  /** The number of the dealer, from 0. */
  readonly dealer?: number;
  /** Points by player. */
  readonly points: readonly [number, number, number, number];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Riichi sticks that nobody has won. */
  readonly sticks?: number;
}

const DRAWN: Outcome = {winners: [], drawn: 'exhausted', ready: []};
const READY: Outcome = {winners: [], drawn: 'exhausted', ready: ['east']};
const DEALERS: Outcome = {winners: ['east'], by: 'self'};
const ANOTHERS: Outcome = {winners: ['west'], by: 'self'};

/** What comes after a hand that leaves these points. */
function after(
  {round = 'east', dealer = 0, points, options = {}, sticks = 0}: At,
  outcome: Outcome,
): SeatedFrame | GameResult {
  const agreed = agree(course, options);
  const frame = begin(course, options, NAMES, {dealer, round});
  if (isFault(agreed) || isFault(frame)) throw new Error('fault');
  const bySeat = Object.fromEntries(SEATS.map((seat) => [seat, points[frame.places[seat]!]]));
  const deal = course.nextDeal(frame, outcome, agreed.o);
  const winners = outcome.winners.map((seat) => ({seat, by: outcome.by!}));
  const {drawn, ready} = outcome;
  return nextFrame(agreed, frame, {
    winners,
    deal,
    points: bySeat,
    sticks,
    ...(drawn && {drawn}),
    ...(ready && {ready}),
  });
}

/** `south 1` for the round and the number of the dealer, or `over`. */
const said = (at: At, outcome: Outcome): string => {
  const next = after(at, outcome);
  return isOver(next) ? 'over' : `${next.round} ${next.places.east}`;
};

const EVEN = [25_000, 25_000, 25_000, 25_000] as const;
const AHEAD = [20_000, 20_000, 20_000, 40_000] as const;

describe('riichi mahjong: how long a game lasts (RC-27)', () => {
  it.each<[string, At, Outcome, string]>([
    ['the deal passes', {points: EVEN}, ANOTHERS, 'east 1'],
    ['the dealer who wins stays', {points: EVEN}, DEALERS, 'east 0'],
    ['the dealer who is ready stays', {points: EVEN}, READY, 'east 0'],
    ['not one who is not', {points: EVEN}, DRAWN, 'east 1'],
    ['nor one who is, where that is agreed', {points: EVEN, options: {dealerStays: 'won'}}, READY, 'east 1'],
    ['the South round follows the East round', {dealer: 3, points: EVEN}, ANOTHERS, 'south 0'],
    [
      'the game is over after it, if somebody has 30,000',
      {round: 'south', dealer: 3, points: [30_000, 20_000, 25_000, 25_000]},
      ANOTHERS,
      'over',
    ],
    [
      'the West round follows, if nobody has them',
      {round: 'south', dealer: 3, points: [29_900, 20_100, 25_000, 25_000]},
      ANOTHERS,
      'west 0',
    ],
    [
      'not where that is agreed',
      {round: 'south', dealer: 3, points: EVEN, options: {extension: 'none'}},
      ANOTHERS,
      'over',
    ],
    [
      'the West round ends once somebody has them',
      {round: 'west', dealer: 1, points: [30_000, 20_000, 25_000, 25_000]},
      ANOTHERS,
      'over',
    ],
    ['and goes on while nobody has', {round: 'west', dealer: 1, points: EVEN}, ANOTHERS, 'west 2'],
    ['but there is no North round', {round: 'west', dealer: 3, points: EVEN}, ANOTHERS, 'over'],
    ['one round alone', {dealer: 3, points: AHEAD, options: {rounds: 'east'}}, ANOTHERS, 'over'],
    ['with a round beyond', {dealer: 3, points: EVEN, options: {rounds: 'east'}}, ANOTHERS, 'south 0'],
  ])('%s', (_, at, outcome, next) => expect(said(at, outcome)).toBe(next));

  const last = {round: 'south', dealer: 3} as const;
  it.each<[string, At, Outcome, string]>([
    ['the last dealer who wins and leads ends the game', {...last, points: AHEAD}, DEALERS, 'over'],
    ['so does one who is ready', {...last, points: AHEAD}, READY, 'over'],
    ['not one who only leads', {...last, points: [24_000, 23_000, 23_500, 29_500]}, DEALERS, 'south 3'],
    ['nor one who does not lead', {...last, points: [40_000, 10_000, 15_000, 35_000]}, DEALERS, 'south 3'],
    [
      'nor one who has as much as another nearer to the first dealer',
      {...last, points: [35_000, 15_000, 15_000, 35_000]},
      DEALERS,
      'south 3',
    ],
    [
      'nor before the last hand',
      {round: 'south', dealer: 2, points: [20_000, 20_000, 40_000, 20_000]},
      DEALERS,
      'south 2',
    ],
    ['nor after an abortive draw', {...last, points: AHEAD}, {winners: [], drawn: 'fourWinds'}, 'south 3'],
    [
      'nor where that is agreed',
      {...last, points: AHEAD, options: {dealerMayStop: false}},
      DEALERS,
      'south 3',
    ],
  ])('%s', (_, at, outcome, next) => expect(said(at, outcome)).toBe(next));

  it.each<[string, At, string]>([
    ['less than 0 points end it', {points: [50_000, 25_100, 25_000, -100]}, 'over'],
    ['0 do not', {points: [50_000, 25_000, 25_000, 0]}, 'east 1'],
    [
      'nor less, where that is agreed',
      {points: [50_000, 25_100, 25_000, -100], options: {bust: false}},
      'east 1',
    ],
  ])('%s', (_, at, next) => expect(said(at, ANOTHERS)).toBe(next));
});

describe('riichi mahjong: the result (RC-28)', () => {
  const o = (options: Readonly<Record<string, unknown>> = {}) => {
    const agreed = agree(course, options);
    if (isFault(agreed)) throw new Error(agreed.code);
    return agreed.o;
  };

  it('is the difference to 30,000 in thousands, with points for places, and for the first what all began with less', () => {
    expect(course.result([40_000, 30_000, 20_000, 10_000], o())).toEqual([50, 10, -20, -40]);
    expect(course.result([10_000, 20_000, 30_000, 40_000], o({uma: '5-10'}))).toEqual([-30, -15, 5, 40]);
    expect(course.result([40_000, 30_000, 20_000, 10_000], o({uma: 'none', returnPoints: 25_000}))).toEqual([
      15, 5, -5, -15,
    ]);
  });
  it('of equal players the one nearer to the first dealer is ahead', () =>
    expect(course.result([25_000, 25_000, 25_000, 25_000], o())).toEqual([35, 5, -15, -25]));
  it('sums to zero', () => {
    for (const points of [
      [41_300, 28_700, 19_900, 10_100],
      [-500, 60_000, 20_500, 20_000],
    ])
      expect(course.result(points, o()).reduce((a, b) => a + b, 0)).toBeCloseTo(0);
  });

  it.each<[string, Readonly<Record<string, unknown>>, number[]]>([
    ['the leader takes the riichi sticks that are left', {}, [47_000, 20_000, 20_000, 13_000]],
    ['nobody does, where that is agreed', {leftSticks: 'nobody'}, [45_000, 20_000, 20_000, 13_000]],
  ])('%s', (_, options, points) => {
    const at: At = {round: 'south', dealer: 3, points: [45_000, 20_000, 20_000, 13_000], sticks: 2, options};
    const over = after(at, DRAWN);
    expect(isOver(over) && Object.values(over.points)).toEqual(points);
  });
  it('nobody does in the World Riichi Championship', () =>
    expect(course.under?.wrc.options?.leftSticks.default).toBe('nobody'));
});
