/** A game of sixteen hands: who sits where (MC-14, MC-15). Players are numbered 0–3, by their first seats. */
import {SEATS, type Seat} from '../../core/situation/situation.js';

/** How many hands a game has: four rounds of four (MC-14). */
export const HANDS = 16;

/** For each round, the players who begin it in the east, south, west and north. */
const ROUNDS = [
  [0, 1, 2, 3],
  [1, 0, 3, 2],
  [2, 3, 1, 0],
  [3, 2, 0, 1],
] as const;

/** Who sits where in one hand. */
export interface HandOfGame {
  readonly round: Seat;
  /** The player in each seat; the dealer is in the east. */
  readonly players: Readonly<Record<Seat, number>>;
}

/**
 * Who sits where in hand `n` of a game, from 0. The deal passes after every hand.
 * @throws {RangeError} for a hand that a game does not have
 */
export function handOfGame(n: number): HandOfGame {
  if (!Number.isInteger(n) || n < 0 || n >= HANDS) throw new RangeError(`hand ${n} of ${HANDS}`);
  const round = n >> 2;
  const player = (seat: number): number => ROUNDS[round][(seat + n) % 4];
  return {
    round: SEATS[round],
    players: {east: player(0), south: player(1), west: player(2), north: player(3)},
  };
}
