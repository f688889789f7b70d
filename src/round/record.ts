/** A hand as it was played, as plain JSON: what the notation of a round is read into and written from. */
import type {BySeat, Frame} from '../core/game/flow.js';
import type {Seat} from '../core/situation/situation.js';

/** What can be done; `ready` is 聴牌, `open` an open riichi, `end` says that nobody claims and the hand is drawn. */
export const MOVES = [
  'draw',
  'discard',
  'chow',
  'pung',
  'kong',
  'out',
  'ready',
  'riichi',
  'open',
  'win',
  'pass',
  'end',
  'falsewin',
] as const;
/** What a move does. */
export type MoveName = (typeof MOVES)[number];

/** A word by which a hand is declared ready. */
export type Declared = Extract<MoveName, 'ready' | 'riichi' | 'open'>;

/** One move of one seat. Tiles and melds are in canonical notation. */
export interface Move {
  readonly do: MoveName;
  /** What is drawn, thrown, laid out or won on; a discard without one throws what was drawn. */
  readonly tile?: string;
  /** A chow, pung or kong: `[_213m]`, `[[1111m]]`, `[555+5p]`. */
  readonly meld?: string;
  /** The hand is hidden, so that only the public part was checked. */
  readonly unsure?: true;
}

/** A move in a record, with what is said about it. */
export interface RecordMove extends Omit<Move, 'unsure'> {
  readonly seat: Seat;
  /** The move is not made: it is said to be legal here, or not to be. */
  readonly assert?: 'legal' | 'illegal';
  /** A comment for the reader. */
  readonly note?: string;
  /** A name for the position after it, without `@`. */
  readonly name?: string;
  /** What if, instead of this turn. */
  readonly line?: readonly RecordMove[];
}

/** A tile in a river. */
export interface Thrown {
  readonly tile: string;
  /** Drawn and thrown. */
  readonly drawn?: true;
  /** Declared with: riichi, ready. */
  readonly declared?: true;
  /** Who took it. */
  readonly by?: Seat;
}

/** A seat where a record begins. */
export interface RecordSeat {
  /** Melds, tiles held, a drawn tile after `+`; no tiles held is a hidden hand. */
  readonly hand?: string;
  /** Flowers or ガリ laid out. */
  readonly out?: string;
  readonly ready?: 'ready' | 'riichi' | 'open';
  /** Left out where it is not known. The last tile is open to claims where `claimable`. */
  readonly river?: readonly Thrown[];
  readonly claimable?: true;
}

/** Where a record begins; what is left out has its default. */
export type Start = Partial<Frame> & {
  readonly seats?: BySeat<RecordSeat>;
  /** All tiles in the order in which they are drawn. */
  readonly wall?: string;
  /** A text that the wall is shuffled from. */
  readonly seed?: string;
  readonly left?: number;
  readonly kongs?: number;
  /** Who draws first. */
  readonly turn?: Seat;
  /** The dealer acts first. */
  readonly start?: 'deal';
  readonly discards?: 'pool' | 'river';
};

/** What the record says the hand comes to. */
export interface Expected {
  readonly net?: BySeat<number>;
  readonly next?: {readonly dealer: Seat; readonly counters?: number};
  readonly points?: BySeat<number>;
}

/** A position and what was done from there on. Without `rules` it is any mahjong, and nobody referees. */
export interface RoundRecord {
  readonly version: 1;
  readonly rules?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly start: Start;
  readonly moves: readonly RecordMove[];
  readonly expect?: Expected;
  /** A comment, and a name, before the first move. */
  readonly note?: string;
  readonly name?: string;
  /** What a log said, from which the record was read, that a record has no word for; by the name of its format. */
  readonly foreign?: Readonly<Record<string, unknown>>;
}
