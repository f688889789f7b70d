/** Games of rounds, in each of which everybody deals: the dealer stays, or the deal passes to the right. */
import type {BySeat, Deal, Frame, Outcome} from './frame.js';
import {placesFrom, seatOf, type Seating} from './course.js';
import {SEATS, type Seat} from '../situation/situation.js';

/** The dealer stays after his own win and after a draw, with one counter more; after a false win nothing changes. */
export function stayOrPass({dealer, counters}: Pick<Frame, 'dealer' | 'counters'>, outcome: Outcome): Deal {
  if (outcome.drawn === 'falseWin') return {dealer, counters};
  if (!outcome.winners.length || outcome.winners.includes(dealer)) return {dealer, counters: counters + 1};
  return {dealer: SEATS[(SEATS.indexOf(dealer) + 1) % SEATS.length], counters: 0};
}

/**
 * Seats of a hand in a game where dice say who is east: the player hit, the dealer counted as one (開門東).
 * @param dealer his number
 */
export function seatedByDice(
  round: Seat,
  dealer: number,
  counters: number,
  dice?: readonly number[],
): Seating {
  const thrown = dice?.reduce((sum, die) => sum + die, 0) ?? 1;
  const places = placesFrom((dealer + thrown - 1) % 4);
  return {round, dealer: seatOf(places, dealer) ?? 'east', counters, places};
}

/** The next hand of a game of so many rounds; undefined where the deal passes from the last player in the last one. */
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
