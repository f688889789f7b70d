/** A hand as it was played, as plain JSON. The text of a round is read into a record and written from one. */
import type {BySeat, Frame} from '../../core/game/flow.js';
import type {Seat} from '../../core/situation/situation.js';

/** All moves. `ready` is 聴牌, `open` an open riichi; `end` says that nobody claims and the hand is drawn. */
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
/** The name of a move. */
export type MoveName = (typeof MOVES)[number];

/** The words by which a hand is declared ready. */
export const DECLARATIONS = ['ready', 'riichi', 'open'] as const satisfies readonly MoveName[];
/** A declaration. */
export type Declaration = (typeof DECLARATIONS)[number];
/** Whether a move is a declaration. */
export const isDeclaration = (name: MoveName): name is Declaration =>
  (DECLARATIONS as readonly MoveName[]).includes(name);

/** One move of one seat as text: tiles and melds are in canonical notation. */
export interface MoveText {
  readonly do: MoveName;
  /** The tile drawn, discarded, set aside or won on. A discard without it is the drawn tile. */
  readonly tile?: string;
  /** A chow, pung or kong: `[_213m]`, `[[1111m]]`, `[555+5p]`. */
  readonly meld?: string;
}

/** A move in a record, with what is said about it. */
export interface RecordMove extends MoveText {
  readonly seat: Seat;
  /** The move is not made: the record claims that it is legal here, or that it is not. */
  readonly assert?: 'legal' | 'illegal';
  /** A comment for the reader. */
  readonly note?: string;
  /** A name for the position after the move, without `@`. */
  readonly name?: string;
  /** A side line: moves that could have been made instead of this turn. */
  readonly line?: readonly RecordMove[];
}

/** Side lines may be inside side lines, but not more than this many in one another. */
export const DEEPEST_SIDE_LINE = 50;

/** A tile in a river. */
export interface ThrownTile {
  readonly tile: string;
  /** Discarded as drawn. */
  readonly drawn?: true;
  /** Discarded with a declaration: riichi, ready. */
  readonly declared?: true;
  /** The seat that called it. */
  readonly by?: Seat;
}

/** What a seat has where a record begins. */
export interface RecordSeat {
  /** Melds, tiles held, and a drawn tile after `+`. A hand without tiles held is hidden. */
  readonly hand?: string;
  /** Flowers or ガリ set aside. */
  readonly out?: string;
  readonly ready?: Declaration;
  /** The discards; absent where they are not known. The last one is open to claims where `claimable`. */
  readonly river?: readonly ThrownTile[];
  readonly claimable?: true;
}

/** Where a record begins; whatever is absent has its default. */
export type Start = Partial<Omit<Frame, 'wild' | 'indicators' | 'ura'>> & {
  /** The indicator of the wild tile. */
  readonly wild?: string;
  /** All dora indicators in order, and the tiles under them. */
  readonly indicators?: string;
  readonly ura?: string;
  readonly seats?: BySeat<RecordSeat>;
  /** All tiles of the wall in the order in which they are drawn. */
  readonly wall?: string;
  /** A text from which the wall is shuffled. */
  readonly seed?: string;
  readonly left?: number;
  readonly kongs?: number;
  /** The seat that draws first. */
  readonly turn?: Seat;
  /** The dealer acts first, right after the deal. */
  readonly start?: 'deal';
  readonly discards?: 'pool' | 'river';
};

/** What the record expects the hand to come to. */
export interface ExpectedResult {
  readonly net?: BySeat<number>;
  readonly next?: {readonly dealer: Seat; readonly counters?: number};
  readonly points?: BySeat<number>;
}

/** A position and the moves from there on. Without `rules` there is no referee, only the order of turns. */
export interface RoundRecord {
  readonly version: 1;
  readonly rules?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly start: Start;
  readonly moves: readonly RecordMove[];
  readonly expect?: ExpectedResult;
  /** A comment and a name for the position before the first move. */
  readonly note?: string;
  readonly name?: string;
  /** What the record's source said that a record has no place for, by the name of the source's format. */
  readonly foreign?: Readonly<Record<string, unknown>>;
}

/** The index behind the last move of a turn: a move with a side line begins another. */
export function endOfTurn(moves: readonly RecordMove[], at: number): number {
  let end = at + 1;
  while (end < moves.length && moves[end].seat === moves[at].seat && !moves[end].line) end++;
  return end;
}
