/** What follows from a finished hand: the deal, the counters, the winds, and which of several players may win. */
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {othersInTurn} from '../../core/game/settle.js';

/** A player's place at the table, counted in turn order. */
export type Player = 0 | 1 | 2 | 3;

/** The state of a game before a hand. */
export interface GameState {
  readonly dealer: Player;
  /** 連莊: how often the dealer has stayed. */
  readonly counters: number;
}

/** How a hand ended: won by these players, or drawn (荒牌). */
export type Outcome = {readonly winners: readonly Player[]} | 'draw';

const playerAt = (n: number): Player => (((n % 4) + 4) % 4) as Player;

/**
 * The state after a hand. The dealer stays after his own win and after a draw, with one more counter; otherwise the
 * deal passes, without counters (XZ-6).
 */
export function afterHand({dealer, counters}: GameState, outcome: Outcome): GameState {
  return outcome === 'draw' || outcome.winners.includes(dealer)
    ? {dealer, counters: counters + 1}
    : {dealer: playerAt(dealer + 1), counters: 0};
}

/** 開門東: the winds begin at the player whom the dealer's three dice hit, counting the dealer as one (XZ-6). */
export function seatsAfterDice(dealer: Player, dice: readonly [number, number, number]): readonly Seat[] {
  const east = dealer + dice[0] + dice[1] + dice[2] - 1;
  return SEATS.map((_, player) => SEATS[playerAt(player - east)]);
}

/** Who wins among those who claim a tile of `from`: all, or the next in turn (XZ-6). */
export function allowedWinners(
  from: Seat,
  claims: readonly Seat[],
  {multiRon}: {readonly multiRon: boolean},
): readonly Seat[] {
  const inTurn = othersInTurn(SEATS, from).filter((seat) => claims.includes(seat));
  return multiRon ? inTurn : inTurn.slice(0, 1);
}

/** How many tiles are never drawn. */
export const RESERVE = 16;

/** How many tiles can still be drawn from a wall of this many. Each replacement moves the last one by one (XZ-6). */
export const drawable = (tilesInWall: number): number => Math.max(0, tilesInWall - RESERVE);

/** What each player received and paid over several hands, given by the seats of each hand. */
export function sumByPlayer(
  hands: readonly {readonly seats: readonly Seat[]; readonly net: Readonly<Partial<Record<Seat, number>>>}[],
): readonly number[] {
  return SEATS.map((_, player) => hands.reduce((sum, {seats, net}) => sum + (net[seats[player]] ?? 0), 0));
}
