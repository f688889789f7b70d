/** The course of a game of しらぎく: rounds of four deals, and dice that decide who is east (SG-4, SG-7, SG-22). */
import {below, type Course} from '../../core/game/course.js';
import {ROUNDS, nextOfRounds, seatedByDice, stayOrPass} from '../../core/game/rounds.js';
import {options as ruleOptions, type ShiragikuOptions} from './options.js';
import {pay} from './pay.js';

/** 摸胡 counts with every self-draw. */
const SELF_DRAW = 1;
/** So many kongs end the hand (SG-21). */
export const KONGS_THAT_END = 4;

/** The course of しらぎく for ledgers and the referee. */
export const course: Course = {
  options: {},
  ruleOptions,
  players: [4],
  winners: ({multiRon}: ShiragikuOptions) => (multiRon ? 'all' : 'nearest'),
  impossible: (total, win) => below(total, win?.by === 'self' ? SELF_DRAW : 0, 'SG-26'),
  windsByDice: 'SG-4',
  ownWords: {ja: {falsewin: '錯和'}},
  falseWin: () => 0,
  pay,
  nextDeal: stayOrPass,
  startPoints: () => 0,
  abortive: {kongs: () => KONGS_THAT_END, winds: () => true},
  first: (dealer, _, dice) => seatedByDice('east', dealer, 0, dice),
  next: (frame, _, deal, {gameLength}: ShiragikuOptions, dice) =>
    nextOfRounds(frame, deal, ROUNDS[gameLength], dice),
  result: (points, {startPoints = 0}) => points.map((n) => n - Number(startPoints)),
  ledgerCites: {'several-winners': 'SG-20', 'game-over': 'SG-7'},
};
