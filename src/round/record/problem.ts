/** What may be wrong with a round, and the words in which the referee says it. */
import type {Refusal} from '../../core/game/refusal.js';
import type {Problem, ProblemMessages} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import type {MoveWords} from './verb.js';

/** Codes for what is wrong with a record's text, or with what it says of the hand. */
export const RECORD_FAULTS = [
  'unknown-word',
  'unknown-name',
  'name-twice',
  'bad-value',
  'seat-expected',
  'seat-twice',
  'move-expected',
  'tile-expected',
  'unclosed-comment',
  'unclosed-line',
  'unopened-line',
  'line-too-deep',
  'play-missing',
  'name-expected',
  'after-expect',
  'wrong-hand-size',
  'asserted-illegal',
  'expected-net',
  'expected-next',
  'expected-counters',
  'expected-points',
  'expected-end',
  'foreign',
] as const;
/** A fault of a record other than a refused move. */
export type RecordFault = (typeof RECORD_FAULTS)[number];

/** The code of a problem of a round: from the flow, the record, or the scorer. */
export type RoundCode = Refusal | RecordFault | (string & {});

/** What is wrong with a round, in words, and where in the record's text; line and column are counted from 1. */
export interface RoundProblem extends Problem<RoundCode> {
  readonly cite?: string;
  readonly seat?: Seat;
  readonly line?: number;
  readonly column?: number;
  /** The index of the record's move, counted from 0. */
  readonly move?: number;
}

/** The words of the referee, in one language. */
export interface RoundStrings {
  /** Why a move is not legal, as the second half of a sentence; `about` is a tile or a number. */
  readonly refusals: Readonly<Record<Refusal, (about: string) => string>>;
  /** What must come first, where `not-your-turn` is said to the player whose turn it is. */
  readonly first: Readonly<Record<'draw' | 'discard', string>>;
  /** What is wrong with a record, as a clause. */
  readonly faults: Readonly<Record<RecordFault, (about: string) => string>>;
  /** "pung 5 dots", after "may". */
  readonly doing: MoveWords;
  /** A refusal: "West may not pung 7p", and why. A clause, as the others here. */
  readonly mayNot: (seat: string, what: string, why?: string) => string;
  /** The opposite: "West may pung 7p, but the record marks it as not allowed". */
  readonly may: (seat: string, what: string) => string;
  readonly seat: (seat: Seat) => string;
  /** A clause with the number of the rule that it follows from. */
  readonly cited: (clause: string, cite: string) => string;
}

/** The words for problems of the scorer, and those of the referee. */
export interface RoundMessages {
  readonly round: RoundStrings;
  readonly problems: ProblemMessages;
  /** Names tiles and melds in notation for readers; without it they stay in notation. */
  readonly named?: (notation: string) => string;
}
