/** Questions about a situation: what is asked, the right answer, and why another answer is wrong. No DOM. */
import type {Fault, ProblemMessages} from '../core/situation/problem.js';
import type {ScoreResult} from '../core/game/result.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Seat, Situation} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';
import type {Kind, Tile} from '../core/tiles/tile.js';
import type {QuizNote} from './note.js';
import {isOneOf} from '../core/situation/value.js';

/** The kinds of questions about a hand: the values of the attribute `ask`. */
export const ASKS = ['total', 'sums', 'lines', 'win', 'waits', 'discard', 'groups', 'payments'] as const;
/** A kind of question. */
export type Ask = (typeof ASKS)[number];

/** Whether a value names a kind of question. */
export const isAsk = isOneOf(ASKS);

/** The kinds of questions about a table: what may be done, which tiles win, who deals next, which move is to be made. */
export const TABLE_ASKS = ['may', 'wins', 'next', 'move'] as const;
/** A kind of question about a table. */
export type TableAsk = (typeof TABLE_ASKS)[number];

/** Whether a value names a question about a table. */
export const isTableAsk = isOneOf(TABLE_ASKS);

/** What a question is about. */
export interface QuestionSubject {
  readonly situation: Situation;
  readonly ruleset: Ruleset;
  /** What the situation scores. */
  readonly result: ScoreResult;
  /** Which of several right discards the author means, in notation. Empty if the author does not say. */
  readonly answer?: string;
  /** The words for problems, in the reader's language. */
  readonly messages?: ProblemMessages;
  /** The number of answers to choose from; 0 for a free answer. */
  readonly choices?: number;
  /** Ids of patterns that are always among the boxes. */
  readonly patterns?: readonly string[];
  /** Ids of the patterns that the reader has met; other boxes are only there if their pattern counts. Any if empty. */
  readonly scope?: readonly string[];
}

/** The judgement of an answer. Answers are text: a number, ids, tiles in notation, `east:24 south:-8`, `fu:40 han:2`. */
export interface Verdict {
  readonly right: boolean;
  /** The given answer in its canonical spelling. */
  readonly given: string;
  readonly expected: string;
  /** Where the answer is wrong, and in how many places. Does not tell the answer. */
  readonly where: readonly QuizNote[];
  /** The parts of the given answer that are wrong: choices, tiles, sets, seats or units. */
  readonly wrong: readonly string[];
  /** Why it is wrong, the most telling reason first. Does not tell the answer: `solution` does. */
  readonly notes: readonly QuizNote[];
  /** Why a right answer is right that is not the expected one: by the reader's own reading of the hand. */
  readonly reasons?: readonly QuizNote[];
}

/** One kind of question about a hand. */
export interface Question {
  /** Why the question cannot be asked of this situation; undefined where it can. */
  fault(asked: QuestionSubject): Fault | undefined;
  /** The right answer. */
  expected(asked: QuestionSubject): string;
  /** The answers to choose from, in an order that gives nothing away; none for a free answer. */
  choices(asked: QuestionSubject): readonly string[];
  /** An answer in its canonical spelling; undefined while it is incomplete or cannot be read. */
  read(given: string, asked: QuestionSubject): string | undefined;
  /**
   * Judges an answer.
   * @param given an answer in its canonical spelling, from `read`
   */
  judge(given: string, asked: QuestionSubject): Verdict;
  /** A hint that helps the reader on without giving the answer. */
  hint(asked: QuestionSubject): QuizNote | undefined;
  /**
   * The reasons for the right answer.
   * @param given the reader's own right answer, where several are right
   */
  solution(asked: QuestionSubject, given?: string): readonly QuizNote[];
}

/** The form in which a question is answered; each has its own fields. */
export type AnswerForm =
  | {readonly is: 'number'; readonly unit: Unit}
  /** If the question has boxes, the last box says that no other box is right. */
  | {readonly is: 'radios' | 'sets'}
  /** `bySeat` is there where each choice is a move of a seat: the seats, each with its choices and what these are called there. */
  | {readonly is: 'boxes'; readonly bySeat?: readonly SeatBoxes[]}
  /** Tiles to choose from, row by row. `none` is set if the answer may be that no tile is right. */
  | {
      readonly is: 'tiles';
      readonly rows: readonly (readonly Kind[])[];
      readonly single: boolean;
      readonly none: boolean;
    }
  /** One of the tiles held: see `Posed.choices` for their kinds. */
  | {readonly is: 'hand'}
  /** Several numbers; `isSigned` is set where they may be below zero, which is where each is a seat's; `bottom` is who sits there. */
  | {
      readonly is: 'amounts';
      readonly label: string;
      readonly fields: readonly {readonly name: string; readonly label: string}[];
      readonly isSigned: boolean;
      readonly bottom?: Seat;
    }
  /** The legal moves of a seat: its whole hand, if it may discard, and what else may be done. */
  | {
      readonly is: 'moves';
      readonly seat: Seat;
      readonly discards: readonly HeldTile[];
      readonly others: readonly string[];
    }
  /** The dealer, and the counters where the rule set has them. */
  | {readonly is: 'deal'; readonly counters: boolean};

/** What a seat might do. */
export interface SeatBoxes {
  readonly seat: Seat;
  readonly label: string;
  readonly boxes: readonly {readonly id: string; readonly label: string}[];
}

/** A tile of a hand that may discard. */
export interface HeldTile {
  readonly tile: Tile;
  /** Undefined where it may not be discarded. */
  readonly answer?: string;
  readonly isDrawn?: boolean;
}

/** A hand to be explained, and the kinds of steps that do: see `steps` of `<mj-explain>`. */
export interface Explained {
  readonly situation: Situation;
  readonly steps: string;
}

/** The answer that none of the boxes, or no tile, is right. */
export const NONE = 'no';

/** A question about one situation or table, in the reader's words. */
export interface Posed {
  /** Why the question cannot be asked; undefined where it can. */
  readonly fault?: Fault;
  /** The question. It is shown if the author does not word the question. */
  readonly question: string;
  /** Facts that the question depends on and that its picture does not show. */
  readonly given: readonly string[];
  /** The words of the verdict, where they are not those of every question. */
  readonly outcome?: {readonly right: string; readonly wrong: string};
  readonly form: AnswerForm;
  readonly choices: readonly string[];
  /** The kinds that are wild. */
  readonly wild?: readonly Kind[];
  /** The steps of an explanation that show why the answer is right; undefined where reasons alone do. */
  readonly explained?: Explained;
  /** The name of a choice, with the tiles in it marked. */
  name(choice: string): string;
  /** An answer in its canonical spelling; undefined while it is incomplete or cannot be read. */
  read(given: string): string | undefined;
  /**
   * Judges an answer.
   * @param given an answer in its canonical spelling, from `read`
   */
  judge(given: string): Verdict;
  hint(): QuizNote | undefined;
  /** @param given the reader's own right answer, where several are right */
  solution(given?: string): readonly QuizNote[];
  /** A reason as a sentence, with the tiles in it marked. */
  say(note: QuizNote): string;
}

/** Whether the tiles of the hand are what a question is answered by. */
export const answersOnHand = ({form: {is}}: Posed): boolean => is === 'hand' || is === 'sets';
