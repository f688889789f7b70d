/** How 香港舊章 is played, for the referee, for rounds and for ledgers. */
import {
  placesFrom,
  stayOrPass,
  type Course,
  type Flow,
  type Moment,
  type SeatedFrame,
  type Seating,
} from 'mahjong-elements/core/flow.js';
import {SEATS, type Flag, type Seat} from 'mahjong-elements/core/situation.js';
import {isFlower} from 'mahjong-elements/core/tile.js';
import {options} from './options.js';
import {pay} from './payments.js';

const DEALT = 53;
const ROUNDS = 4;

/** What a win is called by the moment at which it comes. */
function flags({by, repl, left, isDealer, fromDealer, turns, discards, melded}: Moment): readonly Flag[] {
  if (by === 'self' && isDealer && turns === 0 && !melded) return ['heavenly'];
  if (by === 'discard' && fromDealer && discards === 1 && !melded) return ['earthly'];
  if (by === 'self' && repl === 'kong') return ['replacement'];
  return left === 0 && by !== 'robbing' ? ['lastTile'] : [];
}

const seated = (round: Seat, dealer: number, counters: number): Seating => ({
  round,
  dealer: 'east',
  counters,
  places: placesFrom(dealer),
});

/** Four rounds; a round ends when everybody has dealt (HK-9). */
function next({round, dealer, places}: SeatedFrame, _: unknown, deal: {dealer: Seat; counters: number}) {
  const before = places[dealer] ?? 0;
  const following = places[deal.dealer] ?? 0;
  const rounds = SEATS.indexOf(round) + (before === 3 && following === 0 ? 1 : 0);
  return rounds < ROUNDS ? seated(SEATS[rounds], following, deal.counters) : undefined;
}

export const flow: Flow & Course = {
  // the course of a game, which a ledger needs too
  options: {},
  ruleOptions: options,
  texts: {en: () => Promise.resolve({options: {}})},
  players: [4],
  winners: () => 'nearest',
  falseWin: () => 0,
  pay,
  nextDeal: stayOrPass,
  startPoints: () => 0,
  first: (dealer) => seated('east', dealer, 0),
  next,
  result: (points) => points,
  ledgerCites: {'several-winners': 'HK-10', 'game-over': 'HK-9'},
  // how a hand is played
  deal: {fours: 3, then: [0, 1, 2, 3, 0]},
  left: ({flowers}) => (flowers === true ? 144 : 136) - DEALT,
  kong: {cost: 1, needs: () => 1, most: () => Infinity},
  laidOut: {field: 'flowers', is: isFlower, cost: 1, optional: () => false},
  chow: true,
  flags,
  cites: {
    'last-discard': 'HK-9',
    'chow-from-left': 'HK-11',
    'no-replacement': 'HK-9',
    'below-minimum': 'HK-2',
  },
  settlingCites: {winners: 'HK-10', won: 'HK-9', lost: 'HK-9', drawn: 'HK-9'},
};
