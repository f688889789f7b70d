/**
 * The course of a game of しらぎく: who deals next and with how many counters, when a game is over, and how long the wall
 * lasts. Players are numbered 0 to 3 in turn order from the first dealer, since seats change with the dice (SG-4).
 */
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {isWind, type Kind} from '../../core/tiles/tile.js';
import type {ShiragikuOptions} from './options.js';

/** One hand of a game. */
export interface Deal {
  readonly round: Seat;
  readonly dealer: number;
  readonly counters: number;
}

/** How a hand ended: the players who won; none in a draw (荒牌, 四槓算了, 四風子連打). */
export type Winners = readonly number[];

type GameLength = ShiragikuOptions['gameLength'];

const ROUNDS: Readonly<Record<GameLength, number>> = {tonpu: 1, hanchan: 2, ichang: 4};

/** The first hand: east round, the first player deals, no counters. */
export const firstDeal: Deal = {round: 'east', dealer: 0, counters: 0};

/** Whether the game ends when the deal of this hand passes (SG-7). */
export const isLastDeal = ({round, dealer}: Deal, length: GameLength): boolean =>
  dealer === 3 && SEATS.indexOf(round) === ROUNDS[length] - 1;

/** The next hand; undefined if the game is over. Every draw is 連荘 (SG-21, SG-22). */
export function nextDeal(deal: Deal, winners: Winners, length: GameLength): Deal | undefined {
  if (!winners.length || winners.includes(deal.dealer)) return {...deal, counters: deal.counters + 1};
  if (isLastDeal(deal, length)) return undefined;
  const passes = deal.dealer === 3;
  const round = passes ? SEATS[SEATS.indexOf(deal.round) + 1] : deal.round;
  return {round, dealer: (deal.dealer + 1) % 4, counters: 0};
}

/** Who wins among those who claim a discard: the nearest in turn, unless several may win (SG-20). */
export function winnersOn(claims: readonly number[], discarder: number, multiRon: boolean): Winners {
  const inTurn = [1, 2, 3].map((n) => (discarder + n) % 4).filter((player) => claims.includes(player));
  return multiRon ? inTurn : inTurn.slice(0, 1);
}

/** How many tiles are never drawn (SG-6). */
const RESERVE = 16;
const DEALT = 4 * 16 + 1;

/** What was drawn from the wall since the deal. */
export interface Drawn {
  /** The number of ordinary draws. */
  readonly draws: number;
  /** The number of replacement tiles for kongs and flowers, also for flowers of the deal. */
  readonly replacements: number;
}

/** How many tiles can still be drawn, from either end. */
export const tilesLeft = ({draws, replacements}: Drawn, flowers: boolean): number =>
  (flowers ? 144 : 136) - DEALT - RESERVE - draws - replacements;

/** Whether the next ordinary draw is 海底牌. A replacement never is, even the last one. */
export const isLastDraw = (drawn: Drawn, flowers: boolean): boolean => tilesLeft(drawn, flowers) === 1;

/** Why a hand ends without a winner. */
export type DrawReason = 'exhausted' | 'fourKongs' | 'fourWinds';

/** The state of a hand after a discard on which no player won. */
export interface Table extends Drawn {
  /** The number of kongs of all players. */
  readonly kongs: number;
  /** All discards from the first; below, whether one of them was called or a kong came between. */
  readonly discards: readonly Kind[];
  readonly interrupted: boolean;
}

/** Why the hand is drawn now; undefined if it goes on (SG-6, SG-21). */
export function drawReason(table: Table, flowers: boolean): DrawReason | undefined {
  const {discards, interrupted, kongs} = table;
  if (kongs >= 4) return 'fourKongs';
  const [first] = discards;
  const alike = discards.length === 4 && isWind(first) && discards.every((kind) => kind === first);
  if (alike && !interrupted) return 'fourWinds';
  return tilesLeft(table, flowers) <= 0 ? 'exhausted' : undefined;
}
