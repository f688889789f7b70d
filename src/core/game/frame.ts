/** The state of a game before a hand, and how a hand ended. */
import type {Payment, ScoreResult} from './result.js';
import type {Seat, Situation, WinBy} from '../situation/situation.js';
import type {Tile} from '../tiles/tile.js';

/** A value for each seat that plays. */
export type BySeat<T> = Readonly<Partial<Record<Seat, T>>>;

/** The state of a game when a hand begins. */
export interface Frame {
  /** The prevailing wind. */
  readonly round: Seat;
  readonly dealer: Seat;
  /** 連荘 / 本場 n. */
  readonly counters: number;
  /** The number of riichi sticks on the table. */
  readonly sticks: number;
  /** The points of each seat, in the unit of payments. */
  readonly points: BySeat<number>;
  /** The players' names in turn order from the first dealer. Where three of four play, the names at all four places. */
  readonly players?: readonly string[];
  /** Which player sits where, as an index into `players`. */
  readonly places?: BySeat<number>;
  /** The name of the player who sits out (ribon). */
  readonly sitsOut?: string;
  /** The points of the player who sits out. */
  readonly pointsOut?: number;
  /** How many hands were played before. */
  readonly hand?: number;
  /** luqiao: how often the deal has passed. */
  readonly passes?: number;
  /** luqiao: the indicator; the other tiles of its kind are 財神. */
  readonly wild?: Tile;
  /** ribon: all indicators in order, including those turned later. */
  readonly indicators?: readonly Tile[];
  readonly ura?: readonly Tile[];
  readonly dice?: readonly number[];
}

/** The ways in which a hand can be drawn before its wall is used up. */
export const ABORTIVE_DRAWS = ['nineOrphans', 'fourWinds', 'fourRiichi', 'fourKongs', 'threeWins'] as const;
/** One of {@link ABORTIVE_DRAWS}. */
export type AbortiveDraw = (typeof ABORTIVE_DRAWS)[number];
/** Whether a drawn hand ended before its wall was used up. */
export const isAbortive = (drawn: DrawnBy | undefined): drawn is AbortiveDraw =>
  ABORTIVE_DRAWS.some((draw) => draw === drawn);

/** The reasons that the referee knows for a hand without a winner. */
export type KnownDrawnBy = AbortiveDraw | 'exhausted' | 'lastFlower' | 'falseWin';

/** Why a hand ended without a winner: a known reason, or the id of a rule set's own, with words in its flow's texts. */
export type DrawnBy = KnownDrawnBy | (string & {});

/** A winner of a hand. There is no `result` if the hand is hidden, or if it is not the hand that wins. */
export interface Winner {
  readonly seat: Seat;
  readonly by: WinBy;
  readonly from?: Seat;
  readonly total?: number;
  /** The question to the scorer, and its answer. */
  readonly situation?: Situation;
  readonly result?: ScoreResult;
}

/** What decides who deals next. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly by?: WinBy;
  readonly from?: Seat;
  readonly drawn?: DrawnBy;
  /** The seats that were ready when the wall was used up; absent where that does not matter or is not known. */
  readonly ready?: readonly Seat[];
}

/** How a hand ended, settled. */
export interface Ending {
  /** In the order in which they are paid. */
  readonly winners: readonly Winner[];
  readonly drawn?: DrawnBy;
  /** The seats that were ready when the wall was used up, where players who are not ready pay. */
  readonly ready?: readonly Seat[];
  /** The seats that declared a false win; absent if there was none. */
  readonly falseWins?: readonly Seat[];
  /** The payments of the hand: wins, ノーテン, false wins. */
  readonly payments: readonly Payment[];
  /** ドボン賞, in addition to the payments. */
  readonly prizes: readonly Payment[];
  /** The sum of `payments` by seat, without prizes and sticks. */
  readonly net: BySeat<number>;
  /** The points of each seat after the hand, prizes and sticks included. */
  readonly points: BySeat<number>;
  /** The number of riichi sticks left on the table. */
  readonly sticks: number;
  /** The next dealer, by the seat in the hand that ended, and the counters. */
  readonly deal: Deal;
  /** Seats whose payments cannot be computed, because the record does not show enough. */
  readonly unchecked: readonly Seat[];
}

/** Who deals, and the number of counters. */
export interface Deal {
  readonly dealer: Seat;
  readonly counters: number;
}
