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
  'nothing-told',
  'too-many-hands',
  'three-players',
  'log-address',
  'log-around',
  'log-elsewhere',
  'log-escaped',
  'log-signs',
  'log-unknown',
  'log-cut-off',
  'log-too-long',
] as const;
/** A fault of a record other than a refused move. */
export type RecordFault = (typeof RECORD_FAULTS)[number];

/** The faults that compare points: their words need both numbers. */
export type PointsFault = 'expected-net' | 'expected-points';
/** The faults that are said with one word about them. */
export type SaidFault = Exclude<RecordFault, PointsFault>;

/** What would explain a difference: dora whose indicators the log does not have. */
export type DoraMissing = 'ura' | 'indicators';

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

/** Why a move is not legal, as the second half of a sentence; `about` is a tile or a number. */
type Refusals = Readonly<Record<Refusal, (about: string) => string>>;

/** The words of the referee, in one language. */
export interface RoundStrings {
  readonly refusals: Refusals;
  /** The same, said to the reader; absent where the usual words don't name the player. */
  readonly selfRefusals?: Partial<Refusals>;
  /** The seat that these words call "You"; absent where they name all seats alike. */
  readonly reader?: Seat;
  /** What must come first, where `not-your-turn` is said to the player whose turn it is. */
  readonly first: Readonly<Record<'draw' | 'discard', string>>;
  /** What is wrong with a record, as a clause. */
  readonly faults: Readonly<Record<SaidFault, (about: string) => string>>;
  /**
   * Whose points differ, what the record says, and what they are by the rules: won in the hand, or after it. They are
   * several where hidden hands leave them open.
   */
  readonly differs: Readonly<
    Record<PointsFault, (seat: string, said: string, really: readonly string[]) => string>
  >;
  /** Whose win a log values otherwise, in the words of the log and in ours. */
  readonly worth: (seat: string, said: string, really: string) => string;
  /** Dora that would explain a difference, as a sentence. */
  readonly missingDora: Readonly<Record<DoraMissing, string>>;
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
