/** Questions about a situation: what is asked, what is right, and why another answer is wrong. No DOM. */
import type {Fault, ProblemMessages} from '../core/situation/problem.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Seat, Situation} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';
import type {Kind} from '../core/tiles/tile.js';
import type {Note} from './note.js';

/** What can be asked, in the words of the attribute `ask`. */
export const ASKS = ['total', 'lines', 'win', 'waits', 'discard', 'groups', 'payments'] as const;
/** A kind of question. */
export type Ask = (typeof ASKS)[number];

/** Whether a value names a kind of question. */
export const isAsk = (value: unknown): value is Ask => ASKS.some((ask) => ask === value);

/** Questions about a table: what may be done, which tiles win, who deals next. */
export const TABLE_ASKS = ['may', 'wins', 'next'] as const;
/** A word of {@link TABLE_ASKS}. */
export type TableAsk = (typeof TABLE_ASKS)[number];

/** Whether a value names a question about a table. */
export const isTableAsk = (value: unknown): value is TableAsk => TABLE_ASKS.some((ask) => ask === value);

/** What a question is about. */
export interface Asked {
  readonly situation: Situation;
  readonly ruleset: Ruleset;
  /** What the situation scores. */
  readonly result: ScoreResult;
  /** Which of several right discards the author means, in notation; empty where nothing is said. */
  readonly answer?: string;
  /** Problems in a reader's language. */
  readonly messages?: ProblemMessages;
  /** How many answers to choose from; 0 for an answer of the reader's own. */
  readonly choices?: number;
}

/** What became of an answer. Answers are text: a number, ids, tiles in notation, `east:24 south:-8`. */
export interface Verdict {
  readonly right: boolean;
  /** What was answered, in its canonical spelling. */
  readonly given: string;
  readonly expected: string;
  /** Why, the most telling first. */
  readonly notes: readonly Note[];
}

/** One kind of question. */
export interface Question {
  /** Why it cannot be asked of this situation; undefined where it can. */
  fault(asked: Asked): Fault | undefined;
  /** The right answer. */
  expected(asked: Asked): string;
  /** What there is to choose from, in an order that says nothing; none for a free answer. */
  choices(asked: Asked): readonly string[];
  /** An answer in its canonical spelling; undefined for what is none yet. */
  read(given: string, asked: Asked): string | undefined;
  /** @param given an answer that `read` has passed */
  judge(given: string, asked: Asked): Verdict;
  /** What helps a reader on, without the answer. */
  hint(asked: Asked): Note | undefined;
  /** What explains the right answer. */
  solution(asked: Asked): readonly Note[];
}

/** How a question is answered: each is a field, or several, of its own. */
export type AnswerForm =
  | {readonly is: 'number'; readonly unit: Unit}
  | {readonly is: 'radios' | 'boxes' | 'sets'}
  /** Tiles to choose from, row by row; `none` where none of them may be the answer. */
  | {
      readonly is: 'tiles';
      readonly rows: readonly (readonly Kind[])[];
      readonly single: boolean;
      readonly none: boolean;
    }
  | {readonly is: 'amounts'; readonly seats: readonly Seat[]}
  /** Who deals, and the counters where there are any. */
  | {readonly is: 'deal'; readonly counters: boolean};

/** A question that is asked of something, in words. */
export interface Posed {
  /** Why it cannot be asked; undefined where it can. */
  readonly fault?: Fault;
  /** What is asked, where the author has no words for it. */
  readonly question: string;
  /** What is said of what is asked about, and not seen in its picture. */
  readonly given: readonly string[];
  readonly form: AnswerForm;
  readonly choices: readonly string[];
  /** The kind that is wild. */
  readonly wild?: Kind;
  /** What one of the choices is called. */
  name(choice: string): string;
  /** An answer in its canonical spelling; undefined for what is none yet. */
  read(given: string): string | undefined;
  /** @param given an answer that `read` has passed */
  judge(given: string): Verdict;
  hint(): Note | undefined;
  solution(): readonly Note[];
  /** A reason as a sentence; tiles in it are marked. */
  say(note: Note): string;
}
