/** Games made of rounds in which everybody deals: the dealer stays, or the deal passes to the right. */
import type {BySeat, Deal, Frame, Outcome} from './frame.js';
import {placesFrom, seatOf, type Seating} from './course.js';
import {SEATS, type Seat} from '../situation/situation.js';

/**
 * The next deal. After his own win and after a draw the dealer stays, with one more counter; after a false win
 * nothing changes.
 */
export function stayOrPass({dealer, counters}: Pick<Frame, 'dealer' | 'counters'>, outcome: Outcome): Deal {
  if (outcome.drawn === 'falseWin') return {dealer, counters};
  if (!outcome.winners.length || outcome.winners.includes(dealer)) return {dealer, counters: counters + 1};
  return {dealer: SEATS[(SEATS.indexOf(dealer) + 1) % SEATS.length], counters: 0};
}

/** How many rounds a game has, by its length: east alone, a half, a whole. */
export const ROUNDS = {tonpu: 1, hanchan: 2, ichang: 4} as const;

/**
 * Seats in a game where dice choose the player in the east: the one hit when counting from the dealer as one (開門東).
 * @param dealer the number of the dealer
 * @param dice what the dice showed; where it is not known, neither are the winds
 */
export function seatedByDice(
  round: Seat,
  dealer: number,
  counters: number,
  dice?: readonly number[],
): Seating {
  if (!dice) return {round, dealer: 'east', counters, places: placesFrom(dealer), windsUnsaid: true};
  const places = placesFrom(eastByDice(dealer, dice));
  return {round, dealer: seatOf(places, dealer) ?? 'east', counters, places};
}

/** The number of the player whom the dice hit, counting the dealer as one. */
export const eastByDice = (dealer: number, dice: readonly number[]): number =>
  (dealer + dice.reduce((sum, die) => sum + die, 0) - 1) % SEATS.length;

/**
 * The next hand of a game with a fixed number of rounds; undefined once the last player of the last round has dealt.
 */
export function nextOfRounds(
  {round, dealer, places}: Pick<Frame, 'round' | 'dealer'> & {readonly places: BySeat<number>},
  deal: Deal,
  rounds: number,
  dice?: readonly number[],
): Seating | undefined {
  const before = places[dealer] ?? 0;
  const next = places[deal.dealer] ?? 0;
  const ended = before === 3 && next === 0;
  const at = SEATS.indexOf(round) + (ended ? 1 : 0);
  return at < rounds ? seatedByDice(SEATS[at], next, deal.counters, dice) : undefined;
}
