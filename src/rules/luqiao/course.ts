/** The course of a game of 路橋: the dealer is always in the east, and stays only by winning (TZ-3, TZ-F9, TZ-F10). */
import {
  below,
  placesFrom,
  type Course,
  type Impossible,
  type SeatedFrame,
  type Seating,
  type ToldWin,
} from '../../core/game/course.js';
import type {Deal, Outcome} from '../../core/game/frame.js';
import type {OptionSpec, Options} from '../../core/game/options.js';
import {options as ruleOptions, type LuqiaoOptions} from './options.js';
import {pay} from './pay.js';

const options = {
  rotations: {type: 'number', default: 0, min: 0, max: 16, cite: 'TZ-F9', provenance: 'reconstructed'},
  startPoints: {type: 'choice', default: 0, choices: [0, 500], cite: 'TZ-F10', provenance: 'reconstructed'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** Deals in a rotation: after these, everybody has dealt. */
const ROTATION = 4;

/** The next deal. The dealer also stays after a false win. */
const nextDeal = (_: unknown, {winners, drawn}: Outcome): Deal => ({
  dealer: winners.includes('east') || drawn === 'falseWin' ? 'east' : 'south',
  counters: 0,
});

const seated = (dealer: number, passes: number): Seating => ({
  round: 'east',
  dealer: 'east',
  counters: 0,
  places: placesFrom(dealer),
  passes,
});

function next(
  {places, passes = 0}: SeatedFrame,
  _: Outcome,
  deal: Deal,
  {rotations}: Options,
): Seating | undefined {
  const passed = passes + (deal.dealer === 'east' ? 0 : 1);
  if (rotations && passed > passes && passed === ROTATION * Number(rotations)) return undefined;
  return seated(places[deal.dealer] ?? 0, passed);
}

/**
 * Caps a total. A total at the cap is 辣子, unless rounding brought it there; one above the cap always is (TZ-26, TZ-34).
 */
function capOf(
  total: number,
  {laziCap, laziAt, roundUpToTen}: LuqiaoOptions,
): {readonly total: number; readonly capped: boolean} {
  const atCap = total === laziCap && laziAt === 'gte100' && !roundUpToTen;
  return {total: Math.min(total, laziCap), capped: total > laziCap || atCap};
}

/** 胡底, which every win has, and 自摸. */
const LEAST = 10;
const SELF_DRAW = 2;
/** 胡 are even numbers, and 台 double them. */
const EVEN = 2;
const TEN = 10;

/**
 * Refuses a total that no hand has. From the cap on a total only says that the hand is 辣子; with rounding, totals are
 * given as they are after it (TZ-25, TZ-26).
 */
function impossible(
  total: number,
  win: ToldWin | undefined,
  {laziCap, roundUpToTen}: LuqiaoOptions,
): Impossible | undefined {
  const step = roundUpToTen ? TEN : EVEN;
  if (total >= laziCap) return undefined;
  if (total % step) return {is: 'step', step, cite: roundUpToTen ? 'TZ-33' : 'TZ-25'};
  const least = LEAST + (win?.by === 'self' && !roundUpToTen ? SELF_DRAW : 0);
  return win && below(total, least, 'TZ-25');
}

/** The course of 台州路橋 for ledgers and the referee. */
export const course: Course = {
  options,
  ruleOptions,
  players: [4],
  winners: () => 'nearest',
  words: ['bao'],
  everybodyScores: true,
  capOf,
  impossible,
  falseWin: () => 0,
  pay,
  nextDeal,
  startPoints: ({startPoints}) => Number(startPoints),
  first: (dealer) => seated(dealer, 0),
  next,
  result: (points, {startPoints}) => points.map((n) => n - Number(startPoints)),
  ledgerCites: {'several-winners': 'TZ-19', 'game-over': 'TZ-F9'},
};
