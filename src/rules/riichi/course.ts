/**
 * The course of a game of riichi mahjong: who deals next, what players pay who are not ready, when the game is over,
 * and what the points come to (RC-22, RC-24, RC-26 to RC-28).
 */
import {
  placesFrom,
  type Course,
  type Deal,
  type FalseWinPaid,
  type Outcome,
  type SeatedFrame,
  type Seating,
} from '../../core/flow.js';
import type {Options} from '../../core/options.js';
import type {Payment} from '../../core/result.js';
import {owe} from '../../core/settle.js';
import {SEATS, type Seat} from '../../core/situation.js';
import {courseOptions, withDefaults} from './flow-options.js';
import {options as ruleOptions} from './options.js';
import {payTold, totalOfShares, type RiichiPayment} from './pay.js';
import {LIMITS, winPoints} from './points.js';
import {impossible} from './possible.js';
import {presets, type RiichiPreset} from './presets.js';

/** The price of a riichi stick (RC-16). */
export const STICK = 1000;
/** What the players who are not ready pay together (RC-24). */
const NOTEN = 3000;

/** So many kongs of several players end the hand (RC-23, RC-25). */
export const KONGS_THAT_END = 4;
/** So many kinds of terminals and honors end it on the first turn (RC-25). */
const ORPHANS = 9;
/** So many winners on one tile end it, where it is agreed (RC-22). */
const WINS = 3;

const LAST_PLAYER = 3;

/** Payments after an exhausted wall: players who are not ready pay 3,000 points to players who are ready (RC-24). */
export function notenPayments(ready: readonly Seat[]): readonly Payment[] {
  const unready = SEATS.filter((seat) => !ready.includes(seat));
  const list: Payment[] = [];
  if (!ready.length) return list;
  for (const from of unready)
    for (const to of ready)
      owe(list, from, to, NOTEN / unready.length / ready.length, 'noten' satisfies RiichiPayment);
  return list;
}

/** Who deals next (RC-26). A drawn hand adds a counter, also if the deal passes. A false win changes nothing. */
function nextDeal({dealer, counters}: Deal, {winners, drawn, ready}: Outcome, o: Options): Deal {
  if (drawn === 'falseWin') return {dealer, counters};
  const next = SEATS[(SEATS.indexOf(dealer) + 1) % SEATS.length];
  if (winners.length)
    return winners.includes(dealer) ? {dealer, counters: counters + 1} : {dealer: next, counters: 0};
  const stays = drawn !== 'exhausted' || (o.dealerStays === 'ready' && ready?.includes(dealer) === true);
  return {dealer: stays ? dealer : next, counters: counters + 1};
}

const seated = (round: Seat, dealer: number, counters: number): Seating => ({
  round,
  dealer: 'east',
  counters,
  places: placesFrom(dealer),
});

/** How many rounds are played, not counting extra rounds if no player has enough points. */
const roundsOf = ({rounds}: Options): number => (rounds === 'east' ? 1 : 2);

/** The seats of the next hand; undefined if the game is over (RC-27). */
function next(frame: SeatedFrame, outcome: Outcome, deal: Deal, o: Options): Seating | undefined {
  const {round, dealer, places, points} = frame;
  const before = places[dealer] ?? 0;
  const following = places[deal.dealer] ?? 0;
  const passes = following !== before;
  const at = SEATS.indexOf(round) + (passes && before === LAST_PLAYER ? 1 : 0);
  const rounds = roundsOf(o);
  const target = Number(o.goalPoints);
  const isReached = SEATS.some((seat) => (points[seat] ?? 0) >= target);
  if (at >= rounds && (o.extension === 'none' || isReached || at > rounds)) return undefined;
  const isLast = SEATS.indexOf(round) === rounds - 1 && before === LAST_PLAYER;
  if (isLast && !passes && stops(frame, outcome, o)) return undefined;
  return seated(SEATS[at], following, deal.counters);
}

/** Whether the game ends because the dealer stays in the last hand and leads (アガリやめ, テンパイやめ). */
function stops({dealer, places, points}: SeatedFrame, {winners, drawn}: Outcome, o: Options): boolean {
  if (o.dealerMayStop !== true || !(winners.length || drawn === 'exhausted')) return false;
  const own = points[dealer] ?? 0;
  // of equal players the one nearer to the first dealer leads: the dealer of the last hand is the last of them
  const isFirst = SEATS.every((seat) => places[seat] === places[dealer] || (points[seat] ?? 0) < own);
  return isFirst && own >= Number(o.goalPoints);
}

const THOUSAND = 1000;
/** What a false win takes from the result, where it is paid there and not at the table, in thousands (RC-29). */
const FALSE_WIN_POINTS = 20;
const PLACES = {
  none: [0, 0, 0, 0],
  '5-10': [10, 5, -5, -10],
  '5-15': [15, 5, -5, -15],
  '10-20': [20, 10, -10, -20],
  '10-30': [30, 10, -10, -30],
  '20-30': [30, 20, -20, -30],
} as const;

/**
 * The results in thousands: the difference to 30,000 points, the points for the place (ウマ), and to the first what all
 * began with less than 30,000 (オカ). Of equal players the one nearer to the first dealer is ahead, or they share what their
 * places are worth (RC-28).
 */
function result(points: readonly number[], o: Options, falseWins: readonly number[] = []): readonly number[] {
  const target = Number(o.returnPoints);
  const oka = (points.length * (target - Number(o.startPoints))) / THOUSAND;
  const places = PLACES[o.uma as keyof typeof PLACES].map((extra, place) => extra + (place === 0 ? oka : 0));
  return points.map((own, player) => {
    const ahead = points.filter((other) => other > own).length;
    const equal = points.filter((other) => other === own).length;
    const before = points.slice(0, player).filter((other) => other === own).length;
    const extra =
      o.sharedPlaces === true ? sum(places.slice(ahead, ahead + equal)) / equal : places[ahead + before];
    const penalty = o.falseWinPays === 'points' ? FALSE_WIN_POINTS * (falseWins[player] ?? 0) : 0;
    // in hundreds, so that no fraction is lost
    return Math.round((own - target + (extra - penalty) * THOUSAND) / 100) / 10;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A game by players at tables: no abortive draws, and it goes on to its end (RC-17, RC-22, RC-25, RC-27). */
const TO_ITS_END = {
  extension: 'none',
  bust: false,
  dealerMayStop: false,
  nagashi: false,
  threeWins: 'paid',
  nineOrphans: false,
  fourWinds: false,
  fourRiichi: false,
  fourKongs: false,
} as const;

/** A game of a tournament: everybody settles against what all begin with (RC-28). */
const TOURNAMENT = {
  ...TO_ITS_END,
  startPoints: 30_000,
  returnPoints: 30_000,
  uma: '5-15',
  sharedPlaces: true,
  falseWinPays: 'points',
} as const;

/** The course of a game under each preset, where it is not as by default. */
const UNDER: Readonly<Record<RiichiPreset, Options>> = {
  tenhou: {},
  mleague: {...TO_ITS_END, uma: '10-30', severalWins: 'nearest'},
  mahjongsoul: {threeWins: 'paid', uma: '5-15', returnPoints: 25_000},
  // “If two or three players declare a win on the same discarded tile, only the player closer to the discarder … will win”
  // (§5.7.6)
  wrc: {...TOURNAMENT, severalWins: 'nearest', leftSticks: 'nobody'},
  // “A player whose discard results in one or more winning declarations pays the full value of each hand”, which counters
  // increase (§3.4.9, §3.4.10)
  ema: {...TOURNAMENT, severalCounters: 'each'},
};

/** A false win is paid like a mangan by self-draw, by the one who declared it, where that is agreed (RC-29). */
function falseWinPayment({falseWinPays}: Options, {from, to, dealer}: FalseWinPaid): number {
  if (falseWinPays !== 'mangan') return 0;
  return LIMITS.mangan * (from === dealer || to === dealer ? 2 : 1);
}

/** What a liable player answers for: a number of yakuman, which a ledger must say where there are several (RC-18). */
function answersFor(
  told: number | undefined,
  total: number,
  isDealer: boolean,
  {liability, liabilityFor}: Options,
): number | undefined {
  const yakuman = winPoints(LIMITS.yakuman, isDealer, false);
  if (liability !== true || total % yakuman) return undefined;
  if (liabilityFor === 'hand') return told === undefined || told === total ? total : undefined;
  const part = told ?? (total === yakuman ? total : 0);
  return part && part <= total && part % yakuman === 0 ? part : undefined;
}

/** The course of riichi mahjong for ledgers and the referee. */
export const course: Course = {
  options: courseOptions,
  ruleOptions,
  players: [4],
  winners: ({severalWins}) => (severalWins === 'nearest' ? 'nearest' : 'all'),
  stick: STICK,
  leaderTakesSticks: ({leftSticks}) => leftSticks === 'leader',
  countersOnce: ({severalCounters}) => severalCounters === 'first',
  words: ['nagashi', 'bao'],
  totalOfShares,
  impossible,
  answersFor,
  falseWin: falseWinPayment,
  pay: payTold,
  nextDeal,
  startPoints: ({startPoints}) => Number(startPoints),
  extras: {
    noten: notenPayments,
    nagashi: ({nagashi}) => nagashi === true,
    nagashiTotal: (isDealer) => winPoints(LIMITS.mangan, isDealer, true),
    prizes: () => [],
  },
  abortive: {
    kongs: ({fourKongs}) => (fourKongs === true ? KONGS_THAT_END : Infinity),
    unlessOneMadeThem: true,
    winds: ({fourWinds}) => fourWinds === true,
    riichi: ({fourRiichi}) => fourRiichi === true,
    wins: ({threeWins, severalWins}) => (threeWins === 'drawn' && severalWins === 'all' ? WINS : undefined),
    orphans: ({nineOrphans}) => (nineOrphans === true ? ORPHANS : undefined),
  },
  first: (dealer) => seated('east', dealer, 0),
  next,
  isBust: (points, {bust}) => bust === true && points < 0,
  result,
  under: Object.fromEntries(presets.map(({id}) => [id, {options: withDefaults(courseOptions, UNDER[id])}])),
  ledgerCites: {
    'several-winners': 'RC-22',
    'game-over': 'RC-27',
    'riichi-stick': 'RC-16',
    'riichi-ready': 'RC-16',
    'abortive-draw': 'RC-25',
    nagashi: 'RC-17',
    liable: 'RC-18',
  },
};
