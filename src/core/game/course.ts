/**
 * The course of a game: who pays whom, who deals next, who sits where, when it is over and what it comes to. A part of a
 * rule set's {@link Flow} that needs no tiles, so that a ledger of results can be kept with it alone.
 */
import type {Flow} from './flow.js';
import type {BySeat, Deal, Frame, Outcome} from './frame.js';
import type {Options} from './options.js';
import type {Seat} from '../situation/situation.js';

/** Who sits where in a hand. Players are numbered in turn order from the first dealer. */
export type Seating = Pick<Frame, 'round' | 'dealer' | 'counters'> & {
  readonly places: BySeat<number>;
  /** Which hand of the game it is, from 0; one more than the one before by default. */
  readonly hand?: number;
  readonly passes?: number;
};

/** A frame whose players have their places. */
export type SeatedFrame = Frame & Pick<Seating, 'places'>;

/** What a ledger asks of a rule set. */
export type Course = Pick<
  Flow,
  'options' | 'winners' | 'falseWin' | 'pay' | 'nextDeal' | 'startPoints' | 'stick' | 'extras'
> & {
  /** How many players take part: of four with three playing, one sits out. */
  readonly players: readonly number[];
  /** Words of a ledger for what is paid in a way of its own (FL §10.7). */
  readonly words?: readonly ('nagashi' | 'bao' | 'seven' | 'tianhu')[];
  /** What a total is worth that a ledger gives, and whether the cap applies (luqiao). */
  capOf?(total: number, o: Options): {readonly total: number; readonly capped: boolean};
  /** All hands score, those of the losers too (luqiao). */
  readonly everybodyScores?: true;
  /**
   * Where the players sit in the first hand.
   * @param out who sits out, as a number
   * @param hand which hand it is, where that says who sits where (mcr)
   */
  readonly first: (
    dealer: number,
    out: number | undefined,
    dice?: readonly number[],
    hand?: number,
  ) => Seating;
  /** Where they sit in the next hand; undefined where the game is over. */
  next(
    frame: SeatedFrame,
    outcome: Outcome,
    deal: Deal,
    o: Options,
    dice?: readonly number[],
  ): Seating | undefined;
  /** Whether what a player has ends the game. */
  readonly isBust?: (points: number, o: Options) => boolean;
  /** What the players get for the points that they have at the end, by number; sticks go to the top before. */
  result(points: readonly number[], o: Options): readonly number[];
  /** What a preset changes, by its id. */
  readonly under?: Readonly<Record<string, Partial<Course>>>;
  /** Rule numbers of what a ledger refuses. */
  readonly ledgerCites: Readonly<Partial<Record<'several-winners' | 'game-over' | 'riichi-stick', string>>>;
};

/** The places of four players in turn order, from the one in the east. */
export function placesFrom(east: number): Readonly<Record<Seat, number>> {
  const [e, s, w, n] = [0, 1, 2, 3].map((turn) => (east + turn) % 4);
  return {east: e, south: s, west: w, north: n};
}

/** The seat of a player. */
export const seatOf = (places: BySeat<number>, player: number): Seat | undefined =>
  (Object.keys(places) as Seat[]).find((seat) => places[seat] === player);
