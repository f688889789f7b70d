/** Where a game stands before a hand, and how the hand ended. Types only. */
import type {Payment, ScoreResult} from './result.js';
import type {Seat, Situation, WinBy} from '../situation/situation.js';

/** Something for each seat that plays. */
export type BySeat<T> = Readonly<Partial<Record<Seat, T>>>;

/** Where a game stands when a hand begins. */
export interface Frame {
  /** The prevailing wind. */
  readonly round: Seat;
  readonly dealer: Seat;
  /** 連荘 / 本場 n. */
  readonly counters: number;
  /** Riichi sticks on the table. */
  readonly sticks: number;
  /** What each seat has, in the unit of the payments. */
  readonly points: BySeat<number>;
  /** The players' names in turn order, from the first dealer on; of four with three playing, the places of the table. */
  readonly players?: readonly string[];
  /** Which of the players sits where: an index into `players`. */
  readonly places?: BySeat<number>;
  /** The player who sits out, by name (ribon). */
  readonly sitsOut?: string;
  /** What a player has who sits out. */
  readonly pointsOut?: number;
  /** How many hands were played before this one. */
  readonly hand?: number;
  /** luqiao: how often the deal has passed. */
  readonly passes?: number;
  /** luqiao: the indicator; its fellows are 財神. */
  readonly wild?: string;
  /** ribon: indicators in order, those too that are turned later. */
  readonly indicators?: string;
  readonly ura?: string;
  readonly dice?: readonly number[];
}

/** What ends a hand without a winner. */
export type DrawnBy = 'exhausted' | 'lastFlower' | 'fourKongs' | 'fourWinds' | 'falseWin';

/** One winner of a hand; without `result` where the hand is hidden, or where it is not the hand that wins. */
export interface Winner {
  readonly seat: Seat;
  readonly by: WinBy;
  readonly from?: Seat;
  readonly total?: number;
  /** What was asked of the scorer, and its answer. */
  readonly situation?: Situation;
  readonly result?: ScoreResult;
}

/** What decides who deals next. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly by?: WinBy;
  readonly from?: Seat;
  readonly drawn?: DrawnBy;
}

/** How a hand ended. */
export interface Ending {
  /** In the order in which they are paid. */
  readonly winners: readonly Winner[];
  readonly drawn?: DrawnBy;
  /** ribon: who was ready when the wall was used up. */
  readonly ready?: readonly Seat[];
  /** Of the hand: wins, ノーテン, false wins. */
  readonly payments: readonly Payment[];
  /** ドボン賞, on top of the payments. */
  readonly prizes: readonly Payment[];
  /** Of `payments` alone: without prizes and sticks. */
  readonly net: BySeat<number>;
  /** What each seat has now, prizes and sticks included. */
  readonly points: BySeat<number>;
  /** Riichi sticks left on the table. */
  readonly sticks: number;
  /** Who deals next, by his seat in the hand that ended, and the counters. */
  readonly deal: Deal;
  /** Seats of which the record shows too little to say what they are owed. */
  readonly unchecked: readonly Seat[];
}

/** Who deals, and how many counters lie on the table. */
export interface Deal {
  readonly dealer: Seat;
  readonly counters: number;
}
