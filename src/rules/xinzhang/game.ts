/** What follows from a hand that is over: the deal, the counters, the winds, and who of several may win. */
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {othersInTurn} from '../../core/game/settle.js';

/** A player's place at the table, counted in turn order. */
export type Player = 0 | 1 | 2 | 3;

/** Where a game stands before a hand. */
export interface GameState {
  readonly dealer: Player;
  /** 連莊: how often the dealer has stayed. */
  readonly counters: number;
}

/** How a hand ended: won by these players, or drawn (荒牌). */
export type Outcome = {readonly winners: readonly Player[]} | 'draw';

const playerAt = (n: number): Player => (((n % 4) + 4) % 4) as Player;

/** The dealer stays after winning and after a draw, with one counter more; else the deal passes without any (XZ-6). */
export function afterHand({dealer, counters}: GameState, outcome: Outcome): GameState {
  return outcome === 'draw' || outcome.winners.includes(dealer)
    ? {dealer, counters: counters + 1}
    : {dealer: playerAt(dealer + 1), counters: 0};
}

/** 開門東: the winds run from the player whom the dealer's three dice hit, the dealer counting as one (XZ-6). */
export function seatsAfterDice(dealer: Player, dice: readonly [number, number, number]): readonly Seat[] {
  const east = dealer + dice[0] + dice[1] + dice[2] - 1;
  return SEATS.map((_, player) => SEATS[playerAt(player - east)]);
}

/** Who wins of those who want to, on a tile from `from`: all, or the one next in turn (XZ-6). */
export function allowedWinners(
  from: Seat,
  claims: readonly Seat[],
  {multiRon}: {readonly multiRon: boolean},
): readonly Seat[] {
  const inTurn = othersInTurn(SEATS, from).filter((seat) => claims.includes(seat));
  return multiRon ? inTurn : inTurn.slice(0, 1);
}

/** Tiles that nobody may draw. */
export const RESERVE = 16;

/** How many tiles can still be drawn from a wall of so many: each replacement moves the last one by one (XZ-6). */
export const drawable = (tilesInWall: number): number => Math.max(0, tilesInWall - RESERVE);

/** What the seats have got and paid over several hands, seat by seat of each hand's own winds. */
export function sumByPlayer(
  hands: readonly {readonly seats: readonly Seat[]; readonly net: Readonly<Partial<Record<Seat, number>>>}[],
): readonly number[] {
  return SEATS.map((_, player) => hands.reduce((sum, {seats, net}) => sum + (net[seats[player]] ?? 0), 0));
}
