/** The course of a game of 中国公式: sixteen hands, with other seats in each round (MC-14, MC-15, MC-F10). */
import {below, type Course, type SeatedFrame, type Seating} from '../../core/game/course.js';
import type {Deal, Outcome} from '../../core/game/frame.js';
import type {OptionSpec} from '../../core/game/options.js';
import {HANDS, handOfGame} from './game.js';
import {MINIMUM, options as ruleOptions} from './options.js';
import {pay} from './pay.js';

const options = {
  tablePoints: {type: 'boolean', default: false, cite: 'MC-F10', provenance: 'reconstructed'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

const TABLE_POINTS = [4, 2, 1, 0];

/** The deal passes after every hand; a hand that a false win ended is played again. */
const nextDeal = (_: unknown, {drawn}: Outcome): Deal => ({
  dealer: drawn === 'falseWin' ? 'east' : 'south',
  counters: 0,
});

const seated = (hand: number): Seating => {
  const {round, players} = handOfGame(hand);
  return {round, dealer: 'east', counters: 0, places: players, hand};
};

const next = ({hand = 0}: SeatedFrame, {drawn}: Outcome): Seating | undefined => {
  const following = drawn === 'falseWin' ? hand : hand + 1;
  return following < HANDS ? seated(following) : undefined;
};

/** Points for the places. Players with equal points share the points for their places. */
function tablePoints(points: readonly number[]): readonly number[] {
  return points.map((own) => {
    const above = points.filter((other) => other > own).length;
    const alike = points.filter((other) => other === own).length;
    return TABLE_POINTS.slice(above, above + alike).reduce((a, b) => a + b, 0) / alike;
  });
}

/** The course of 中国公式 for ledgers and the referee. */
export const course: Course = {
  options,
  ruleOptions,
  players: [4],
  winners: () => 'nearest',
  impossible: (total) => below(total, MINIMUM, 'MC-16'),
  ownWords: {ja: {falsewin: '錯和'}},
  falseWin: ({falseWinPenalty}) => Number(falseWinPenalty),
  pay,
  nextDeal,
  startPoints: () => 0,
  first: (_, __, ___, hand = 0) => seated(hand),
  next,
  result: (points, o) => (o.tablePoints ? tablePoints(points) : points),
  ledgerCites: {'several-winners': 'MC-10', 'game-over': 'MC-15'},
};
