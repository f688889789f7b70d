/**
 * The course of a game: who pays whom, who deals next, who sits where, when the game is over, and its result. It is
 * the part of a rule set's {@link Flow} that needs no tiles, so that a ledger of results needs nothing else.
 */
import type {Flow} from './flow.js';
import type {BySeat, Deal, Frame, Outcome} from './frame.js';
import type {Lang} from './names.js';
import type {OptionSpec, Options} from './options.js';
import type {Seat} from '../situation/situation.js';

/** Who sits where in a hand. Players are numbered from 0, in turn order from the first dealer. */
export type Seating = Pick<Frame, 'round' | 'dealer' | 'counters'> & {
  readonly places: BySeat<number>;
  /** The number of the hand, from 0; by default one more than the hand before. */
  readonly hand?: number;
  readonly passes?: number;
  /** Set if dice decide the winds and the record does not name the dice. `places` then gives the turn order alone. */
  readonly windsUnsaid?: true;
};

/** A win as a ledger tells it, apart from its total. */
export interface ToldWin {
  readonly by: 'discard' | 'self';
  /** The word for a win of its own kind. */
  readonly word?: 'nagashi' | 'seven';
  /** Whether it is a win on the deal that is paid in its own way: 天胡 in 新章. */
  readonly onDeal: boolean;
  readonly isDealer: boolean;
  /** Whether the dealer pays for the win alone. */
  readonly fromDealer: boolean;
  readonly counters: number;
}

/** Why a total is impossible: it is below the least one, or no multiple of a step, or it cannot come about. */
export type Impossible = {readonly cite: string} & (
  | {readonly is: 'low'; readonly least: number}
  | {readonly is: 'step'; readonly step: number}
  | {readonly is: 'none'}
);

/** Refuses a total below the least one. */
export const below = (total: number, least: number, cite: string): Impossible | undefined =>
  total < least ? {is: 'low', least, cite} : undefined;

/** A frame that gives the players' places. */
export type SeatedFrame = Frame &
  Pick<Seating, 'places' | 'windsUnsaid'> & {
    /** How many false wins each player has declared so far, by number; absent if there were none. */
    readonly falseWins?: readonly number[];
  };

/** What a ledger needs of a rule set. */
export type Course = Pick<
  Flow,
  | 'options'
  | 'winners'
  | 'falseWin'
  | 'pay'
  | 'nextDeal'
  | 'startPoints'
  | 'stick'
  | 'countersOnce'
  | 'extras'
  | 'abortive'
> & {
  /** The options of the rule set. The course asks for some of them, and their defaults fill what is left out. */
  readonly ruleOptions: Readonly<Record<string, OptionSpec>>;
  /** How many players may take part. Of four with three playing, one sits out. */
  readonly players: readonly number[];
  /** Words that a ledger takes for wins and draws that are paid in a way of their own. */
  readonly words?: readonly ('nagashi' | 'bao' | 'seven' | 'tianhu')[];
  /**
   * What a liable player answers for, of a total: as it is told, or else as it follows. Undefined where it does not
   * follow, and where it cannot be. A rule set that has this lets a ledger name the liable player (`C bao`).
   */
  answersFor?(told: number | undefined, total: number, isDealer: boolean, o: Options): number | undefined;
  /** Its players' own words for a ledger, in languages whose usual word is another: 錯和 in Japanese, not チョンボ. */
  readonly ownWords?: Readonly<Partial<Record<Lang, {readonly falsewin: string}>>>;
  /**
   * The total of a self-draw of which a ledger says what each other player pays: one number where all pay the same, two
   * where the dealer pays more. Undefined where nobody can pay that.
   */
  totalOfShares?(shares: readonly number[], isDealer: boolean): number | undefined;
  /** The value of a total that a ledger gives, and whether the cap applies (luqiao). */
  capOf?(total: number, o: Options): {readonly total: number; readonly capped: boolean};
  /** Set if losers' hands score too (luqiao). */
  readonly everybodyScores?: true;
  /** Why no hand can have this total; `win` is undefined for a hand that has not won. */
  impossible?(total: number, win: ToldWin | undefined, o: Options): Impossible | undefined;
  /** The number of the rule by which dice decide anew before each hand who is in the east. */
  readonly windsByDice?: string;
  /**
   * Where the players sit in the first hand.
   * @param out the number of the player who sits out
   * @param hand the number of the hand, where seats depend on it (mcr)
   */
  readonly first: (
    dealer: number,
    out: number | undefined,
    dice?: readonly number[],
    hand?: number,
  ) => Seating;
  /**
   * Where the players sit in the next hand; undefined if the game is over.
   * @param frame the frame of the hand that ended, with the points after it
   */
  next(
    frame: SeatedFrame,
    outcome: Outcome,
    deal: Deal,
    o: Options,
    dice?: readonly number[],
  ): Seating | undefined;
  /** Whether the leader takes the sticks that are left at the end; else nobody does. By default the leader does. */
  readonly leaderTakesSticks?: (o: Options) => boolean;
  /** Whether a player with these points ends the game. */
  readonly isBust?: (points: number, o: Options) => boolean;
  /**
   * The players' results for their points at the end, by number, with the sticks left on the table if the leader takes
   * them.
   * @param falseWins how many false wins each player has declared
   */
  result(points: readonly number[], o: Options, falseWins?: readonly number[]): readonly number[];
  /** Changes under presets, by id. */
  readonly under?: Readonly<Record<string, Partial<Course>>>;
  /** Rule numbers for what a ledger refuses. */
  readonly ledgerCites: Readonly<
    Partial<
      Record<
        | 'several-winners'
        | 'game-over'
        | 'riichi-stick'
        | 'riichi-ready'
        | 'abortive-draw'
        | 'nagashi'
        | 'liable',
        string
      >
    >
  >;
};

/** The places of four players in turn order, given the one in the east. */
export function placesFrom(east: number): Readonly<Record<Seat, number>> {
  const [e, s, w, n] = [0, 1, 2, 3].map((turn) => (east + turn) % 4);
  return {east: e, south: s, west: w, north: n};
}

/** The seat of a player; undefined for one who sits out. */
export const seatOf = (places: BySeat<number>, player: number): Seat | undefined =>
  (Object.keys(places) as Seat[]).find((seat) => places[seat] === player);
