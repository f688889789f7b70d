/** The course of a game of 新章: like that of しらぎく, four rounds long (XZ-6, XZ-F11, XZ-F12). */
import {below, type Course, type Impossible, type ToldWin} from '../../core/game/course.js';
import type {OptionSpec, Options} from '../../core/game/options.js';
import {ROUNDS, nextOfRounds, seatedByDice, stayOrPass} from '../../core/game/rounds.js';
import {options as ruleOptions, type XinzhangOptions} from './options.js';
import {DEALER_TAI, SEVEN_ROB_ONE, pay} from './pay.js';

const roundsOf = ({gameLength}: Options): number =>
  gameLength === 'tonpu' ? ROUNDS.tonpu : gameLength === 'hanchan' ? ROUNDS.hanchan : ROUNDS.ichang;

/** A house rule that is off unless it is agreed on. */
export const off = (cite: string) =>
  ({type: 'boolean', default: false, cite, provenance: 'reconstructed'}) as const satisfies OptionSpec;

const options = {
  fourKongDraw: off('XZ-F1'),
  fourWindDraw: off('XZ-F1'),
  gameLength: {
    type: 'choice',
    default: 'ichang',
    choices: ['ichang', 'hanchan', 'tonpu'],
    cite: 'XZ-F11',
    provenance: 'reconstructed',
  },
  falseWinPays: {
    type: 'number',
    default: 0,
    min: 0,
    max: 1000,
    cite: 'XZ-F12',
    provenance: 'reconstructed',
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** 自摸, or a pattern that takes its place, counts with every self-draw. */
const SELF_DRAW = 1;
/** 槓上開花 counts with every hand that the replacement of the eighth flower completes. */
const COMPLETED = 2;
/** 八仙過海, for which there is no minimum (XZ-F8). */
const ALL_FLOWERS = 8;
/** 天胡. */
const HEAVENLY = 24;

/** Refuses a total below the minimum, and one that a win by flowers or on the deal cannot have (XZ-2, XZ-10). */
function impossible(
  total: number,
  win: ToldWin | undefined,
  {minTai, minTaiCountsDealer, lianzhuangTai}: XinzhangOptions,
): Impossible | undefined {
  if (!win) return undefined;
  const {by, word, onDeal, isDealer, fromDealer, counters} = win;
  const isSeven = word === 'seven';
  if (onDeal) return below(total, HEAVENLY + (isSeven ? SEVEN_ROB_ONE : 0), 'XZ-F5');
  if (isSeven) {
    const isNone = total > SEVEN_ROB_ONE && total < SEVEN_ROB_ONE + COMPLETED;
    return isNone ? {is: 'none', cite: 'XZ-10'} : below(total, SEVEN_ROB_ONE, 'XZ-10');
  }
  const dealt = minTaiCountsDealer && (isDealer || fromDealer);
  const needed = minTai - (dealt ? DEALER_TAI + counters * lianzhuangTai : 0);
  const least = by === 'self' ? Math.max(SELF_DRAW, Math.min(needed, ALL_FLOWERS)) : Math.max(0, needed);
  return below(total, least, 'XZ-2');
}

/** The course of 台灣新章 for ledgers and the referee. */
export const course: Course = {
  options,
  ruleOptions,
  players: [4],
  winners: ({multiRon}: XinzhangOptions) => (multiRon ? 'all' : 'nearest'),
  words: ['seven', 'tianhu'],
  // no wins by flowers there, and no 天胡 (XZ-11)
  under: {supercup: {words: []}},
  impossible,
  windsByDice: 'XZ-6',
  ownWords: {ja: {falsewin: '錯和'}},
  falseWin: ({falseWinPays}) => Number(falseWinPays),
  pay,
  nextDeal: stayOrPass,
  startPoints: () => 0,
  abortive: {
    kongs: ({fourKongDraw}) => (fourKongDraw ? 4 : Infinity),
    winds: ({fourWindDraw}) => fourWindDraw === true,
  },
  first: (dealer, _, dice) => seatedByDice('east', dealer, 0, dice),
  next: (frame, _, deal, o, dice) => nextOfRounds(frame, deal, roundsOf(o), dice),
  result: (points, {startPoints = 0}) => points.map((n) => n - Number(startPoints)),
  ledgerCites: {'several-winners': 'XZ-6', 'game-over': 'XZ-F11'},
};
