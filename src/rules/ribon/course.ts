/**
 * The course of a game of 李凡師サンマ: the winner deals, one of four sits out, and a player with nothing left ends it
 * (RB-6 to RB-9).
 */
import {below, type Course, type SeatedFrame, type Seating, type ToldWin} from '../../core/game/course.js';
import type {Deal, Outcome} from '../../core/game/frame.js';
import type {OptionSpec, Options} from '../../core/game/options.js';
import {
  START,
  dobonPrizes,
  gameResult,
  isBust,
  nextHand,
  notenPayments,
  seating,
  sitsOut,
  type HandEnding,
} from './game.js';
import {options as ruleOptions, type RibonOptions} from './options.js';
import {pay, seats} from './pay.js';

const options = {
  nagashi: {type: 'boolean', default: true, cite: 'RB-29', provenance: 'page'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The place that is empty if only three take part. */
const EMPTY = 3;

/** How a hand ended, as the functions of `game.ts` take it. A false win counts as a draw that changes nothing. */
function endingOf({winners, by, from}: Outcome): HandEnding {
  const [first] = winners;
  if (first === undefined) return {by: 'draw', ready: []};
  return by === 'self' || !from ? {by: 'self', winners: [first]} : {by: by ?? 'discard', winners, from};
}

function nextDeal({dealer, counters}: Deal, outcome: Outcome): Deal {
  return outcome.drawn === 'falseWin' ? {dealer, counters} : nextHand(endingOf(outcome), counters);
}

const seated = (dealer: number, out: number, counters: number): Seating => ({
  round: 'east',
  dealer: 'east',
  counters,
  places: seating(dealer, out),
});

/**
 * The seats of the next hand. With four players, the one who dealt in sits out, or the player to the left of one who
 * drew his tile himself, or west (RB-9).
 */
function next(frame: SeatedFrame, outcome: Outcome, deal: Deal): Seating {
  const {places, players = []} = frame;
  const sat = [0, 1, 2, EMPTY].find((place) => !seats.some((seat) => places[seat] === place)) ?? EMPTY;
  const changes = players.length > seats.length && outcome.drawn !== 'falseWin';
  const out = changes ? (places[sitsOut(endingOf(outcome))] ?? EMPTY) : sat;
  return seated(places[deal.dealer] ?? 0, out, deal.counters);
}

const noten: NonNullable<Course['extras']>['noten'] = (ready, o: RibonOptions) => notenPayments(ready, o);
const nagashi = ({nagashi}: Options): boolean => nagashi === true;

/** The least yaku, and the least for ガリ: one of them, or ノーガリ, which is more (RB-2, RB-21, RB-25). */
const LEAST_YAKU = 1;
const LEAST_GARI = 1;
/** What a dealer's win has besides: 親. */
const DEALER = 1;

/** The least total of a win: what every win has besides its yaku, and one yaku, or 流し満貫 (RB-2, RB-29). */
function leastOf({word, isDealer, counters}: ToldWin, {banban}: RibonOptions, yakuman: number): number {
  const beside = banban + LEAST_GARI + (isDealer ? DEALER : 0) + counters;
  return beside + (word === 'nagashi' ? yakuman : LEAST_YAKU);
}

/** 流し満貫 in 李凡師サンマ, and in 東天紅サンマ. */
const YAKUMAN = 40;
const YAKUMAN_TOHTENKO = 50;

/** 東天紅サンマ has no starting points, no bust and no first place: each hand is settled by itself (RB-§6). */
const tohtenko: Partial<Course> = {
  impossible: (total, win, o: RibonOptions) => win && below(total, leastOf(win, o, YAKUMAN_TOHTENKO), 'RB-2'),
  startPoints: () => 0,
  extras: {noten, nagashi, prizes: () => []},
  isBust: () => false,
  result: (points) => points,
};

/** The course of 李凡師サンマ for ledgers and the referee. */
export const course: Course = {
  options,
  ruleOptions,
  players: [3, 4],
  winners: () => 'all',
  stick: 1,
  words: ['nagashi'],
  impossible: (total, win, o: RibonOptions) => win && below(total, leastOf(win, o, YAKUMAN), 'RB-2'),
  falseWin: () => 0,
  pay,
  nextDeal,
  startPoints: () => START,
  extras: {
    noten,
    nagashi,
    prizes: (points, paid, by, o: RibonOptions) =>
      dobonPrizes(Object.fromEntries(seats.map((seat) => [seat, points[seat] ?? 0])), paid, by, o),
  },
  first: (dealer, out = EMPTY) => seated(dealer, out, 0),
  next,
  isBust,
  result(points, o: RibonOptions) {
    const names = points.map((_, player) => String(player));
    const sticks = Object.fromEntries(names.map((name, player) => [name, points[player]]));
    const result = gameResult(sticks, names, o);
    return names.map((name) => result[name]);
  },
  under: {tohtenko},
  ledgerCites: {'game-over': 'RB-6', 'riichi-stick': 'RB-F9', 'riichi-ready': 'RB-28'},
};
