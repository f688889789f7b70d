/** The course of a game of 新章: like that of しらぎく, four rounds long (XZ-6, XZ-F11, XZ-F12). */
import type {Course} from '../../core/game/course.js';
import type {OptionSpec, Options} from '../../core/game/options.js';
import {nextOfRounds, seatedByDice, stayOrPass} from '../../core/game/rounds.js';
import type {XinzhangOptions} from './options.js';
import {pay} from './pay.js';

const ROUNDS = {tonpu: 1, hanchan: 2, ichang: 4};

const roundsOf = ({gameLength}: Options): number =>
  gameLength === 'tonpu' ? ROUNDS.tonpu : gameLength === 'hanchan' ? ROUNDS.hanchan : ROUNDS.ichang;

const options = {
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

/** The course of 台灣新章 for ledgers and the referee. */
export const course: Course = {
  options,
  players: [4],
  winners: ({multiRon}: XinzhangOptions) => (multiRon ? 'all' : 'nearest'),
  words: ['seven', 'tianhu'],
  // no wins by flowers there, and no 天胡 (XZ-11)
  under: {supercup: {words: []}},
  falseWin: ({falseWinPays}) => Number(falseWinPays),
  pay,
  nextDeal: stayOrPass,
  startPoints: () => 0,
  first: (dealer, _, dice) => seatedByDice('east', dealer, 0, dice),
  next: (frame, _, deal, o, dice) => nextOfRounds(frame, deal, roundsOf(o), dice),
  result: (points, {startPoints = 0}) => points.map((n) => n - Number(startPoints)),
  ledgerCites: {'several-winners': 'XZ-6', 'game-over': 'XZ-F11'},
};
